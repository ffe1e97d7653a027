import { expect, test } from 'vitest';
import { type Json, keyOf, type Notes } from '../core/json.ts';
import type { By, Field } from '../kernel/entry/entry-sheet.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { GAMES } from './index.ts';

/** Whoever does nothing is taken to have answered: with something that can be answered. */

type Choice = Extract<Field, { kind: 'choice' }>;

const isBy = <T>(value: Json | readonly Json[] | By<T> | undefined): value is By<T> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'by' in value && 'of' in value;

/** All choices of a sheet, also those in rows and of each. */
function* choicesIn(fields: readonly Field[], path = ''): Generator<readonly [path: string, field: Choice]> {
  for (const field of fields) {
    const at = `${path}${field.id}`;
    if (field.kind === 'choice') yield [at, field];
    else if (field.kind === 'rows') yield* choicesIn(field.what, `${at}.`);
    else if (field.kind === 'each' && field.what.kind === 'choice') yield [at, { ...field.what, id: field.id }];
  }
}

/** Where a choice that is asked has an answer beforehand that it does not offer; by the answer that it hangs on. */
function strange([at, { fallback, values }]: readonly [string, Choice]): readonly string[] {
  if (fallback === undefined) return [];
  const lists: readonly (readonly [key: string | null, values: readonly Json[]])[] = isBy<readonly Json[]>(values)
    ? Object.entries(values.of)
    : [[null, values]];
  return lists.flatMap(([key, list]) => {
    // The only answer is taken, and nobody is asked.
    if (list.length < 2) return [];
    const before = !isBy<Json>(fallback)
      ? [fallback]
      : isBy(values) && values.by === fallback.by && key !== null
        ? [fallback.of[key]].flatMap((one) => (one === undefined ? [] : [one]))
        : Object.values(fallback.of);
    return before
      .filter((one) => !list.includes(one))
      .map((one) => `${at} ${key ?? ''}: ${keyOf(one)} is not among ${list.map((each) => keyOf(each)).join(', ')}`);
  });
}

const tablesOf = ({ profiles }: GameDefinition): readonly (readonly [profile: string, options: Notes])[] =>
  profiles.flatMap(({ id, options }) =>
    [{}, ...options.flatMap((one) => one.values.map((value) => ({ [one.id]: value })))].map(
      (agreed) => [id, agreed] as const,
    ),
  );

const choicesOf = (game: GameDefinition) =>
  tablesOf(game).flatMap(([profile, options]) => {
    const table = game.tableRules(profile, options);
    return table.ok ? [...choicesIn(game.rules(table.value).sheet.fields)] : [];
  });

test.each(Object.values(GAMES))('$id: what goes without saying can be said', (game) => {
  expect([...new Set(choicesOf(game).flatMap(strange))]).toEqual([]);
});

test('an answer beforehand that is not offered is found', () => {
  const wrong = Object.values(GAMES)
    .flatMap(choicesOf)
    .filter(([, { fallback }]) => fallback !== undefined)
    .map(([at, field]) => [at, { ...field, fallback: 'never offered', values: ['one', 'other'] }] as const);
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.filter((one) => strange(one).length === 0)).toEqual([]);
});
