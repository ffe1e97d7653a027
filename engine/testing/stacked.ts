import type { Card, Zone } from '../core/card.ts';
import type { Seat } from '../core/seat.ts';
import type { Rules } from '../kernel/deal/rules.ts';

/** The deck with certain cards swapped into the places from which the zones that want them are dealt. */
export function stacked(
  rules: Rules,
  table: number,
  dealer: Seat,
  deck: readonly Card[],
  wanted: Readonly<Record<Zone, readonly Card[]>>,
): readonly Card[] {
  const cards = [...deck];
  const places = placesOf(rules, rules.active(table, dealer));
  const settled = new Set<number>();
  for (const [zone, wishes] of Object.entries(wanted)) {
    const free = places.flatMap((place, i) => (place === zone && !settled.has(i) ? [i] : []));
    for (const [n, card] of wishes.entries()) {
      const [from, to] = [cards.indexOf(card), free[n]];
      if (to === undefined) throw new Error(`${zone} gets fewer than ${wishes.length} cards`);
      [cards[from], cards[to]] = [cards[to] ?? '', card];
      settled.add(to);
    }
  }
  return cards;
}

/** The zone that each place of the deck is dealt to. */
function placesOf(rules: Rules, active: readonly Seat[]): readonly Zone[] {
  const zones: Zone[] = [];
  for (const event of rules.deal(rules.pack.cards, active))
    if (event.type === 'moved') for (const card of event.cards) zones[rules.pack.cards.indexOf(card)] = event.to;
  return zones;
}
