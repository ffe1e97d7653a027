import { HOST_REFUSALS } from '#electron/protocol/refusals.ts';
import type { Layer } from '#engine/core/refusal.ts';
import type { Text } from '#engine/core/text.ts';
import { KERNEL_REFUSALS } from '#engine/kernel/refusals.ts';
import { TOURNAMENT_REFUSALS } from '#engine/tournament/refusals.ts';
import { SEATING_REFUSALS } from '#engine/tournament/seating/refusals.ts';

/** Why something was refused, by its code. */
export type Sentences = Readonly<Record<string, Text>>;

/** The layers whose refusals reach every page. */
export const SENTENCES = {
  kernel: KERNEL_REFUSALS,
  tournament: TOURNAMENT_REFUSALS,
  seating: SEATING_REFUSALS,
  host: HOST_REFUSALS,
  // No page receives these, or only one that has more sentences (`NearWords`).
  lan: undefined,
  cli: undefined,
} as const satisfies Readonly<Record<Exclude<Layer, `family:${string}`>, Sentences | undefined>>;
