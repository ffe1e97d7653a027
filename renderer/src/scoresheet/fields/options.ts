import type { Json } from '#engine/core/json.ts';
import { seatsIn, valuesIn } from '#engine/entry/part.ts';
import type { ChoiceField, SeatField } from '#engine/kernel/entry/entry-sheet.ts';
import type { FieldWords } from '../entry/field-words.ts';
import type { FormPart } from '../entry/form-part.svelte.ts';

/** A value that can be chosen, in words. */
export interface Option {
  readonly value: string | number | boolean;
  readonly label: string;
}

/** What a choice offers, or the seats that can be named and what else can be. */
export function optionsOf(
  part: FormPart,
  field: ChoiceField | SeatField,
  texts: FieldWords,
  rows?: string,
): readonly Option[] {
  const values: readonly Json[] =
    field.kind === 'choice' ? valuesIn(part, field) : [...seatsIn(part, field.of), ...(field.also ?? [])];
  return values
    .filter((value) => !part.isTaken(field.id, value))
    .map((value) => ({ value: value as Option['value'], label: texts.value(field, value, rows) }));
}
