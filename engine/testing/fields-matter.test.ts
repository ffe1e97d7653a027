import { describe, expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import { canonical, type Json } from '../core/json.ts';
import { below, type Rng, seededRng } from '../core/rng.ts';
import { entryOf } from '../entry/entry-answers.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { Answers, ChoiceField, Field } from '../kernel/entry/entry-sheet.ts';
import { tableOf } from './any-table.ts';
import { ENTRY_MAKERS } from './entries/index.ts';
import type { EntryMaker, Made } from './entries/maker.ts';
import { guessed } from './guess.ts';

/** A field that a scorer fills in and that nothing reads is a question without effect, whatever is answered. */

/** Entries from which answers are guessed on, and how often. */
const ENTRIES = 120;
const STEPS = 6;
/** Of this number of entries one is settled by agreement. */
const AGREED = 20;

/** All fields of a sheet, those of its rows among them. */
const idsIn = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap((field) => (field.kind === 'rows' ? [field.id, ...idsIn(field.what)] : [field.id]));

/** The fields on whose answers others depend, or rows that are there from the start. */
const ledBy = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap((field) => [
    ...(Array.isArray(field.when) ? field.when : [field.when ?? {}]).flatMap((when) => Object.keys(when as object)),
    ...(field.kind === 'rows' ? [...ledBy(field.what), field.given?.on ?? []].flat() : []),
  ]);

const isAnswers = (value: Json | undefined): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same answers with one of them changed, each with its field, as often as something is found to change it to. */
function* changed(fields: readonly Field[], answers: Answers, rng: Rng): Generator<readonly [string, Answers]> {
  for (const field of fields) {
    const { id } = field;
    const was = answers[id];
    if (field.kind === 'rows' && Array.isArray(was)) {
      const rows = (was as readonly Json[]).filter(isAnswers);
      if (rows.length > 0) yield [id, { ...answers, [id]: rows.slice(1) }];
      for (const [i, row] of rows.entries())
        for (const [inner, other] of changed(field.what, row, rng))
          yield [inner, { ...answers, [id]: rows.with(i, other) }];
    } else for (const value of othersOf(field, was, rng)) yield [id, { ...answers, [id]: value }];
  }
}

/** All values that a choice may have, whatever is answered elsewhere. */
const valuesOf = ({ values }: ChoiceField): readonly Json[] =>
  'by' in values ? Object.values(values.of).flat() : values;

/** Other answers to one question; what is given to several seats is given to them in another order as well. */
function othersOf(field: Field, was: Json | undefined, rng: Rng): readonly Json[] {
  switch (field.kind) {
    case 'tick':
      return [was !== true];
    case 'choice':
      return valuesOf(field);
    case 'count':
      return [field.min, field.min + 1, field.min + below(field.max - field.min + 1, rng), field.max];
    case 'seat':
      return [0, 1, 2, 3, ...(field.also ?? [])];
    case 'text':
      return ['somebody else'];
    case 'amount':
      return ['1', '2', '-1'];
    case 'seats':
      return [[0], [1], [2], [3], [0, 1]];
    case 'each':
      return Array.isArray(was) ? [was.toReversed()] : [{ 0: 1 }, { 1: 1 }, {}];
    case 'rows':
      return [];
  }
}

/** A deal that the table has settled by agreement; every family has it, whatever its makers make. */
const agreed = (made: Made): Made => ({
  ...made,
  entry: {
    ...{ contract: 'agreed', name: 'something else' },
    payments: Array.from(
      { length: made.table },
      (_, seat) => ['1', '-1'][(seat - made.dealer + made.table - 1) % made.table] ?? '0',
    ),
  },
});

/** What these answers come to: a row, or why the family says that no deal can have them; `undefined`: they are no answers to the sheet. */
function comesTo({ codes }: EntryMaker, rules: Rules, answers: Answers, { table, dealer }: Made): string | undefined {
  const row = rules.check(entryOf(rules, answers, table, dealer), table, dealer);
  if (row.ok) return canonical(row.value);
  return row.error.every(({ code }) => codes.includes(code)) ? canonical(row.error) : undefined;
}

/** The fields whose answer alone made another row of an entry, of those that are still asked about. */
function* readIn(maker: EntryMaker, nth: number, isAsked: (id: string) => boolean, rng: Rng): Generator<string> {
  const { game, atLimits, impossible } = maker;
  const makers = [...Object.values(atLimits), ...Object.values(impossible).map(({ make }) => make)];
  const some = must(makers[nth % makers.length], 'a kind of entry')(rng);
  const made = nth % AGREED === 0 ? agreed(some) : some;
  const rules = game.rules(tableOf(game, made.profile, made.options));
  const { fields } = rules.sheet;
  const first = rules.layout ? rules.layout.read(made.entry) : made.entry;
  if (!isAnswers(first)) return;
  const seated = { table: made.table, active: rules.active(made.table, made.dealer) };
  let answers = first;
  for (let i = 0; i < STEPS; i++) {
    const before = comesTo(maker, rules, answers, made);
    if (before !== undefined)
      for (const [id, other] of changed(fields, answers, rng)) {
        const row = isAsked(id) ? comesTo(maker, rules, other, made) : undefined;
        if (row !== undefined && row !== before) yield id;
      }
    const next = guessed(fields, before === undefined ? first : answers, seated, rng);
    if (comesTo(maker, rules, next, made) !== undefined) answers = next;
  }
}

describe.each(ENTRY_MAKERS)('$game.id', (maker) => {
  const { game } = maker;

  test('each answer of a score entry makes another row of some deal', () => {
    const asked = new Set(
      game.profiles.flatMap(({ id }) => idsIn(game.rules(tableOf(game, id, maker.played.options)).sheet.fields)),
    );
    // Those decide what else is asked.
    const leading = new Set(
      game.profiles.flatMap(({ id }) => ledBy(game.rules(tableOf(game, id, maker.played.options)).sheet.fields)),
    );
    const read = new Set<string>();
    const rng = seededRng(`fields/${game.id}`);
    const isUnread = (id: string): boolean => !read.has(id) && !leading.has(id);
    const unread = (): readonly string[] => [...asked].filter(isUnread);
    for (let i = 0; i < ENTRIES && unread().length > 0; i++)
      for (const id of readIn(maker, i, isUnread, rng)) read.add(id);
    expect(unread()).toEqual([]);
  });
});
