import type { Refusal } from '#engine/core/refusal.ts';

/** The form field that a refusal refers to, as a JSON path such as `announced.0.by`. */
export const fieldOf = ({ at }: Refusal): string | undefined => (at && 'field' in at ? at.field : undefined);
