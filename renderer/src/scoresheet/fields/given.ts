import type { Snippet } from 'svelte';
import type { Field } from '#engine/kernel/entry/entry-sheet.ts';
import type { FieldWords } from '../entry/field-words.ts';
import type { FormPart } from '../entry/form-part.svelte.ts';
import type { Placed } from './placed.ts';

/** What every field of a score form is given. */
export interface FieldProps<F extends Field> {
  readonly part: FormPart;
  readonly field: F;
  readonly texts: FieldWords;
  readonly placed: readonly Placed[];
  /** Where the part stands in the form, with a dot behind it: empty, or `games.1.`. */
  readonly path: string;
  /** The rows in which it stands. */
  readonly rows?: string | undefined;
}

/** The fields of a row that has room for every kind: its part, the path before them, and the rows in which it stands. */
export type NestedFields = Snippet<[FormPart, string, string]>;
