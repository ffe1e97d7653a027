import { handOf } from '#engine/core/card.ts';
import { text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { ArrangedPart } from '#engine/kernel/words/phrase.ts';

const ORDER = text('von der ersten bis zur letzten', 'from the first to the last');

/** The viewer's own cards in the order in which they are played, which nobody else sees (reform §7.7, Fahrt ins Blaue). */
export function arrangedIn({ games: [game], viewer, zones }: View): readonly ArrangedPart[] {
  const order = game?.with?.['order'];
  if (!Array.isArray(order) || typeof viewer !== 'number') return [];
  const hand = zones[handOf(viewer)] ?? [];
  const cards = order.filter((card) => typeof card === 'string');
  return cards.some((card) => hand.includes(card)) ? [{ name: ORDER, cards, numbered: true }] : [];
}
