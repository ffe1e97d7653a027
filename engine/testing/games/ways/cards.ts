import type { Card } from '#engine/core/card.ts';
import type { Pack } from '#engine/core/pack.ts';
import { text } from '#engine/core/text.ts';
import { PACK_54, sumOfThirds } from '#engine/decks/deck-54.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Row } from '#engine/kernel/score.ts';
import { elseTrump, followSuit } from '#engine/play/suits.ts';

/** Some of the 54 cards as a pack of their own: so the page can draw them. */
export function packOf(cards: readonly Card[]): Pack {
  const total = cards.reduce((sum, card) => sum + PACK_54.points(card), 0);
  return {
    ...PACK_54,
    cards,
    held: PACK_54.held.filter((card) => cards.includes(card)),
    unit: { ...PACK_54.unit, total },
  };
}

/** A row with nothing but the cards that count for each seat, and their thirds. */
export const rowOf = ({ table, dealer }: State, cardsFor: (seat: number) => readonly Card[]): Row => {
  const bySeat = Array.from({ length: table }, (_, seat) => cardsFor(seat));
  return {
    ...{ table, dealer, outcome: 'played', games: [], items: [], notes: {} },
    measures: bySeat.map(sumOfThirds),
    counts: { cards: bySeat.map((cards) => cards.length) },
  };
};

/** Follow suit, else tarock, as in nearly every game. */
export const FOLLOW = {
  single: [
    followSuit(PACK_54, 'must-follow-suit', 'reform §7.1'),
    elseTrump(PACK_54, 'must-play-tarock', 'reform §7.1'),
  ],
};
export const FOLLOW_REFUSALS = {
  'must-follow-suit': text('Du musst bekennen.', 'You have to follow suit.'),
  'must-play-tarock': text('Du musst Tarock zugeben.', 'You have to play a tarock.'),
  'card-not-in-hand': text('Diese Karte liegt nicht in dieser Hand.', 'That card is not in this hand.'),
};

export const TABLE = 3;
