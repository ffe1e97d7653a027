import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import { canonical } from '#engine/core/json.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type DealtDeal, play } from '../dealt.ts';
import { bidden, fits, found, mayPlay, TRIES } from './moments.ts';

const NO_BUS = { type: 'no-bus' };

/** Every moment in the middle of a trick: the declarer keeps some cards as long as may be, everybody else gives what they may first. */
function momentsOf(deal: DealtDeal, isKept: (card: Card) => boolean): readonly State[] {
  const moments: State[] = [];
  while (deal.s.end === null && deal.s.phase === 'tricks') {
    const may = mayPlay(deal);
    if (deal.s.zones['trick']?.length === 2) moments.push(deal.s);
    const card = deal.seat === 0 ? may.find((one) => !isKept(one)) : undefined;
    deal.go(play(card ?? may[0] ?? ''));
  }
  return moments;
}

const ORDER = 'T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11'.split(' ');
const place = (cards: readonly Card[]): readonly object[] => cards.map((card) => ({ type: 'order', card }));

describe('an order that nobody else has heard (reform §7.7, Fahrt ins Blaue)', () => {
  const fahrt = (...order: readonly object[]): DealtDeal =>
    bidden('fahrt-ins-blaue', { 'hand:0': ORDER.join(' ') }, [
      ...[{ type: 'suit', suit: 'H' }, ...order, { type: 'order-done' }],
      ...[NO_BUS, NO_BUS, NO_BUS],
    ]);

  test.each([
    ['as it was first said', place(ORDER)],
    ['after it was begun anew', [...place([...ORDER].reverse()), { type: 'order-again' }, ...place(ORDER)]],
  ])('deals are found at any moment, %s', (_, order) => {
    const moments = momentsOf(fahrt(...order), () => false);
    expect(moments.length).toBeGreaterThan(7);
    expect(Math.min(...fits(moments))).toBeGreaterThan(TRIES / 2);
  });

  test('what has not been played yet may come in any order', () => {
    const s = must(momentsOf(fahrt(...place(ORDER)), () => false)[2], 'a third trick');
    const orders = found(s, 2).map(({ games }) => games[0]?.with['order']);
    for (const order of orders) {
      expect(order).toHaveLength(ORDER.length);
      expect(Array.isArray(order) && order.slice(0, 3)).toEqual(ORDER.slice(0, 3));
    }
    expect(new Set(orders.map(canonical)).size).toBe(orders.length);
  });
});

describe('drawn cards that nobody else has seen (reform §7.8, Hausierer)', () => {
  const HANDS = {
    'hand:0': 'T22 T6 T5 CK CQ C7 SQ S9 HK H3 DN D4',
    'hand:1': 'T21 T9 T8 CN CJ C10 SK S10 HQ H1 DK DQ',
    'hand:2': 'T20 T10 T7 C9 C8 SN SJ S8 HN HJ H2 DJ',
    'talon:0': 'T1 T2 T3',
    'talon:1': 'T4 T11 T12',
  };

  test.each([1, 4, 6])('deals are found at any moment, of %d of them', (count) => {
    const said = [...Array<object>(count).fill({ type: 'draw' }), ...(count < 6 ? [{ type: 'enough' }] : [])];
    const moments = momentsOf(bidden('hausierer', HANDS, said), () => false);
    expect(moments.length).toBeGreaterThan(7);
    expect(Math.min(...fits(moments))).toBeGreaterThan(TRIES / 2);
  });

  test('several cards as one play, and what lies in the talon, do not confuse anybody', () => {
    const deal = bidden('hausierer', HANDS, [{ type: 'draw' }, { type: 'draw' }, { type: 'enough' }]);
    deal.go({ type: 'play-set', cards: ['T22', 'CK', 'CQ', 'C7'] }, play('CN'), play('C9'));
    const hands = found(deal.s, 3).map(({ zones }) => zones['hand:0']);
    expect(hands.length).toBeGreaterThan(TRIES / 2);
    for (const hand of hands) expect(hand).toHaveLength(10);
    // Whoever has drawn holds every suit, or the deal would be over.
    for (const hand of hands)
      for (const suit of ['S', 'H', 'D']) expect(hand?.some((card) => card.startsWith(suit))).toBe(true);
  });
});

describe('a hand of one suit would have ended it (reform §7.7, Eisenbahner)', () => {
  const HANDS = {
    'hand:0': 'T22 T6 T5 CK CQ C7 SQ S9 HK H3 DN D4',
    'hand:1': 'T21 T9 T8 CN CJ C10 SK S10 HQ H1 DK DQ',
  };

  test.each([
    ['without a bus', [NO_BUS, NO_BUS, NO_BUS]],
    ['with one', [NO_BUS, { type: 'bus', suit: 'S' }]],
  ])('deals are found at any moment, %s', (_, buses) => {
    const deal = bidden('eisenbahner', HANDS, [{ type: 'suit', suit: 'T' }, ...buses]);
    const moments = momentsOf(deal, (card) => card.startsWith('T'));
    expect(moments.length).toBeGreaterThan(5);
    expect(Math.min(...fits(moments))).toBeGreaterThan(TRIES / 2);
  });
});

describe('three equal pictures are in hand as long as it goes on (reform §7.8, Artist)', () => {
  const HANDS = {
    'hand:0': 'T22 T21 T5 CQ SQ HQ DQ CK C7 S9 H3 D4',
    'hand:1': 'T20 T19 T18 C10 C9 C8 CJ SN SJ HK HN DN',
    'hand:2': 'T17 T16 T15 T14 CN S10 S8 S7 HJ H1 DJ D1',
    'talon:0': 'SK T6 H4',
    'talon:1': 'T7 T8 T9',
  };
  const artist = (taken: string, laid: string): DealtDeal =>
    bidden('artist', HANDS, [
      { type: 'take', group: 0, cards: taken.split(' ').filter(Boolean) },
      ...(laid === '' ? [] : [{ type: 'lay', cards: laid.split(' ') }]),
    ]);

  test.each([
    ['SK T6 H4', 'C7 S9 H3'],
    ['', ''],
  ])('deals are found at any moment: %s for %s', (taken, laid) => {
    const moments = momentsOf(artist(taken, laid), (card) => card.endsWith('Q'));
    expect(moments.length).toBeGreaterThan(7);
    expect(Math.min(...fits(moments))).toBeGreaterThan(TRIES / 4);
  });
});
