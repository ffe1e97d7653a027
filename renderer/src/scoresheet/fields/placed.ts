import type { Refusal } from '#engine/core/refusal.ts';
import { fieldOf } from '../places.ts';

/** Why something was refused, and at which field of the form. */
export interface Placed {
  readonly refusal: Refusal;
  readonly place: string | undefined;
}

/** Refusals of an entry at the fields of its form. */
export const placedIn = (refusals: readonly Refusal[], placeOf: (path: string) => string): readonly Placed[] =>
  refusals.map((refusal) => {
    const path = fieldOf(refusal);
    return { refusal, place: path === undefined ? undefined : placeOf(path) };
  });

/** Those about a field itself. */
export const at = (placed: readonly Placed[], place: string): readonly Placed[] =>
  placed.filter((one) => one.place === place);

/** Those about a field or anything below it. */
export const within = (placed: readonly Placed[], place: string): readonly Placed[] =>
  placed.filter((one) => one.place === place || one.place?.startsWith(`${place}.`));
