import { describe, expect, test } from 'vitest';
import type { Card, Zone } from '#engine/core/card.ts';
import type { Notes } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import { reform } from '#engine/games/reform/game.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS } from '#engine/testing/dealt.ts';

const ZONES: Readonly<Record<Zone, string>> = {
  'talon:0': 'T16 C7 DQ',
  'talon:1': 'T4 S8 H3',
  'hand:0': 'CK SK DK T1 T20 T19 T18 CQ CN SQ SN H4',
  'hand:1': 'T2 T3 T5 T6 T7 T8 T9 T10 C8 C9 S7 S9',
  'hand:2': 'HK HQ HN T11 T12 T13 T14 T15 T17 S10 C10 D1',
  'hand:3': 'T21 T22 HJ H1 H2 DN DJ D2 D3 D4 CJ SJ',
};
const take = (group: number): object => ({ type: 'take-group', group });
const lay = (cards: string): object => ({ type: 'lay', cards: cards.split(' ') });
const passOn = (cards: string): object => ({ type: 'pass-on', cards: cards.split(' ') });

/** Somebody has bid it, nobody has bought it, and nobody doubles before cards are taken. */
function bidden(
  contract: string,
  zones = ZONES,
  { options = {}, declarer = 0 }: { options?: Notes; declarer?: Seat } = {},
) {
  const deal = dealOut(zones, { game: reform, profile: 'reform', options });
  deal.go(
    ...(declarer === 0 ? [bid(contract), PASS, PASS, PASS] : [{ type: 'mein-spiel' }, bid(contract), PASS, PASS, PASS]),
  );
  while (deal.s.phase === 'ankauf') deal.go({ type: 'no-buy' });
  while (deal.s.phase === 'pre') deal.go(GOOD);
  return deal;
}
const hand = (deal: DealtDeal, seat: Seat, viewer: Seat): readonly (Card | null)[] =>
  (deal.seenBy(viewer).zones[`hand:${seat}`] ?? []).filter((card) => card !== null);
const heard = (deal: DealtDeal, viewer: Seat) => deal.seenBy(viewer).history.findLast(({ type }) => type === 'said');
const phases = ({ s }: DealtDeal): readonly string[] =>
  s.log.flatMap((event) => (event.type === 'entered' ? [event.phase] : []));

const ROUND = [take(0), lay('C7 DQ H4'), passOn('C8 S8 H3'), passOn('C8 D1 C10')];

describe('cards of the talon go round (reform §7.10)', () => {
  test('in a Diskreter Dreier to the last opponent, who lays three away', () => {
    const deal = bidden('diskreter-dreier');
    const turns: Seat[] = [];
    for (const action of [...ROUND, lay('D1 D2 D3')]) {
      turns.push(deal.seat);
      deal.go(action);
    }
    expect(turns).toEqual([0, 0, 1, 2, 3]);
    expect([deal.s.phase, deal.s.zones['laid:0'], deal.s.zones['laid:3']]).toEqual([
      'announce',
      ['C7', 'DQ', 'H4'],
      ['D1', 'D2', 'D3'],
    ]);
    for (const seat of [0, 1, 2, 3]) expect(deal.s.zones[`hand:${seat}`]).toHaveLength(12);
  });

  test('in a Juwel back to the first, who lays three away', () => {
    const deal = bidden('juwel');
    const turns: Seat[] = [];
    for (const action of [...ROUND, passOn('D1 D2 D3'), lay('D1 C9 S7')]) {
      turns.push(deal.seat);
      deal.go(action);
    }
    expect(turns).toEqual([0, 0, 1, 2, 3, 1]);
    expect([deal.s.phase, deal.s.zones['laid:1']]).toEqual(['announce', ['D1', 'C9', 'S7']]);
  });

  test('each sees only what they take, and knows what they gave as long as it may still be there', () => {
    const deal = bidden('juwel');
    deal.go(take(1));
    expect(hand(deal, 0, 1)).toEqual([]);
    expect([hand(deal, 0, 0).length, heard(deal, 2)]).toEqual([15, { type: 'said', by: 0, action: take(1) }]);
    deal.go(lay('H4 S8 H3'));
    // The neighbour takes the other group without a word.
    expect(hand(deal, 1, 1)).toEqual(expect.arrayContaining(['T16', 'C7', 'DQ']));
    expect(hand(deal, 1, 0)).toEqual([]);
    deal.go(passOn('DQ C7 C8'));
    expect(hand(deal, 2, 1)).toEqual(expect.arrayContaining(['DQ', 'C7', 'C8']));
    expect([hand(deal, 2, 0), hand(deal, 2, 3)]).toEqual([[], []]);
    expect(heard(deal, 2)).toMatchObject({ action: passOn('DQ C7 C8') });
    expect(heard(deal, 3)).toEqual({ type: 'said', by: 1, action: { type: 'pass-on' } });
    deal.go(passOn('D1 C10 S10'));
    // Any of them may have gone on.
    expect(hand(deal, 2, 1)).toEqual([]);
    expect(hand(deal, 3, 2)).toEqual(expect.arrayContaining(['D1', 'C10', 'S10']));
  });

  test('what was given may be passed on, and nobody may skip it', () => {
    const deal = bidden('diskreter-dreier');
    deal.go(take(0), lay('C7 DQ H4'));
    expect([deal.refused(GOOD), deal.refused(lay('S8 H3 C8')), deal.refused(passOn('S8 H3'))]).toEqual([
      'wrong-phase',
      'wrong-phase',
      'lay-as-many-as-taken',
    ]);
    deal.go(passOn('S8 H3 C8'));
    expect(deal.refused(passOn('S8 H3 C8'))).toBeUndefined();
    expect(deal.refused(passOn('HK D1 C10'))).toBe('may-not-lay-king');
    expect(deal.refused(passOn('T11 D1 C10'))).toBe('tarock-only-without-choice');
    deal.go(passOn('S8 H3 C8'));
    expect(deal.refused(passOn('D2 D3 D4'))).toBe('wrong-phase');
    expect(deal.refused(lay('T22 D3 D4'))).toBe('may-not-lay-honour');
  });

  test('a tarock goes only where there is nothing else, and is shown to everybody', () => {
    const deal = bidden('juwel', {
      ...ZONES,
      'talon:1': 'T4 C8 T3',
      'hand:1': 'T2 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 HK',
      'hand:2': 'S8 HQ HN H3 C9 S7 S9 T15 T17 S10 C10 D1',
    });
    deal.go(take(0), lay('C7 DQ H4'));
    expect(deal.refused(passOn('T4 T3 T2'))).toBe('tarock-only-without-choice');
    deal.go(passOn('C8 T4 T3'));
    for (const viewer of [0, 3]) expect(hand(deal, 2, viewer)).toEqual(['T4', 'T3']);
    deal.go(passOn('S8 H3 C9'));
    // What lies there with others that could go keeps its place for everybody.
    for (const viewer of [0, 3]) expect(hand(deal, 2, viewer)).toEqual(['T4', 'T3']);
  });

  test('kontra before it, and no mortgage', () => {
    expect(phases(bidden('juwel'))).toEqual(['cut', 'auction', 'ankauf', 'pre', 'ring']);
    expect(phases(bidden('juwel', ZONES, { options: { preKontra: false } }))).toEqual([
      'cut',
      'auction',
      'ankauf',
      'ring',
    ]);
  });
});

describe('who leads to the first trick (reform §7.10)', () => {
  function announced(contract: string, at: { options?: Notes; declarer?: Seat }): DealtDeal {
    const deal = bidden(contract, ZONES, at);
    while (deal.s.phase === 'ring') {
      const offer = deal.seenBy(deal.seat).offers.find(({ kind }) => kind === 'cards');
      if (offer?.kind === 'cards') deal.go({ type: offer.type, cards: offer.from.slice(0, offer.min) });
      else deal.go(take(0));
    }
    while (deal.s.phase === 'announce') deal.go(GOOD);
    return deal;
  }

  test.each(['diskreter-dreier', 'juwel'])('the declarer of a %s says it', (contract) => {
    for (const [word, leader] of [
      ['lead-self', 1],
      ['lead-forehand', 0],
    ] as const) {
      const deal = announced(contract, { declarer: 1 });
      expect([deal.s.phase, deal.seat, deal.offered]).toEqual([
        'lead-choice',
        1,
        [{ type: 'lead-self' }, { type: 'lead-forehand' }],
      ]);
      deal.go({ type: word });
      expect([deal.s.phase, deal.seat]).toEqual(['tricks', leader]);
      expect(deal.seenBy(3).games[0]?.with).toEqual({ lead: leader === 1 ? 'declarer' : 'forehand' });
    }
  });

  test('forehand is not asked, nor anybody in a Juwel where forehand always leads', () => {
    const own = announced('diskreter-dreier', {});
    expect([own.s.phase, own.seat]).toEqual(['tricks', 0]);
    const agreed = announced('juwel', { declarer: 1, options: { juwelLead: 'forehand' } });
    expect([agreed.s.phase, agreed.seat, phases(agreed).includes('lead-choice')]).toEqual(['tricks', 0, false]);
    expect(announced('diskreter-dreier', { declarer: 1, options: { juwelLead: 'forehand' } }).s.phase).toBe(
      'lead-choice',
    );
  });
});
