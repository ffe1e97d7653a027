import { type Json, keyOf } from '#engine/core/json.ts';
import type { Unit } from '#engine/core/pack.ts';
import { fill } from '#engine/core/text.ts';
import { type Part, valueIn } from '#engine/entry/part.ts';
import { showCount } from '#engine/entry/units.ts';
import type { ChoiceField, Field, RowsField } from '#engine/kernel/entry/entry-sheet.ts';
import { withoutText } from '#page/i18n/text-for.ts';
import type { Words } from '#page/i18n/words.ts';
import type { FormPart, Missing } from './form-part.svelte.ts';

/** The fields of a score entry in words: the family's, or those that are the same in all. */
export class FieldWords {
  readonly #words: Words;
  readonly #names: readonly string[];

  constructor(words: Words, names: readonly string[]) {
    this.#words = words;
    this.#names = names;
  }

  /** What a field is called; `rows`: the rows in which it stands, `row`: how its row is called. */
  label(id: string, rows?: string, row = ''): string {
    return fill(this.#find(id, rows) ?? withoutText(id), { row });
  }

  /** Whether the field as a whole has a name, beside those of its parts. */
  hasLabel = (id: string, rows?: string): boolean => this.#find(id, rows) !== undefined;

  /** What is said around a field: to add a row, to remove it, ... */
  around(id: string, what: string, values: Readonly<Record<string, string | number>> = {}, rows?: string): string {
    return fill(this.#find(`${id}:${what}`, rows) ?? '', values);
  }

  hint = (id: string): string | undefined => this.#words.entryHint(id);

  name = (seat: Json | undefined): string => (typeof seat === 'number' ? (this.#names[seat] ?? '') : '');

  /** A value of a choice, or who or what a seat's field names. */
  value(field: Field, value: Json, rows?: string): string {
    if (field.kind === 'seat' && typeof value === 'number') return this.name(value);
    const own = this.#find(`${field.id}:${keyOf(value)}`, rows);
    return own ?? this.#listed(field as ChoiceField, keyOf(value));
  }

  /** One seat's field among the same of others. */
  each(id: string, seat: number, rows?: string): string {
    const name = this.name(seat);
    return this.#find(`${id}:of`, rows) === undefined ? name : this.around(id, 'of', { name }, rows);
  }

  /** A number with its unit: `38⅔ Punkte`. */
  counted = (count: number, unit: Unit): string => this.#words.counted(count, unit);

  count = (count: number, unit: Unit): string => showCount(count, unit);

  /** How a row begins in words, if the family says so, and which fields it has then. */
  phrase(
    rows: string,
    values: Readonly<Record<string, string>>,
  ): { readonly words: string; readonly has: readonly string[] } | undefined {
    const phrase = this.#find(`${rows}:said`);
    return phrase === undefined
      ? undefined
      : { words: fill(phrase, values), has: Object.keys(values).filter((id) => phrase.includes(`{${id}}`)) };
  }

  /** What still has to be said, each once. */
  lacking(missing: readonly Missing[]): readonly string[] {
    return [...new Set(missing.map(({ field, part }) => this.#lacking(field, part)))];
  }

  #lacking(field: Field, part: FormPart): string {
    const rows = part.place?.field;
    const name = this.label((field.kind === 'count' && field.beside) || field.id, rows?.id);
    // Something is there all right, but no number of the field.
    const label = field.kind === 'count' && part.text(field.id).trim() !== '' ? this.#words.t.entry.unread(name) : name;
    const row = rows && this.rowName(rows, part);
    if (row !== undefined) return `${row} (${label})`;
    const isUnderName = rows && !rows.given && this.hasLabel(rows.id);
    return isUnderName ? `${this.label(rows.id)} (${label})` : label;
  }

  /** What a row is called, where one of its fields is its name. */
  rowName({ id, key, what }: RowsField, row: Part): string | undefined {
    const field = what.find((one) => one.id === key);
    return field && this.value(field, valueIn(row, field.id) ?? '', id);
  }

  #listed({ names }: ChoiceField, id: string): string {
    if (names === 'contracts') return this.#words.contract(id);
    return names === 'bonuses' ? this.#words.bonus(id) : id;
  }

  #find(id: string, rows?: string): string | undefined {
    const own = rows === undefined ? undefined : this.#words.entryField(`${rows}.${id}`);
    return own ?? this.#words.entryField(id);
  }
}
