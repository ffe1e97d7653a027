import { PAGAT } from '#engine/decks/deck-54.ts';
import { bird as birdOf } from '#engine/judging/feats.ts';
import { TRICKS } from '../sizes.ts';
import type { Bonus } from './bonus.ts';

/**
 * A bird: the tarock itself wins the trick that its number names from the end (tirol §6.1). Beaten by anyone, also by the
 * partner, it counts for the other side (R13).
 */
export function bird({
  id,
  source,
  number,
}: {
  readonly id: string;
  readonly source: string;
  readonly number: number;
}): Bonus {
  const card = number === 1 ? PAGAT : `T${number}`;
  return {
    id,
    source,
    kind: 'course',
    inColour: false,
    promise: { card, trick: TRICKS + 1 - number, bird: true },
    ...birdOf(card, number),
  };
}
