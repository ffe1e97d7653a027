import { type Json, keyOf } from '#engine/core/json.ts';
import type { Unit } from '#engine/core/pack.ts';
import { showRational } from '#engine/core/rational.ts';
import { isAsked, isOpen, isOptional, type Part, type Seated, seatsIn, valueIn } from '#engine/entry/part.ts';
import { readCount, writeCount } from '#engine/entry/units.ts';
import type { Answers, CountField, EachField, Field, RowsField } from '#engine/kernel/entry/entry-sheet.ts';
import type { Scoring } from '#page/i18n/numbers.ts';
import { pointsOfFile, readPoints, writePoints } from '../total/points-text.ts';

/** What all parts of a form have in common. */
export interface FormTable {
  readonly units: readonly Unit[];
  /** How amounts are written. */
  readonly scoring: Scoring;
  /** Who sits and plays there, by the dealer as far as known. */
  seated(): Seated;
}

/** What was typed into a part, as JSON for a draft: numbers as text, readable or not. */
export interface TypedPart {
  readonly typed: Readonly<Record<string, Json>>;
  readonly rows: Readonly<Record<string, readonly TypedPart[]>>;
  readonly given: Readonly<Record<string, TypedPart>>;
}

/** Where a row stands; `given`: it is there by itself. */
interface RowPlace {
  readonly within: FormPart;
  readonly field: RowsField;
  readonly key: number;
  readonly given?: true;
}

/** A field without an answer that is needed, and the part in which it stands. */
export interface Missing {
  readonly field: Field;
  readonly part: FormPart;
}

/** Questions on the page and what was typed so far: a whole form, or one of its rows. Knows the description, no game. */
export class FormPart implements Part {
  readonly fields: readonly Field[];
  /** Where it stands; missing: it is the whole form. */
  readonly place: RowPlace | undefined;
  #typed = $state<Record<string, Json>>({});
  #rows = $state<Record<string, FormPart[]>>({});
  readonly #given: Readonly<Record<string, FormPart>>;
  readonly #table: FormTable;
  #keys = 1;

  constructor(fields: readonly Field[], table: FormTable, place?: RowPlace) {
    this.fields = fields;
    this.place = place;
    this.#table = table;
    const withGiven = fields.filter(
      (field) => field.kind === 'rows' && field.given !== undefined,
    ) as readonly RowsField[];
    this.#given = Object.fromEntries(
      withGiven.map((field) => [
        field.id,
        new FormPart(field.what, table, { within: this, field, key: 0, given: true }),
      ]),
    );
  }

  get within(): FormPart | undefined {
    return this.place?.within;
  }

  /** For lists on the page; unique among the rows of a field. */
  get key(): number {
    return this.place?.key ?? 0;
  }

  /** What is known of it beforehand. */
  get #known(): NonNullable<RowsField['given']>['row'] {
    return (this.place?.given && this.place.field.given?.row) ?? {};
  }

  get seated(): Seated {
    return this.#table.seated();
  }

  /** The fields that the page shows. */
  get asked(): readonly Field[] {
    return this.fields.filter((field) => isAsked(this, field));
  }

  unit(id: string): Unit {
    const unit = this.#table.units.find((one) => one.id === id);
    if (!unit) throw new Error(`no unit ${id}`);
    return unit;
  }

  value(id: string): Json | undefined {
    return valueIn(this, id);
  }

  /** Whether a row that is there by itself has the field; then nobody is asked. */
  isKnown(id: string): boolean {
    return Object.hasOwn(this.#known, id);
  }

  known(id: string): Json | undefined {
    const known = this.#known[id];
    if (!known) return undefined;
    return 'is' in known ? known.is : this.within && valueIn(this.within, known.as);
  }

  /** The text in a field, or in that of one seat. */
  text(id: string, seat?: number): string {
    const typed = this.#typed[id];
    const text = seat === undefined ? typed : isRecord(typed) ? typed[seat] : undefined;
    return typeof text === 'string' ? text : '';
  }

  set(id: string, value: Json): void {
    this.#typed[id] = value;
  }

  setOf(id: string, seat: number, value: Json): void {
    const typed = this.#typed[id];
    this.#typed[id] = { ...(isRecord(typed) ? typed : {}), [seat]: value };
  }

  /** The answer of one seat. */
  valueOf({ id, what }: EachField, seat: number): Json | undefined {
    const typed = this.#typed[id];
    const value = isRecord(typed) ? typed[seat] : undefined;
    if (what.kind === 'choice') return value ?? (what.fallback as Json | undefined);
    return value === undefined ? undefined : this.#read(what, value);
  }

  answer(id: string): Json | undefined {
    const field = this.fields.find((one) => one.id === id);
    if (field?.kind === 'rows') return this.rowsOf(field).map((row) => row.answers);
    if (field?.kind === 'each') return this.#each(field);
    const typed = this.#typed[id];
    return field === undefined || typed === undefined ? undefined : this.#read(field, typed);
  }

  #read(field: Field, typed: Json): Json | undefined {
    switch (field.kind) {
      case 'count': {
        const count = typeof typed === 'string' ? readCount(typed, this.unit(field.unit)) : undefined;
        return count !== undefined && count >= field.min && count <= field.max ? count : undefined;
      }
      case 'amount': {
        if (typeof typed !== 'string' || typed.trim() === '') return undefined;
        // What cannot be read is left for the rules to refuse.
        const amount = readPoints(typed, this.#table.scoring.parts);
        return amount ? showRational(amount) : typed.trim();
      }
      case 'text':
        return typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined;
      case 'seats': {
        const may = seatsIn(this, field.of);
        const seats = Array.isArray(typed) ? may.filter((seat) => typed.includes(seat)) : [];
        return seats.length > 0 ? seats : undefined;
      }
      default:
        return typed ?? undefined;
    }
  }

  /** What differs from the fallback by seat, or a list by seat once everybody has answered. */
  #each(field: EachField): Json | undefined {
    const seats = seatsIn(this, field.of);
    const { fallback } = field.what;
    const values = seats.map((seat) => [seat, this.valueOf(field, seat)] as const);
    if (fallback !== undefined)
      return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== fallback)) as Json;
    const bySeat: Readonly<Record<number, Json | undefined>> = Object.fromEntries(values);
    if (values.some(([, value]) => value === undefined)) return undefined;
    return Array.from({ length: this.seated.table }, (_, seat) => bySeat[seat] ?? null);
  }

  /** The rows that count with the other answers; what was typed into others is kept. */
  rowsOf({ id, given, key }: RowsField): readonly FormPart[] {
    const own = this.#given[id];
    const isThere = own && (given?.on === undefined || this.value(given.on) !== undefined);
    const added = (this.#rows[id] ?? []).filter((row) => key === undefined || row.value(key) !== undefined);
    return isThere ? [own, ...added] : added;
  }

  /** Whether another row has said this already, where nothing is said twice: nobody is asked to choose it again. */
  isTaken(id: string, value: Json): boolean {
    const { within, field } = this.place ?? {};
    const { once } = field ?? {};
    if (!within || !field || !once?.includes(id)) return false;
    const said = (one: string): Json | undefined => (one === id ? value : this.value(one));
    return within
      .rowsOf(field)
      .some(
        (row) => row.key !== this.key && once.every((one) => said(one) !== undefined && said(one) === row.value(one)),
      );
  }

  addRow(field: RowsField, value?: Json): FormPart {
    const { id, what, key } = field;
    const row = new FormPart(what, this.#table, { within: this, field, key: this.#keys++ });
    if (key !== undefined && value !== undefined) row.set(key, value);
    this.#rows[id] = [...(this.#rows[id] ?? []), row];
    return row;
  }

  removeRow({ id }: RowsField, row: FormPart): void {
    this.#rows[id] = (this.#rows[id] ?? []).filter(({ key }) => key !== row.key);
  }

  /** Everything that is answered, also what goes without saying. */
  get answers(): Answers {
    const open = this.fields.flatMap((field) => {
      const value = isOpen(this, field) ? valueIn(this, field.id) : undefined;
      return value === undefined ? [] : [[field.id, value] as const];
    });
    return Object.fromEntries(open);
  }

  /** What somebody still has to say. */
  get missingFields(): readonly Missing[] {
    return this.asked.flatMap((field): readonly Missing[] => {
      if (field.kind === 'rows') return this.rowsOf(field).flatMap((row) => row.missingFields);
      const isNeeded = !this.isKnown(field.id) && !isOptional(this, field) && this.value(field.id) === undefined;
      return isNeeded ? [{ field, part: this }] : [];
    });
  }

  /** Fills it with answers, also those of its rows. */
  fill(answers: Answers): void {
    const rows = this.fields.filter((field) => field.kind === 'rows');
    for (const field of this.fields) {
      const answer = answers[field.id];
      if (answer !== undefined && field.kind !== 'rows' && !this.isKnown(field.id))
        this.#typed[field.id] = this.#write(field, answer);
    }
    for (const field of rows) {
      const given = this.#given[field.id];
      const all = (answers[field.id] ?? []) as readonly Answers[];
      const own = given && all.find((row) => Object.keys(given.#known).every((id) => given.known(id) === row[id]));
      if (own) given.fill(own);
      for (const row of all) if (row !== own) this.addRow(field).fill(row);
    }
  }

  #write(field: Field, answer: Json): Json {
    if (field.kind === 'count') return writeCount(Number(answer), this.unit(field.unit));
    if (field.kind === 'amount') return writePoints(pointsOfFile(keyOf(answer)), this.#table.scoring);
    if (field.kind !== 'each' || typeof answer !== 'object' || answer === null) return answer;
    const said = Object.entries(answer as Readonly<Record<string, Json>>).filter(([, one]) => one !== null);
    return Object.fromEntries(said.map(([seat, one]) => [seat, this.#write(field.what, one)]));
  }

  /** What was typed, for a draft. */
  get kept(): TypedPart {
    const typed = $state.snapshot<unknown>(this.#typed) as TypedPart['typed'];
    return {
      typed,
      rows: Object.fromEntries(Object.entries(this.#rows).map(([id, rows]) => [id, rows.map((row) => row.kept)])),
      given: Object.fromEntries(Object.entries(this.#given).map(([id, row]) => [id, row.kept])),
    };
  }

  /** Restores what was typed; throws on what is no draft of this form. */
  restore({ typed, rows, given }: TypedPart): void {
    this.#typed = { ...typed };
    this.#rows = {};
    for (const field of this.fields) {
      if (field.kind !== 'rows') continue;
      for (const row of rows[field.id] ?? []) this.addRow(field).restore(row);
      const own = given[field.id];
      if (own) this.#given[field.id]?.restore(own);
    }
  }
}

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether what was typed is no number of the field. */
export const isUnread = (part: FormPart, field: CountField, text: string): boolean => {
  const count = text.trim() === '' ? field.min : readCount(text, part.unit(field.unit));
  return count === undefined || count < field.min || count > field.max;
};
