import { DECK, handOf, laidBy, pileOf, type Zone } from '../core/card.ts';
import { text } from '../core/text.ts';
import type { View } from '../kernel/deal/view.ts';
import type { TablePlace } from '../kernel/words/phrase.ts';

const OWNED: readonly string[] = [handOf, pileOf, laidBy].map((zoneOf) => zoneOf(0).slice(0, -1));
const isPublic = (zone: Zone): boolean => zone !== DECK && OWNED.every((owned) => !zone.startsWith(owned));

/** For families that have no more to say about it: every zone with cards that is nobody's, in the middle, by its own name. */
export const publicPlaces = ({ zones }: Pick<View, 'zones'>): readonly TablePlace[] =>
  Object.keys(zones)
    .filter((zone) => isPublic(zone) && (zones[zone] ?? []).length > 0)
    .sort()
    .map((zone) => ({ zone, name: text(zone, zone), lies: 'middle' }));
