import type { Refusal } from '#engine/core/refusal.ts';
import type { FormPart, Missing } from '../entry/form-part.svelte.ts';
import { fieldOf } from '../places.ts';

/** A field of the form with which something is wrong, and why it was refused; missing: something has still to be said there. */
export interface Placed {
  readonly refusal?: Refusal;
  readonly place: string | undefined;
}

/** Fields in which something has still to be said. */
export const placedMissing = (missing: readonly Missing[]): readonly Placed[] =>
  missing.map(({ field, part }) => ({ place: pathOf(part) + field.id }));

/** Where a part stands in the form, with a dot behind it. */
function pathOf(part: FormPart): string {
  if (!part.place) return '';
  const { within: around, field } = part.place;
  return `${pathOf(around)}${field.id}.${around.rowsOf(field).indexOf(part)}.`;
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
