import type { Card } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { ArrangedPart } from '#engine/kernel/words/phrase.ts';
import { isGood } from '../cards.ts';
import { CUT, STECKEN } from '../phases/names.ts';
import type { OwnOrder } from '../phases/stecken.ts';

/** Good cards lie on the left and the others on the right, in whatever order they are named (tuebingen §5, TU26). */
export function arrangedIn({ phase, notes }: View, named: readonly Card[]): readonly ArrangedPart[] {
  if (phase !== STECKEN && phase !== CUT) return [];
  const cards = (notes as OwnOrder | null)?.order ?? named;
  return [
    { name: text('links die guten', 'good ones on the left'), cards: cards.filter(isGood) },
    { name: text('rechts die anderen', 'others on the right'), cards: cards.filter((card) => !isGood(card)) },
  ].filter((part) => part.cards.length > 0);
}
