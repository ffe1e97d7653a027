import { describe, expect, it } from 'vitest';
import { printPlace } from '#engine/core/place.ts';
import { rational, ZERO } from '#engine/core/rational.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import { type LineItem, STAGES } from '../score.ts';
import { parseRecord, parseScoreEntry, printItems, printRecord } from './formats.ts';
import type { DealRecord } from './rules.ts';

const ITEM: LineItem = {
  code: 'game',
  from: 0,
  to: 'pot',
  base: rational(-2, 3),
  factors: [{ code: 'kontra', by: rational(2), only: 'money' }],
};
const RECORD: DealRecord = {
  v: 1,
  family: 'x',
  profile: 'y',
  options: { a: true },
  rulesVersion: 1,
  table: 4,
  dealer: 0,
  now: { deal: 1, factors: [], pot: ZERO, notes: {} },
  deck: ['T1'],
  actions: [['table', { type: 'time-up' }]],
  row: null,
  settlement: [ITEM],
};

const places = (result: Result<unknown, readonly Refusal[]>): readonly string[] =>
  result.ok ? [] : result.error.map(({ code, at }) => `${code} ${at ? printPlace(at) : ''}`);

describe('file formats', () => {
  it.each(STAGES)('have rows with what arose as %s, in items and in line items', (stage) => {
    const item = { about: 'x', stage, by: 0, against: [], doublings: [], result: 'made' };
    const row = { table: 4, dealer: 0, outcome: 'played', games: [], items: [item], notes: {} };
    const record = { ...(printRecord(RECORD) as object), row, settlement: printItems([{ ...ITEM, stage }]) };
    expect(places(parseRecord(record))).toEqual([]);
  });

  it('write exact amounts as strings and read them back', () => {
    expect(printItems([ITEM])).toEqual([
      { code: 'game', from: 0, to: 'pot', base: '-2/3', factors: [{ code: 'kontra', by: '2', only: 'money' }] },
    ]);
    const written: unknown = JSON.parse(JSON.stringify(printRecord(RECORD)));
    expect(parseRecord(written)).toEqual({ ok: true, value: RECORD });
  });

  it('have rows with further counts by seat', () => {
    const row = { table: 4, dealer: 0, outcome: 'played', games: [], items: [], notes: {} };
    const counts = { tricks: [0, 6, 6, 0] };
    const read = parseRecord({ ...(printRecord(RECORD) as object), row: { ...row, measures: [1, 2, 3, 4], counts } });
    expect(read.ok && read.value.row).toEqual({ ...row, measures: [1, 2, 3, 4], counts });
  });

  it('have doublings that were said early, and protests against them', () => {
    const doublings = [{ step: 'kontra', by: 1, early: true }];
    const protests = [{ by: 2, of: 1 }];
    const item = { about: 'game', stage: 'bid', by: 0, against: [], doublings, protests, result: 'made' };
    const row = { table: 4, dealer: 0, outcome: 'played', games: [], items: [item], notes: {} };
    const read = parseRecord({ ...(printRecord(RECORD) as object), row });
    expect(read.ok && read.value.row).toEqual(row);
  });

  it('keep unknown fields of an action', () => {
    const actions = [[0, { type: 'bid', contract: 'z' }]];
    const parsed = parseRecord({ ...(printRecord(RECORD) as object), actions });
    expect(parsed.ok && parsed.value.actions).toEqual(actions);
  });

  it.each([
    ['another version', { v: 2 }, ['unknown-version v']],
    ['a missing field', { deck: undefined }, ['missing-field deck']],
    ['an extra field', { weather: 'rain' }, ['unknown-field weather']],
    ['an invalid seat', { dealer: -1 }, ['wrong-value dealer']],
    [
      'a broken action',
      {
        actions: [
          [0, { type: 'pass' }],
          [0, {}],
        ],
      },
      ['missing-field actions.1.1.type'],
    ],
    [
      'an amount in memory form',
      { settlement: [{ ...ITEM }] },
      ['wrong-value settlement.0.base', 'wrong-value settlement.0.factors.0.by'],
    ],
  ])('refuse %s by its place', (_, change, expected) => {
    expect(places(parseRecord({ ...(printRecord(RECORD) as object), ...change }))).toEqual(expected);
  });

  it.each([[null], [7], ['x'], [[]]])('refuse %j as a whole', (json) => {
    for (const parse of [parseRecord, parseScoreEntry]) expect(places(parse(json))).toEqual(['wrong-value JSON']);
  });
});
