import '#page/testing/loaded.ts';
import { describe, expect, test } from 'vitest';
import type { Review, View } from '#engine/kernel/deal/view.ts';
import { bid, dealOut, GOOD, PASS, play } from '#engine/testing/dealt.ts';
import { Words } from '#page/i18n/words.ts';
import { storyOf } from '../story/story.ts';
import { lookedUp } from './review.ts';

const words = new Words('de', { family: 'koenigrufen', profile: 'ooe-2023', options: {}, rulesVersion: 1 });
const OOE = { profile: 'ooe-2023' } as const;
const HAND = 'T22 T21 T20 T19 T18 T17 T16 CK C9 C8 C7 S7';

/** A Dreier of seat 0 with the first half of the talon, after `tricks` tricks and one card. */
function dreier(tricks: number, house: Parameters<typeof dealOut>[1] = {}) {
  const deal = dealOut({ 'hand:0': HAND, 'talon:0': 'H4 H3 H2', 'talon:1': 'D4 D3 D2' }, house);
  deal.go(bid('dreier'), PASS, PASS, PASS, { type: 'take', half: 0 });
  deal.go({ type: 'discard', cards: ['H4', 'H3', 'H2'] }, GOOD, GOOD, GOOD, GOOD);
  for (let n = 0; n < 4 * tricks; n++) deal.go(deal.offered[0] ?? {});
  return deal;
}

const look = (view: View) => {
  const { last, whose, tricks, aside } = lookedUp(view, storyOf(view), words.places(view));
  return {
    last: last?.number,
    whose,
    tricks: tricks.map(({ number }) => number),
    talon: aside.flatMap(({ cards }) => cards),
  };
};

describe('what may be looked up while a deal runs', () => {
  test('Tyrol: the last trick', () => {
    const deal = dreier(2);
    expect(look(deal.seenBy(0))).toEqual({ last: 2, whose: 'own', tricks: [], talon: [] });
    expect(look(deal.seenBy('spectator')).last).toBe(2);
  });

  test('Upper Austria: one’s own tricks as well', () => {
    const deal = dreier(2, OOE);
    const own = storyOf(deal.seenBy(0)).won.filter(({ winner }) => winner === 0);
    expect(own.length).toBeGreaterThan(0);
    expect(look(deal.seenBy(0)).tricks).toEqual(own.map(({ number }) => number));
    expect(look(deal.seenBy('spectator')).tricks).toEqual([]);
    deal.go(deal.offered[0] ?? {});
    expect(look(deal.seenBy(1)).last).toBe(2);
  });

  test('one’s own tricks alone: the last one only if it is one’s own', () => {
    const deal = dreier(2, OOE);
    const seen = (seat: number): View => {
      const view = deal.seenBy(seat);
      return { ...view, review: { ...view.review, tricks: 'own-only' } };
    };
    const winner = storyOf(deal.seenBy(0)).won.at(-1)?.winner ?? -1;
    expect(look(seen(winner))).toMatchObject({ last: 2, whose: 'own' });
    const other = look(seen((winner + 1) % 4));
    expect(other.last).toBeUndefined();
    expect(other.tricks).not.toContain(2);
  });

  test.each([
    ['no-tricks', { last: undefined, whose: 'own', tricks: [] }],
    ['all-tricks', { last: 2, whose: 'all', tricks: [1, 2] }],
  ])('as agreed: %s', (agreed, expected) => {
    const deal = dreier(2, { options: { 'trick-review': agreed } });
    deal.go(deal.offered[0] ?? {});
    expect(look(deal.seenBy(3))).toMatchObject(expected);
  });

  test('Upper Austria: the half that was left is open until the first trick is complete, in Tyrol until the lead', () => {
    const left = ['D4', 'D3', 'D2'];
    const [ooe, tyrol] = [dreier(0, OOE), dreier(0)];
    expect(look(ooe.seenBy(2)).talon).toEqual(left);
    expect(look(tyrol.seenBy(2)).talon).toEqual([]);
    for (let n = 0; n < 3; n++) ooe.go(ooe.offered[0] ?? {});
    expect(look(ooe.seenBy(2)).talon).toEqual(left);
    ooe.go(ooe.offered[0] ?? {});
    expect(look(ooe.seenBy(2)).talon).toEqual([]);
    // The viewer has seen it and keeps it: bots remember, and so may people.
    expect(ooe.seenBy(2).zones['talon:1']).toEqual(left);
  });

  test('nothing of a talon that nobody saw', () => {
    const deal = dealOut({ 'hand:0': HAND }, OOE);
    deal.go(bid('solodreier'), GOOD, GOOD, GOOD, GOOD, play('T22'));
    expect(look(deal.seenBy(0)).talon).toEqual([]);
  });

  test('everything if all cards are open, and once the deal is over', () => {
    const all: Review = { tricks: 'all', talon: true };
    const deal = dreier(2, { options: { 'trick-review': 'no-tricks' } });
    expect(deal.seenBy('open').review).toEqual(all);
    while (deal.s.end === null) deal.go(deal.offered[0] ?? {});
    expect(deal.seenBy(1).review).toEqual(all);
    expect(look(deal.seenBy(1)).tricks).toHaveLength(12);
  });
});
