import { expect, test } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import type { PlayedDeal } from '#engine/judging/played.ts';
import type { Trick } from '#engine/phases/trick.ts';
import { ku } from '../bonuses/ku.ts';
import { pagat } from '../bonuses/pagat.ts';
import { decidingTricks } from './deciding-tricks.ts';

const trick = (...cards: readonly Card[]): Trick => ({
  plays: cards.map((card, by) => ({ by, cards: [card] })),
  winner: 1,
});

/** Seat 0 plays a Rufer with 2, who has the called king. */
const deal: PlayedDeal = {
  game: { declarer: 0, contract: 'rufer', called: 'CK', partner: 2, with: {} },
  tricks: [trick('C7', 'T5', 'CK', 'C8'), trick('T1', 'T6', 'H4', 'H3'), trick('SK', 'T7', 'S9', 'S8')],
  members: () => [],
  pile: () => [],
  inTrick: () => undefined,
};

// Forced out early, an announced card has fallen before the trick that it was for.
test('an announced card decides where its side played it', () => {
  expect(decidingTricks(pagat, deal, 'declarer')).toEqual([2]);
  expect(decidingTricks(ku, deal, 'declarer')).toEqual([1]);
  expect(decidingTricks(pagat, deal, 'defenders')).toEqual([]);
});
