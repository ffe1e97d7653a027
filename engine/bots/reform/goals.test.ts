import { describe, expect, test } from 'vitest';
import { type Card, TRICK } from '#engine/core/card.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { cardsIn, each, oneOf, sensibleIn } from '#engine/testing/sensible.ts';

describe('towards the first trick and the last', () => {
  const moment = { contract: 'spezi', phase: 'tricks' } as const;
  const full = ['T22', 'T20', 'T5', 'CK', 'CQ', 'C7', 'SQ', 'S9', 'HK', 'H3', 'DN', 'D4'];

  test('a suit is named of which one has the best card that there is', () => {
    const suits = ['C', 'S', 'H', 'D'].map((suit) => ({ type: 'suit', suit }));
    const offers = [oneOf(...suits)];
    expect(sensibleIn({ ...moment, phase: 'declare', hand: full, offers })?.actions).toEqual([suits[0], suits[2]]);
  });

  test('the declarer begins with the best card of a suit', () => {
    const offers = [each('play', full)];
    expect(cardsIn(sensibleIn({ ...moment, hand: full, offers, said: { suit: 'C' } }))).toEqual([
      ...['T22', 'CK', 'SQ', 'HK', 'DN'],
    ]);
  });

  test('whoever can wins the first trick', () => {
    const said = { suit: 'C' };
    const at = { ...moment, seat: 1, hand: full, said };
    const beating = (lying: readonly Card[], may: readonly Card[]) =>
      cardsIn(sensibleIn({ ...at, zones: { [TRICK]: lying }, offers: [each('play', may)] }));
    expect(beating(['CN', 'C9'], ['CK', 'CQ', 'C7'])).toEqual(['CK', 'CQ']);
    expect(beating(['CN', 'T6'], ['CK', 'CQ', 'C7'])).toEqual(['CQ', 'C7']);
  });

  test('afterwards the declarer draws tarocks, and keeps the best card of the suit', () => {
    const hand = full.slice(0, -1);
    const at = { ...moment, said: { suit: 'C' } };
    expect(cardsIn(sensibleIn({ ...at, hand, offers: [each('play', hand)] }))).toEqual(['T22']);
    const left = ['CK', 'CQ', 'HK'];
    expect(cardsIn(sensibleIn({ ...at, hand: left, offers: [each('play', left)] }))).toEqual(['CQ', 'HK']);
  });

  test('the others keep their best tarock, and their best card of the suit', () => {
    const hand = full.slice(0, -1);
    const zones = { [TRICK]: ['D1'] };
    const sensible = sensibleIn({ ...moment, seat: 2, hand, zones, offers: [each('play', hand)], said: { suit: 'C' } });
    expect(cardsIn(sensible)).toEqual(hand.filter((card) => card !== 'T22' && card !== 'CK'));
  });

  test('whoever may say who leads names their own side', () => {
    const picks = [0, 1, 2, 3].map((seat) => ({ type: 'pick', seat }));
    const hand = ['CK'];
    expect(sensibleIn({ ...moment, hand, offers: [oneOf(...picks)] })?.actions).toEqual([picks[0]]);
    expect(sensibleIn({ ...moment, seat: 2, hand, offers: [oneOf(...picks)] })?.actions).toEqual(picks.slice(1));
  });
});

describe('towards never having to beat', () => {
  const moment = { contract: 'pensionist', phase: 'beating' } as const;
  const hand = ['T20', 'T5', 'CK', 'C7', 'SQ', 'SN', 'S9', 'H1', 'H3', 'DN', 'DJ', 'D2'];
  const from = (type: string, cards: readonly Card[], min: number, max: number): Offer => ({
    ...{ kind: 'cards', type, from: cards, fixed: [], min, max },
  });

  test('low cards of the talon are taken for high ones', () => {
    const talon = ['CQ', 'C8', 'S7', 'T9', 'HK', 'D3'];
    const taken = (min: number) =>
      sensibleIn({ ...moment, phase: 'talon', hand, offers: [from('take', talon, min, 6)] })?.actions;
    expect(taken(0)).toEqual([{ type: 'take', cards: ['S7', 'C8', 'D3'] }]);
    expect(taken(6)).toEqual([{ type: 'take', cards: ['S7', 'C8', 'D3', 'CQ', 'T9', 'HK'] }]);
  });

  test('high cards are laid away, and the lowest of each suit stays', () => {
    const free = hand.filter((card) => card !== 'CK');
    const laid = (count: number) =>
      sensibleIn({ ...moment, phase: 'lay', hand, offers: [from('lay', free, count, count)] })?.actions;
    expect(laid(3)).toEqual([{ type: 'lay', cards: ['SQ', 'SN', 'DN'] }]);
  });

  test('the declarer leads what beats most, the others what beats least', () => {
    const offers = [each('play', hand)];
    expect(cardsIn(sensibleIn({ ...moment, hand, offers }))).toEqual(['T20', 'CK', 'SQ', 'H1', 'DN']);
    expect(cardsIn(sensibleIn({ ...moment, seat: 3, hand, offers }))).toEqual(['T5', 'C7', 'S9', 'H3', 'D2']);
  });
});

describe('where several tarocks are one play', () => {
  const moment = { contract: 'uhurufer', phase: 'tricks', said: { kingTalon: 'pratermaessig' } } as const;

  test('a few sets of them are thought of beside each card', () => {
    const hand = ['T3', 'T20', 'T7', 'T5', 'CK'];
    const tarocks = hand.slice(0, 4);
    const sets: Offer = { kind: 'cards', type: 'play-set', from: tarocks, fixed: [], min: 2, max: 4 };
    const sensible = sensibleIn({ ...moment, hand, offers: [each('play', hand), sets] });
    expect(cardsIn(sensible)?.slice(0, 5)).toEqual(hand);
    expect(sensible?.actions.slice(5)).toEqual(
      [
        ['T20', 'T7', 'T5', 'T3'],
        ['T20', 'T7'],
        ['T5', 'T3'],
        ['T20', 'T7', 'T5'],
        ['T7', 'T5', 'T3'],
      ].map((cards) => ({ type: 'play-set', cards })),
    );
  });

  test('without a choice of them it is a game for points', () => {
    expect(sensibleIn({ ...moment, hand: ['CK', 'C7'], offers: [each('play', ['CK', 'C7'])] })).toBeUndefined();
  });
});
