import type { Refusal } from '../../../engine/core/refusal.ts';

/** The refusals that mean a field or what lies beneath it; places are JSON paths such as `announced.0.by`. */
export const refusedAt = (refusals: readonly Refusal[], place: string): readonly Refusal[] =>
  refusals.filter(({ at }) => at === place || at?.startsWith(`${place}.`));
