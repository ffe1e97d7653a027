import { type Json, keyOf } from '#engine/core/json.ts';
import type { Unit } from '#engine/core/pack.ts';
import { parseRational } from '#engine/core/rational.ts';
import { partOf } from '#engine/entry/answers.ts';
import { fallbackIn, isAsked, isOpen, type Part, seatsIn, valueIn } from '#engine/entry/part.ts';
import type {
  Answers,
  ChoiceField,
  CountField,
  EachField,
  Field,
  RowsField,
} from '#engine/kernel/entry/entry-sheet.ts';
import { points } from '#page/i18n/numbers.ts';
import type { Words } from '#page/i18n/words.ts';
import { FieldWords } from '../entry/field-words.ts';

/** A field of a filled score form: its label and its value. */
export interface FilledField {
  readonly label: string;
  readonly value: string;
}

/** What was answered field by field, with the form's labels and in its order. */
export function formWords(
  part: Part,
  units: readonly Unit[],
  names: readonly string[],
  words: Words,
): readonly FilledField[] {
  return new Filled(units, new FieldWords(words, names), words).fields(part);
}

class Filled {
  readonly #units: readonly Unit[];
  readonly #texts: FieldWords;
  readonly #words: Words;

  constructor(units: readonly Unit[], texts: FieldWords, words: Words) {
    this.#units = units;
    this.#texts = texts;
    this.#words = words;
  }

  /** `unsaid`: fields that are known without being said; `nth`: what is added to labels of one of several rows. */
  fields(part: Part, rows?: string, unsaid: readonly string[] = [], nth = ''): readonly FilledField[] {
    return part.fields
      .filter(
        (field) =>
          (isAsked(part, field) || (rows !== undefined && isOpen(part, field))) &&
          !unsaid.includes(field.id) &&
          !('beside' in field && field.beside),
      )
      .flatMap((field) => this.#field(part, field, rows))
      .map(({ label, value }) => ({ label: label + nth, value }));
  }

  #field(part: Part, field: Field, rows: string | undefined): readonly FilledField[] {
    if (field.kind === 'rows') return this.#rows(part, field);
    if (field.kind === 'each') return this.#each(part, field, rows);
    const value = valueIn(part, field.id);
    if (value === undefined || (field.kind === 'tick' && value !== true)) return [];
    return [{ label: this.#texts.label(field.id, rows), value: this.#value(part, field, value, rows) }];
  }

  #value(part: Part, field: Exclude<Field, RowsField | EachField>, value: Json, rows?: string): string {
    switch (field.kind) {
      case 'choice':
        return this.#counted(part, field) ?? this.#texts.value(field, value, rows);
      case 'seat':
        return this.#texts.value(field, value, rows);
      case 'seats':
        return (value as readonly number[]).map((seat) => this.#texts.name(seat)).join(', ');
      case 'tick':
        return this.#words.t.check.yes;
      case 'count':
        return this.#count(field, value);
      case 'amount':
        return this.#amount(value);
      case 'text':
        return keyOf(value);
    }
  }

  /** The number that makes a choice precise, in its place. */
  #counted(part: Part, { id }: ChoiceField): string | undefined {
    const beside = part.fields.find((field): field is CountField => field.kind === 'count' && field.beside === id);
    const count = beside && isAsked(part, beside) ? valueIn(part, beside.id) : undefined;
    const unit = beside && this.#unit(beside);
    return unit && typeof count === 'number' ? this.#texts.counted(count, unit) : undefined;
  }

  #count(field: CountField, value: Json): string {
    const unit = this.#unit(field);
    return unit ? this.#texts.count(Number(value), unit) : keyOf(value);
  }

  #unit = ({ unit }: CountField): Unit | undefined => this.#units.find(({ id }) => id === unit);

  #amount(value: Json): string {
    const amount = parseRational(keyOf(value));
    return amount ? points(amount, this.#words) : keyOf(value);
  }

  /** What differs from the fallback, or what everybody has. */
  #each(part: Part, field: EachField, rows: string | undefined): readonly FilledField[] {
    const all = valueIn(part, field.id) as Readonly<Record<string, Json>> | undefined;
    return seatsIn(part, field.of).flatMap((seat) => {
      const value = all?.[seat] ?? null;
      if (value === null) return [];
      return [{ label: this.#texts.each(field.id, seat, rows), value: this.#value(part, field.what, value, rows) }];
    });
  }

  #rows(part: Part, field: RowsField): readonly FilledField[] {
    const rows = ((valueIn(part, field.id) ?? []) as readonly Answers[]).map((row) =>
      partOf(field.what, row, part.seated, part),
    );
    if (field.key !== undefined) return this.#named(field, field.key, rows);
    if (field.given)
      return rows.flatMap((row, i) => {
        const nth = rows.length > 1 ? ` (${this.#texts.around(field.id, 'nth', { n: i + 1 })})` : '';
        return this.fields(row, field.id, i === 0 ? Object.keys(field.given?.row ?? {}) : [], nth);
      });
    return rows.map((row, i) => ({
      label: this.#texts.label(field.id) + (i > 0 ? ` (${i + 1})` : ''),
      value: this.#line(row, field),
    }));
  }

  /** Rows by name, whatever their order was; the second of the same name gets a number. */
  #named(field: RowsField, key: string, rows: readonly Part[]): readonly FilledField[] {
    const seen = new Map<string, number>();
    const seat = field.what.find(({ kind }) => kind === 'seat')?.id ?? key;
    const order = (row: Part): string => JSON.stringify([valueIn(row, key), valueIn(row, seat)]);
    return [...rows]
      .sort((a, b) => (order(a) < order(b) ? -1 : 1))
      .map((row) => {
        const name = this.#texts.rowName(field, row) ?? '';
        const nth = (seen.get(name) ?? 0) + 1;
        seen.set(name, nth);
        return { label: name + (nth > 1 ? ` (${nth})` : ''), value: this.#line(row, field) };
      });
  }

  /** What a row says: first what the family has a phrase for, then each field by itself. */
  #line(row: Part, { id, key, what }: RowsField): string {
    const said = what.flatMap((field) => {
      const value = isAsked(row, field) && field.id !== key ? valueIn(row, field.id) : undefined;
      if (value === undefined || field.kind === 'rows' || field.kind === 'each') return [];
      if (field.kind === 'choice' && field.unsaid && value === fallbackIn(row, field)) return [];
      if (field.kind === 'tick' && value !== true) return [];
      return [{ field, words: this.#value(row, field, value, id) }];
    });
    const values = Object.fromEntries(said.map(({ field, words }) => [field.id, words]));
    const phrase = this.#texts.phrase(id, values);
    const rest = said.filter(({ field }) => !phrase?.has.includes(field.id)).map((one) => this.#part(one, id));
    return [...(phrase ? [phrase.words] : []), ...(rest.length > 0 ? [rest.join(', ')] : [])].join(': ');
  }

  #part({ field: { id, kind }, words }: { readonly field: Field; readonly words: string }, rows: string): string {
    if (kind === 'seat' || kind === 'seats') return `${this.#texts.label(id, rows)} ${words}`;
    if (kind === 'tick') return this.#texts.label(id, rows);
    return kind === 'amount' ? `${words} ${this.#texts.label(id, rows)}` : words;
  }
}
