import type { Card } from '#engine/core/card.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { winnerOf } from '#engine/play/suits.ts';
import type { Reason } from '../advice.ts';
import type { Observation } from '../observation.ts';

/** Why a card is played where nobody wants points. */
export type AvoidReason = 'lead-lowest' | 'stay-under' | 'must-win';

const { points, strength, isTrump } = PACK_54;

const height = (card: Card): number => strength(card) + (isTrump(card) ? 100 : 0);

/** A card for a game in which nobody wants points: the most valuable one that does not win, else the lowest. */
export function avoid(
  { trick }: Observation,
  legal: readonly Card[],
): { readonly card: Card; readonly reason: Reason<AvoidReason> } | undefined {
  const [lowest] = [...legal].sort((a, b) => height(a) - height(b));
  if (lowest === undefined) return undefined;
  if (trick.length === 0) return { card: lowest, reason: { id: 'lead-lowest' } };
  const under = legal.filter((card) => winnerOf(PACK_54, [...trick, card]) !== trick.length);
  const [mostValuable] = [...under].sort((a, b) => points(b) - points(a) || height(b) - height(a));
  return mostValuable === undefined
    ? { card: lowest, reason: { id: 'must-win' } }
    : { card: mostValuable, reason: { id: 'stay-under' } };
}
