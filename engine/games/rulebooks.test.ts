import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '../core/json.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import type { ListedOption } from '../kernel/family/listing.ts';
import { GAMES } from './index.ts';

/** The rule book of every family: whole, in both languages, and telling whatever tables agree on. */

/** Says nothing about the rules that a table could not see for itself. */
const SEEN_AT_THE_TABLE = ['table-size'];

function tableOf(game: GameDefinition, profile: string, options: Notes): readonly TableRules[] {
  const table = game.tableRules(profile, options);
  return table.ok ? [table.value] : [];
}

/** The values of an option, and other numbers where they are agreed on freely. */
const valuesOf = ({ values }: ListedOption): readonly Json[] => [...values, ...values.flatMap(otherNumbers)];

function otherNumbers(value: Json): readonly Json[] {
  if (typeof value === 'number') return [value + 1, value + 5, 2 * value];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([id, part]) =>
    otherNumbers(part).map((other) => ({ ...(value as Notes), [id]: other })),
  );
}

/** Every profile as it is, and with every value of every option. */
const tablesOf = (game: GameDefinition): readonly TableRules[] =>
  game.profiles.flatMap(({ id, options }) =>
    [{}, ...options.flatMap((one) => valuesOf(one).map((value) => ({ [one.id]: value })))].flatMap((agreed) =>
      tableOf(game, id, agreed),
    ),
  );

/** Whether a place of a sentence was not filled; in German, “null” is a number. */
const hasHole = (said: string): boolean => said === '' || /undefined|NaN|\[object|\{/.test(said);

describe.each(Object.values(GAMES))('the rule book of $id', (game) => {
  const tables = tablesOf(game);

  test('has one page for every game and everything on top, whatever is agreed', () => {
    for (const table of tables) {
      const ids = game.rulebook(table).map(({ id }) => id);
      const { contracts, bonuses } = game.listing(table);
      expect(ids).toEqual([...new Set(ids)]);
      expect([...contracts, ...bonuses].map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test('says everything in both languages, with every place filled', () => {
    const names = new Set(game.texts.notOffered);
    const faults = tables.flatMap((table) =>
      game
        .rulebook(table)
        .flatMap(({ id, title, lines }) => [
          ...(lines.length === 0 ? [`${id}: empty`] : []),
          ...[title, ...lines]
            .filter(({ de, en }) => hasHole(de) || hasHole(en) || /null/.test(en))
            .map(({ de }) => de),
          ...lines
            .filter((line) => line.de === line.en && /\p{L}{3}/u.test(line.en) && !names.has(line))
            .map(({ en }) => `${id}: ${en}`),
        ]),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test('tells every option', () => {
    const bookOf = (table: TableRules): string => JSON.stringify(game.rulebook(table));
    const untold = new Map(game.profiles.flatMap(({ options }) => options.map((one) => [one.id, one] as const)));
    for (const id of SEEN_AT_THE_TABLE) untold.delete(id);
    for (const { profile, options } of tables) {
      const told = [...untold.values()].filter((one) => {
        const books = valuesOf(one).flatMap((value) =>
          tableOf(game, profile, { ...options, [one.id]: value }).map(bookOf),
        );
        return new Set(books).size > 1;
      });
      for (const { id } of told) untold.delete(id);
    }
    expect([...untold.keys()]).toEqual([]);
  });
});
