import { DECK, handOf, laidBy, pileOf, TRICK, type Zone } from '../core/card.ts';
import { text } from '../core/text.ts';
import type { View } from '../kernel/deal/view.ts';
import type { TablePlace } from '../kernel/words/phrase.ts';
import { TRICKS } from './trick.ts';

const OWNED: readonly string[] = [handOf, pileOf, laidBy].map((zoneOf) => zoneOf(0).slice(0, -1));
const isPublic = (zone: Zone): boolean => zone !== DECK && OWNED.every((owned) => !zone.startsWith(owned));

/**
 * For families that have no more to say about it: every zone with cards that is nobody's, in the middle, by its own name. While
 * cards are played (`played`: in which phase) their place is there even if nothing lies in it, so that nothing moves between two tricks.
 */
export function publicPlaces({ phase, zones }: Pick<View, 'phase' | 'zones'>, played = TRICKS): readonly TablePlace[] {
  const lying = Object.keys(zones).filter((zone) => isPublic(zone) && (zones[zone] ?? []).length > 0);
  return [...new Set(phase === played ? [...lying, TRICK] : lying)]
    .sort()
    .map((zone) => ({ zone, name: text(zone, zone), lies: 'middle' }));
}
