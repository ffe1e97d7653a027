import type { View } from '../../../engine/kernel/types.ts';

/** One separate part of the talon and its cards; `null`: a card that must not be seen. */
export interface TalonHalf {
  readonly half: number;
  readonly cards: View['zones'][string];
}

const ZONE = 'talon:';

/** The halves of the talon in their order. */
export const talonHalves = (zones: View['zones']): readonly TalonHalf[] =>
  Object.keys(zones)
    .filter((zone) => zone.startsWith(ZONE))
    .sort()
    .map((zone) => ({ half: Number(zone.slice(ZONE.length)), cards: zones[zone] ?? [] }));
