import { expect, test } from 'vitest';
import type { Card } from '../core/card.ts';
import { PACK_54 } from '../decks/deck-54.ts';
import { chooseCard, type PointGame } from './trick-player.ts';

/** Seats 0 and 2 play together against seat 1. */
const GAME: PointGame = {
  suits: PACK_54,
  pack: PACK_54,
  isFriend: (seat) => seat !== 1,
  drawsTrumps: false,
};

/** What seat 2 gives to a trick that its friend 0 has begun, after the opponent or before. */
function given(trick: readonly Card[], hand: readonly Card[], legal = hand): Card | undefined {
  const isLast = trick.length === 2;
  const seen = {
    ...{ me: 2 as const, hand, trick, tricks: [] },
    players: isLast ? ([1, 0] as const) : ([0] as const),
    later: isLast ? [] : ([1] as const),
    unseen: PACK_54.cards.filter((card) => !hand.includes(card) && !trick.includes(card)),
  };
  return chooseCard(GAME, seen, legal)?.card;
}

test('a trick that is a friend’s gets the most points, even from the highest card of a suit', () => {
  expect(given(['CK'], ['CN', 'CQ', 'C8'])).toBe('CQ');
  expect(given(['C7', 'CN'], ['CK', 'CJ', 'C8'])).toBe('CK');
  expect(given(['T13', 'T15'], ['T1', 'T5', 'T19'])).toBe('T1');
});

test('of several cards worth the same it gets the weakest, and no tarock where there is a choice', () => {
  expect(given(['T13', 'T15'], ['T11', 'T5', 'T19', 'T6', 'S10'], ['T11', 'T5', 'T19', 'T6'])).toBe('T5');
  expect(given(['C7', 'CK'], ['T1', 'SK', 'T9'])).toBe('SK');
});

test('it does not get a tarock that wins another trick anyhow', () => {
  expect(given(['T13', 'T15'], ['T22', 'T5', 'T6'])).toBe('T5');
  expect(given(['T13', 'T15'], ['T22'])).toBe('T22');
});
