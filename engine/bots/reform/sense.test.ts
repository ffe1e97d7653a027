import { describe, expect, test } from 'vitest';
import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { cardsIn, DECLARER, each, oneOf, sensibleIn } from '#engine/testing/sensible.ts';

describe('towards a hand of one suit', () => {
  const hand = ['T5', 'T3', 'CK', 'C9', 'C7', 'HJ'];
  const moment = { contract: 'eisenbahner', phase: 'tricks', hand, offers: [each('play', hand)] } as const;

  test('the declarer plays what is not of the suit that was declared', () => {
    expect(cardsIn(sensibleIn({ ...moment, said: { suit: 'C' } }))).toEqual(['T5', 'T3', 'HJ']);
  });

  test('whoever took the bus does the same for theirs, and others for their longest', () => {
    const said = { suit: 'T', bus: 1, busSuit: 'H' };
    expect(cardsIn(sensibleIn({ ...moment, seat: 1, said }))).toEqual(['T5', 'T3', 'CK', 'C9', 'C7']);
    expect(cardsIn(sensibleIn({ ...moment, seat: 2, said }))).toEqual(['T5', 'T3', 'HJ']);
  });

  test('where nothing else can be played there is nothing to say', () => {
    const all = ['C9', 'C7'];
    expect(sensibleIn({ ...moment, offers: [each('play', all)], said: { suit: 'C' } })).toBeUndefined();
  });

  test('in an ordinary game nothing is', () => {
    expect(sensibleIn({ ...moment, contract: 'dreier' })).toBeUndefined();
  });

  test('who has enough brakes, and not before', () => {
    const brakes = ['T5', 'T3'].map((card) => ({ type: 'brake', card }));
    const offers = [each('play', ['CK', 'C9', 'C7']), oneOf(...brakes)];
    const won = ['CQ', 'SK', 'SQ', 'HK', 'HQ', 'DK', 'DQ', 'T22', 'T21', 'T1', 'CN'];
    const braking = (cards: readonly Card[]) =>
      sensibleIn({ ...moment, offers, said: { suit: 'T' }, zones: { [pileOf(DECLARER)]: cards } });
    expect(braking(won)).toEqual({ actions: [brakes[0]] });
    expect(cardsIn(braking(won.slice(0, 9)))).toEqual(['CK', 'C9', 'C7']);
  });
});

describe('before a hand of one suit', () => {
  const hand = ['T20', 'T5', 'CK', 'C9', 'C7', 'HJ', 'DK'];
  const moment = { contract: 'fahrt-ins-blaue', phase: 'declare', hand } as const;

  test('the longest suit is declared', () => {
    const offers = [oneOf(...['C', 'S', 'H', 'D', 'T'].map((suit) => ({ type: 'suit', suit })))];
    expect(sensibleIn({ ...moment, offers })).toEqual({ actions: [{ type: 'suit', suit: 'C' }] });
  });

  test('the order begins with what wins and is of another suit, and nothing else is thought about', () => {
    const order = sensibleIn({ ...moment, offers: [each('order', hand)], said: { suit: 'C', order: [] } });
    expect(cardsIn(order)).toEqual(['T20', 'T5']);
    expect(order?.isAll).toBe(true);
    const rest = ['CK', 'C9', 'HJ', 'DK'];
    const later = sensibleIn({ ...moment, offers: [each('order', rest)], said: { suit: 'C', order: [] } });
    expect(cardsIn(later)).toEqual(['DK', 'HJ']);
  });

  test('an order that is complete is good', () => {
    const offers = [oneOf({ type: 'order-done' }, { type: 'order-again' })];
    expect(sensibleIn({ ...moment, offers })).toEqual({ actions: [{ type: 'order-done' }], isAll: true });
  });
});

describe('towards no cards at all', () => {
  const words = [oneOf({ type: 'draw' }, { type: 'enough' })];
  const moment = { contract: 'hausierer', phase: 'tricks' } as const;
  const sets = (from: readonly Card[]): Offer => ({
    ...{ kind: 'cards', type: 'play-set', from, fixed: [], min: 2, max: from.length },
  });

  test('who has no card of a side suit draws', () => {
    const drawing = { ...moment, phase: 'draw', offers: words } as const;
    expect(sensibleIn({ ...drawing, hand: ['C7', 'S7', 'H4', 'T5'] })).toEqual({ actions: [{ type: 'draw' }] });
    expect(sensibleIn({ ...drawing, hand: ['C7', 'S7', 'H4', 'D4'] })).toBeUndefined();
  });

  test('all cards of a suit go but one, the highest or the lowest', () => {
    const hand = ['CK', 'C9', 'C7', 'HJ', 'T22'];
    const offers = [each('play', hand), sets(['CK', 'C9', 'C7', 'T22'])];
    expect(sensibleIn({ ...moment, hand, offers })?.actions).toEqual([
      { type: 'play-set', cards: ['C9', 'C7'] },
      { type: 'play-set', cards: ['CK', 'C9'] },
    ]);
  });

  test('all go where nothing else is left', () => {
    const hand = ['CK', 'C9', 'T22'];
    const offers = [each('play', hand), sets(hand)];
    expect(sensibleIn({ ...moment, hand, offers })?.actions).toEqual([{ type: 'play-set', cards: hand }]);
  });

  test('of single cards one goes whose suit can be followed again, and the Sküs stays', () => {
    const hand = ['CK', 'C7', 'HJ', 'T22'];
    expect(cardsIn(sensibleIn({ ...moment, hand, offers: [each('play', hand)] }))).toEqual(['CK', 'C7']);
    const last = ['CK', 'HJ', 'T22'];
    expect(cardsIn(sensibleIn({ ...moment, hand: last, offers: [each('play', last)] }))).toEqual(['CK', 'HJ']);
  });

  test('opponents find out by themselves', () => {
    const hand = ['CK', 'C7'];
    expect(sensibleIn({ ...moment, seat: 1, hand, offers: [each('play', hand)] })).toBeUndefined();
  });
});

describe('towards equal pictures', () => {
  const moment = { contract: 'artist', phase: 'tricks' } as const;
  const hand = ['CQ', 'SQ', 'HQ', 'HK', 'H4', 'S9', 'D4', 'T9'];
  const from = (type: string, cards: readonly Card[], group: number | undefined, min: number): Offer => ({
    ...{ kind: 'cards', type, from: cards, fixed: [], min, max: min },
    ...(group !== undefined && { with: { group } }),
  });

  test('the group that has most of them is taken', () => {
    const offers = [from('take', ['C7', 'T5', 'DN'], 0, 3), from('take', ['DQ', 'C8', 'T6'], 1, 3)];
    expect(sensibleIn({ ...moment, phase: 'talon', hand, offers })?.actions).toEqual([
      { type: 'take', group: 1, cards: ['DQ', 'C8', 'T6'] },
    ]);
  });

  test('neither they nor cards of their suits are laid away first', () => {
    const offers = [from('lay', ['CQ', 'SQ', 'HQ', 'H4', 'S9', 'D4'], undefined, 2)];
    expect(sensibleIn({ ...moment, phase: 'lay', hand, offers })?.actions).toEqual([
      { type: 'lay', cards: ['D4', 'S9'] },
    ]);
  });

  test('anything else is played first', () => {
    expect(cardsIn(sensibleIn({ ...moment, hand, offers: [each('play', hand)] }))).toEqual([
      'HK',
      'H4',
      'S9',
      'D4',
      'T9',
    ]);
  });
});

test('of the talon each card goes to whoever has least', () => {
  const gifts = [1, 2, 3].map((to) => ({ type: 'share-card', card: 'T9', to }));
  const zones = { [pileOf(1)]: ['CK', 'C7'], [pileOf(2)]: ['C8'], [pileOf(3)]: ['HQ'] };
  const moment = { contract: 'apotheker', phase: 'share', hand: [], offers: [oneOf(...gifts)] } as const;
  expect(sensibleIn({ ...moment, zones })).toEqual({ actions: [{ type: 'share-card', card: 'T9', to: 2 }] });
});

describe('under a claim', () => {
  const moment = { contract: 'sautanz', phase: 'bluff', seat: 1 } as const;
  const quiet = { turn: 1, suit: 'H', last: 0, accusers: [1], truths: 0, lies: 0, turns: 9, isTimeUp: false };
  const hand = ['HQ', 'H4', 'CQ'];
  const offers = [oneOf(...hand.map((card) => ({ type: 'add-hidden', card })), { type: 'accuse' })];
  const zones = { [TRICK]: [null, null, null], [handOf(0)]: Array<null>(11).fill(null) };

  test('what is true is claimed', () => {
    const leads = ['CQ', 'HQ'].flatMap((card) => ['C', 'H'].map((suit) => ({ type: 'lead-hidden', card, suit })));
    const sensible = sensibleIn({ ...moment, hand, offers: [oneOf(...leads)], notes: { ...quiet, suit: null } });
    expect(sensible?.actions).toEqual([leads[0], leads[3]]);
  });

  test('and added, as long as people are believed', () => {
    expect(cardsIn(sensibleIn({ ...moment, hand, offers, zones, notes: quiet }))).toEqual(['HQ', 'H4']);
  });

  const accuse = { actions: [{ type: 'accuse' }] };

  test('who has seen many lies may accuse', () => {
    const many = { ...quiet, lies: 24 };
    expect(sensibleIn({ ...moment, hand, offers, zones, notes: many })?.actions).toContainEqual({ type: 'accuse' });
    expect(sensibleIn({ ...moment, hand, offers, zones, notes: quiet })?.actions).not.toContainEqual({
      type: 'accuse',
    });
  });

  test('who has all of the suit accuses', () => {
    const all = ['HK', 'HQ', 'HN', 'HJ', 'H1', 'H2', 'H3', 'H4'];
    const adds = [oneOf(...all.map((card) => ({ type: 'add-hidden', card })), { type: 'accuse' })];
    expect(sensibleIn({ ...moment, hand: all, offers: adds, zones, notes: quiet })).toEqual(accuse);
  });

  test('who sees that hardly a card of the suit can be left accuses, the first time or not', () => {
    const long = { ...zones, [TRICK]: Array<null>(9).fill(null) };
    for (const accusers of [[], [1]])
      expect(sensibleIn({ ...moment, hand, offers, zones: long, notes: { ...quiet, accusers } })).toEqual(accuse);
  });

  test('whoever has only just led is believed', () => {
    const small = { ...zones, [TRICK]: [null] };
    const notes = { ...quiet, accusers: [] };
    expect(cardsIn(sensibleIn({ ...moment, hand, offers, zones: small, notes }))).toEqual(['HQ', 'H4']);
  });
});
