import type { Card, Zone } from '#engine/core/card.ts';
import type { Rng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';

/** Cards that certain zones get (`hand:0`, `talon:1`); the rest of the pack is shuffled. Forehand is the bidder. */
export type Stack = (active: readonly Seat[], rng: Rng) => Readonly<Record<Zone, readonly Card[]>>;
