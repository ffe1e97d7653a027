import { pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Words } from '#page/i18n/words.ts';

/** What the tricks of a seat count so far; `undefined` in a game that is not about points, or if they cannot be seen. */
export function tallyOf(view: View, seat: Seat, words: Words): string | undefined {
  const { pack } = words.rules ?? {};
  const cards = (view.zones[pileOf(seat)] ?? []).filter((card) => card !== null);
  if (!pack || view.games.length === 0 || cards.length < (view.zones[pileOf(seat)] ?? []).length) return undefined;
  if (view.games.some((game) => (words.target(game, view)?.counts ?? 'points') !== 'points')) return undefined;
  const count = cards.reduce((sum, card) => sum + pack.points(card), 0);
  return words.counted(count, pack.unit);
}
