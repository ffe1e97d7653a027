import { describe, expect, test } from 'vitest';
import type { Notes } from '../core/json.ts';
import type { Text } from '../core/text.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import { COMMON_FIELDS, COMMON_HINTS } from '../kernel/entry/common-entries.ts';
import type { Field } from '../kernel/entry/entry-sheet.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { GAMES } from './index.ts';
import type { FamilyId } from './loaders.ts';

/** Everything that a table may offer or ask has a name, in every family; line items and remarks: `simulate`. */

/** Every profile as it is, with each value of each option, and with all that can be switched on. */
function tablesOf(game: GameDefinition): readonly TableRules[] {
  return game.profiles.flatMap(({ id, options }) => {
    const all = options.flatMap((one) =>
      one.values[0] === false || one.values.includes(true) ? [[one.id, true]] : [],
    );
    const single = options.flatMap((one) => one.values.map((value): Notes => ({ [one.id]: value })));
    return [{}, Object.fromEntries(all) as Notes, ...single].flatMap((agreed) => {
      const table = game.tableRules(id, agreed);
      return table.ok ? [table.value] : [];
    });
  });
}

/** The ids of texts that a field needs. */
function needed(field: Field, rows?: string): readonly string[] {
  const own = rows === undefined ? field.id : `${rows}.${field.id}`;
  switch (field.kind) {
    case 'rows':
      return [
        `${field.id}:add`,
        `${field.id}:remove`,
        ...(field.given && field.key === undefined ? [`${field.id}:nth`] : [field.id]),
        ...field.what.filter(({ id }) => id !== field.key).flatMap((one) => needed(one, field.id)),
      ];
    case 'each':
      return [
        `${own}:of`,
        ...(field.what.kind === 'choice' ? needed(field.what, rows).filter((id) => id.includes(':')) : []),
      ];
    case 'choice': {
      const { values, names } = field;
      const all = Array.isArray(values) ? values : 'of' in values ? Object.values(values.of).flat() : [];
      return [own, ...all.map((value) => (names ? `${names}/${own}:${String(value)}` : `${own}:${String(value)}`))];
    }
    case 'seat':
      return [own, ...(field.also ?? []).map((also) => `${own}:${also}`)];
    default:
      return [own];
  }
}

/**
 * Fields without a column on a printed score sheet: what they say stands in another column (of the game, of everything on top),
 * or shows only in the amounts.
 */
const WITHOUT_COLUMN: Readonly<Record<FamilyId, readonly string[]>> = {
  koenigrufen: [
    ...['bird', 'conceded', 'games', 'gameKontra', 'result', 'thirds', 'counts', 'fensterbankl'],
    ...['renonce', 'points', 'offenders', 'stands', 'withoutBird', 'gaveUp', 'singlePairs', 'pairs', 'extraClaims'],
  ],
  bavarian: [],
  illustrated: ['gameKontraWhen', 'counts'],
  tuebingen: ['counted', 'totals', 'weak', 'tricks'],
  reform: [
    'soldBy',
    'kingTalon',
    'chosen',
    'unplayed',
    'exchanged',
    'result',
    'early',
    'tricks',
    'pairKontra',
    'self',
    'bird',
    'silent',
    'protests',
    'last',
    'thirdsEach',
    'tricksEach',
    'cardsEach',
    'accused',
    'inFixedRound',
    'sautanzValue',
    'ending',
    'bus',
    'busThirds',
    'emptied',
    'fullTricks',
    'cardsLeft',
    'pictures',
  ],
};

describe.each(Object.entries(GAMES) as [FamilyId, GameDefinition][])('%s', (family, game) => {
  const { texts } = game;
  const tables = tablesOf(game);
  const sheets = tables.map((table) => game.rules(table).sheet);
  const words: Readonly<Record<string, Text>> = { ...COMMON_FIELDS, ...texts.entry.fields };

  const isWord = (id: string): boolean => id in words || id.replace(/^\w+\./, '') in words;
  /** In rows, the words of the field itself will do; a contract or a bonus has a name of its own. */
  const hasWord = (id: string): boolean => {
    const [, names, field = id] = /^(contracts|bonuses)\/(.*)$/.exec(id) ?? [];
    if (isWord(field)) return true;
    return names !== undefined && (field.split(':')[1] ?? '') in texts[names as 'contracts' | 'bonuses'];
  };

  /** Those of all tables without a text, each once. */
  const lacking = (ids: readonly string[], has: (id: string) => boolean): readonly string[] =>
    [...new Set(ids)].filter((id) => !has(id));

  test('whatever is offered has a name', () => {
    const listings = tables.map((table) => game.listing(table));
    const phases = tables.flatMap((table) => game.rules(table).phases.map(({ id }) => id));
    expect({
      profiles: lacking(
        listings.map(({ id }) => id),
        (id) => id in texts.profiles,
      ),
      contracts: lacking(
        listings.flatMap(({ contracts }) => contracts.map(({ id }) => id)),
        (id) => id in texts.contracts,
      ),
      bonuses: lacking(
        listings.flatMap(({ bonuses }) => bonuses.map(({ id }) => id)),
        (id) => id in texts.bonuses,
      ),
      options: lacking(
        listings.flatMap(({ options }) => options.map(({ id }) => id)),
        (id) => id in texts.options,
      ),
      phases: lacking(phases, (id) => id in texts.phases),
    }).toEqual({ profiles: [], contracts: [], bonuses: [], options: [], phases: [] });
  });

  test('every field of a score entry has words, and every value that can be chosen', () => {
    expect(
      lacking(
        sheets.flatMap(({ fields }) => fields.flatMap((field) => needed(field))),
        hasWord,
      ),
    ).toEqual([]);
  });

  test('so has every unit and column', () => {
    const { units, columns } = texts.entry;
    expect(
      lacking(
        sheets.flatMap((sheet) => sheet.units.map(({ id }) => id)),
        (id) => id in units,
      ),
    ).toEqual([]);
    expect(
      lacking(
        sheets.flatMap((sheet) => sheet.columns),
        (id) => id in columns,
      ),
    ).toEqual([]);
    for (const sheet of sheets)
      expect(sheet.columns.filter((id) => !sheet.fields.some((field) => field.id === id))).toEqual([]);
  });

  test('every field has a column on paper, or is known to need none', () => {
    const own = sheets.flatMap(({ columns, fields }) =>
      fields.filter(({ id }) => !columns.includes(id) && !(id in COMMON_FIELDS)).map(({ id }) => id),
    );
    expect([...new Set(own)].sort()).toEqual([...WITHOUT_COLUMN[family]].sort());
  });

  test('no words are kept for a field that no table asks', () => {
    const asked = (field: Field): readonly string[] => [
      field.id,
      ...(field.kind === 'rows' ? field.what.flatMap(asked) : []),
    ];
    const ids = new Set(sheets.flatMap(({ fields }) => fields.flatMap(asked)));
    const said = [...Object.keys(texts.entry.fields), ...Object.keys(texts.entry.hints)];
    const unasked = said.filter((id) => !ids.has(id.replace(/:.*$/, '').replace(/^\w+\./, '')));
    expect(unasked).toEqual([]);
    expect(Object.keys(COMMON_HINTS).filter((id) => !ids.has(id))).toEqual([]);
  });
});
