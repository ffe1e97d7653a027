import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { tuebingen } from '../game.ts';

/** What a correction adds too late (tuebingen §7.1, TU15, TU18, TU23). */

type Entry = Readonly<Record<string, Json>>;

const RUF: Entry = { contract: 'ruf', declarer: 0, partner: 1, points: 52 };
const RAUS: Entry = { contract: 'raus', declarer: 0, points: 40, best: 30 };
const mine = (id: string, more: Entry = {}): Entry => ({ id, side: 'declarer', ...more });
const theirs = (id: string, more: Entry = {}): Entry => ({ id, side: 'opponents', ...more });

/** The places of what is late, by the rules of a version; seat 3 deals. */
function late(before: Entry, after: Entry, version?: number): readonly (string | undefined)[] {
  const table = tableOf(tuebingen, 'tuebingen', {} satisfies Notes);
  const rules = tuebingen.rules(version === undefined ? table : { ...table, rulesVersion: version });
  const [had, has] = [before, after].map((entry) => {
    const row = rules.check(entry, 4, 3);
    if (!row.ok) throw new Error(JSON.stringify([entry, row.error]));
    return row.value;
  });
  const lateIn = must(rules.late, 'late claims');
  return lateIn(must(had, 'a row'), must(has, 'a row')).map(({ at }) => (at && 'item' in at ? at.where : undefined));
}

describe('where the declarer is corrected', () => {
  test.each([
    ['a Strafe does not pass to another soloist', RAUS, { ...RAUS, declarer: 1 }, 'skimon'],
    ['nor to another pair', RUF, { ...RUF, declarer: 2, partner: 3 }, 'family'],
  ])('%s', (_, before, after, id) => {
    expect(late({ ...before, strafen: [mine(id)] }, { ...after, strafen: [mine(id)] })).toEqual(['strafen.0']);
    expect(late({ ...before, strafen: [mine(id)] }, { ...after, strafen: [mine(id)] }, 3)).toEqual([]);
  });

  test.each([
    ['a soloist, now an opponent', RAUS, { ...RAUS, declarer: 1 }, mine('skimon'), theirs('skimon')],
    ['an opponent, now the soloist', RAUS, { ...RAUS, declarer: 1 }, theirs('kingdom'), mine('kingdom')],
    ['a pair, now the opponents', RUF, { ...RUF, declarer: 2, partner: 3 }, mine('family'), theirs('family')],
    ['one of a pair, with another partner', RUF, { ...RUF, declarer: 1, partner: 2 }, mine('family'), mine('family')],
    ['a caller who was the partner', RUF, { ...RUF, declarer: 1, partner: 0 }, mine('family'), mine('family')],
  ])('it stays with those who claimed it: %s', (_, before, after, had, has) => {
    expect(late({ ...before, strafen: [had] }, { ...after, strafen: [has] })).toEqual([]);
  });

  test('the Tarock 1 is of whoever lost it, and claimed by whoever took it', () => {
    const fell = 'einser-gefasst';
    const other = { ...RAUS, declarer: 1 };
    expect(late({ ...RAUS, strafen: [mine(fell)] }, { ...other, strafen: [theirs(fell)] })).toEqual([]);
    expect(late({ ...RAUS, strafen: [mine(fell)] }, { ...other, strafen: [mine(fell)] })).toEqual(['strafen.0']);
    expect(late({ ...RAUS, strafen: [theirs(fell)] }, { ...other, strafen: [theirs(fell)] })).toEqual(['strafen.0']);
  });

  test('each claim covers one Strafe, in whatever order they are written', () => {
    const strafen = [theirs('family'), mine('family')];
    const other = { ...RAUS, declarer: 1 };
    // The soloist's may only be an opponent's now, and an opponent's the new soloist's.
    expect(late({ ...RAUS, strafen }, { ...other, strafen })).toEqual([]);
    expect(late({ ...RAUS, strafen }, { ...other, strafen: strafen.toReversed() })).toEqual([]);
    expect(late({ ...RAUS, strafen }, { ...other, strafen: [...strafen, theirs('family')] })).toEqual(['strafen.2']);
  });
});

describe('of a run', () => {
  const run = (n: number) => ({ ...RUF, strafen: [theirs('unterers', { n })] });

  test('more is late, and less is not', () => {
    expect(late(run(4), run(5))).toEqual(['strafen.0']);
    expect(late(run(5), run(4))).toEqual([]);
    expect(late(run(5), run(4), 3)).toEqual(['strafen.0']);
  });
});

test('of a deal that was none, everything is late', () => {
  expect(late({ contract: 'misdeal' }, { ...RUF, strafen: [mine('family'), mine('skimon')] })).toEqual([
    'strafen.0',
    'strafen.1',
  ]);
  expect(late({ ...RUF, strafen: [mine('family')] }, { contract: 'misdeal' })).toEqual([]);
});
