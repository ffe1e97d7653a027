import type { Refusal } from '../../../engine/core/refusal.ts';

/** The field of a form that a refusal means, as a JSON path such as `announced.0.by`. */
export const fieldOf = ({ at }: Refusal): string | undefined => (at && 'field' in at ? at.field : undefined);

/** The refusals that mean a field or what lies beneath it. */
export const refusedAt = (refusals: readonly Refusal[], place: string): readonly Refusal[] =>
  refusals.filter((one) => fieldOf(one) === place || fieldOf(one)?.startsWith(`${place}.`));
