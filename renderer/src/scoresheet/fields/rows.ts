import type { RowsField } from '#engine/kernel/entry/entry-sheet.ts';
import type { FieldWords } from '../entry/field-words.ts';
import type { FormPart } from '../entry/form-part.svelte.ts';
import type { Placed } from './placed.ts';

/** What one row of a form is given. */
export interface RowProps {
  readonly row: FormPart;
  readonly field: RowsField;
  readonly texts: FieldWords;
  readonly placed: readonly Placed[];
  /** Its path in the form: `games.1`. */
  readonly path: string;
  readonly remove: () => void;
}
