import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import { beatingMemory, playable } from '#engine/games/reform/play/beating.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type DealtDeal, GOOD, play } from '../dealt.ts';
import { bidden, fits, found, mayPlay, TRIES } from './moments.ts';

const take = (cards: string) => ({ type: 'take', group: 0, cards: cards.split(' ').filter(Boolean) });
const lay = (cards: string) => ({ type: 'lay', cards: cards.split(' ') });

describe('whoever was passed over cannot beat (reform §7.9, Pensionist)', () => {
  /** Nothing is lower than what the declarer holds: nobody can force them to beat it. */
  const LOW = { 'hand:0': 'C7 C8 C9 S7 S8 S9 H4 H3 H2 D4 D3 D2', 'talon:0': 'T1 CQ SN', 'talon:1': 'HJ T7 DQ' };

  /** Every moment at which a card lies there: all play what they may first, or last. */
  function momentsOf(deal: DealtDeal, last: boolean): readonly State[] {
    const moments: State[] = [];
    while (deal.s.end === null) {
      if ((deal.s.zones['trick'] ?? []).length > 0) moments.push(deal.s);
      deal.go(play(must(mayPlay(deal).at(last ? -1 : 0), 'a card')));
    }
    return moments;
  }

  test.each([
    ['pensionist', false],
    ['pensionist-ouvert', true],
  ])('deals are found at any moment: %s, the last card first: %s', (contract, last) => {
    const moments = momentsOf(bidden(contract, LOW, [take('')]), last);
    expect(moments.length).toBeGreaterThan(20);
    expect(Math.min(...fits(moments))).toBeGreaterThan(TRIES / 4);
  });

  test('nobody imagines with them what would have beaten the top card', () => {
    let asked = 0;
    for (const s of momentsOf(bidden('pensionist', LOW, [take('')]), true)) {
      const { passed, plays } = beatingMemory(s);
      const viewer = s.active.find((seat) => !passed.includes(seat) && plays.at(-1)?.seat !== seat);
      if (viewer === undefined || passed.length === 0 || asked === 3) continue;
      asked++;
      const worlds = found(s, viewer);
      expect(worlds.length).toBeGreaterThan(0);
      for (const { zones } of worlds)
        for (const seat of passed) expect(playable(zones[handOf(seat)] ?? [], plays)).toEqual([]);
    }
    expect(asked).toBe(3);
  });
});

describe('a talon that the declarer alone has looked at (reform §7.6, Spezi)', () => {
  const HIGH = {
    'hand:0': 'T22 T21 T20 T19 T18 T17 CK CQ SK SQ HK DK',
    'talon:0': 'T1 C7 SN',
    'talon:1': 'HJ T7 DQ',
  };
  const said = [{ type: 'seen' }, { type: 'suit', suit: 'C' }];

  /** Every moment in the middle of a trick; whoever may say who leads names the next player. */
  function momentsOf(deal: DealtDeal): readonly State[] {
    const moments: State[] = [];
    while (deal.s.end === null) {
      if (deal.s.zones['trick']?.length === 2) moments.push(deal.s);
      const picks = deal.offered.filter(({ type }) => type === 'pick');
      const next = (deal.seat + 1) % 4;
      deal.go(picks.length > 0 ? { type: 'pick', seat: next } : play(must(mayPlay(deal)[0], 'a card')));
    }
    return moments;
  }

  test.each(['spezi', 'spezi-ouvert'])('deals are found at any moment of a %s', (contract) => {
    const moments = momentsOf(bidden(contract, HIGH, said));
    expect(moments.length).toBe(12);
    expect(Math.min(...fits(moments))).toBeGreaterThan(TRIES / 2);
  });

  test('what lies there may be any card for the others, and is known to the declarer', () => {
    const deal = bidden('spezi', HIGH, said);
    const talons = (viewer: number): ReadonlySet<Card> =>
      new Set(found(deal.s, viewer).flatMap(({ zones }) => [...(zones['talon:0'] ?? []), ...(zones['talon:1'] ?? [])]));
    expect(talons(0).size).toBe(6);
    expect(talons(2).size).toBeGreaterThan(12);
  });
});

describe('a leader has no lower card of the suit, and whoever could has beaten (reform §7.6, Wechselspezi)', () => {
  const HIGH = {
    'hand:0': 'T22 CK SK HK HQ HN HJ H1 DK DQ DN DJ',
    'hand:1': 'T21 T20 T5 CQ C9 C7 SQ S9 S7 H4 H3 D4',
  };

  test('deals are found at any moment', () => {
    const deal = bidden('wechselspezi', HIGH, [{ type: 'seen' }, { type: 'suit', suit: 'H' }]);
    const moments: State[] = [];
    while (deal.s.end === null) {
      if (deal.s.zones['trick']?.length === 2) moments.push(deal.s);
      const picks = deal.offered.filter(({ type }) => type === 'pick');
      deal.go(picks.length > 0 ? { type: 'pick', seat: 1 } : play(must(mayPlay(deal)[0], 'a card')));
    }
    expect(moments.length).toBeGreaterThan(5);
    expect(Math.min(...fits(moments))).toBeGreaterThan(TRIES / 2);
  });
});

describe('several tarocks as one play (reform §7.4, pratermäßig)', () => {
  const HANDS = {
    'hand:0': 'T22 T15 T14 T2 SK SQ HK HQ DK DQ C7 C8',
    'hand:1': 'T21 T20 T19 T18 CQ C9 SN S9 HN H3 DN D4',
    'hand:2': 'T17 T16 T13 T12 CN CJ SJ S8 HJ H2 DJ D3',
    'talon:0': 'CK T5 H1',
    'talon:1': 'T6 S7 D1',
  };

  test('deals are found at any moment, with hands of unequal size', () => {
    const deal = bidden('uhurufer', HANDS, [{ type: 'call-king', suit: 'C' }, GOOD, GOOD, GOOD]);
    deal.go(...[{ type: 'pratermaessig', seat: 2 }, take('CK T5 H1'), lay('C7 C8 HQ')]);
    while (deal.s.phase === 'announce') deal.go(GOOD);
    const moments: State[] = [];
    while (deal.s.end === null) {
      if (deal.s.zones['trick']?.length) moments.push(deal.s);
      const sets = deal.seenBy(deal.seat).offers.flatMap((offer) => (offer.kind === 'cards' ? [offer] : []));
      const [set] = sets;
      deal.go(set ? { type: 'play-set', cards: set.from.slice(0, 2) } : play(must(mayPlay(deal)[0], 'a card')));
    }
    expect(moments.length).toBeGreaterThan(20);
    expect(Math.min(...fits(moments))).toBeGreaterThan(TRIES / 2);
  });
});
