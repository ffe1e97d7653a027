import { describe, expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { showRational } from '#engine/core/rational.ts';
import { parseScoreEntry } from '#engine/kernel/deal/formats.ts';
import type { Row, ScoreAccount } from '#engine/kernel/score.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import {
  type EnteredCase,
  expectSaidWhy,
  type SettledCase,
  statedErrors,
  testRefused,
} from '#engine/testing/case-files.ts';
import refused from './cases/refused.json' with { type: 'json' };
import tirol from './cases/settlement.json' with { type: 'json' };
import einfach from './cases/settlement-einfach.json' with { type: 'json' };
import ooe from './cases/settlement-ooe.json' with { type: 'json' };
import { koenigrufen } from './game.ts';
import { REFUSALS } from './refusals.ts';

/** A sits at 0 as forehand, so D at 3 deals, if nothing else is said. */
interface Entered extends EnteredCase {
  readonly situation?: Json;
}

/** What is expected is the score account. */
interface Case extends Entered, SettledCase {
  /** Where it differs from the score. */
  readonly money?: readonly string[];
  /** Payments with `trischaken-settlement = online`, the square brackets of tirol §12. */
  readonly online?: readonly string[];
}

interface Settled {
  readonly score: readonly string[];
  readonly money: readonly string[];
  readonly errors: readonly string[];
}

const FILES = {
  'tirol-speisezettel': tirol as readonly Case[],
  'ooe-2023': ooe as readonly Case[],
  einfach: einfach as readonly Case[],
};
type ProfileId = keyof typeof FILES;

function settle({ entry, ...at }: Entered, change?: (row: Row) => Row): Settled {
  const { profile = 'tirol-speisezettel', options = {}, table = 4, dealer = 3, situation = {} } = at;
  const tableRules = tableOf(koenigrufen, profile, options);
  const rules = koenigrufen.rules(tableRules);
  const row = rules.check(entry, table, dealer);
  if (!row.ok) return { score: [], money: [], errors: statedErrors(row.error) };
  const file = parseScoreEntry({ v: 1, family: 'koenigrufen', profile, situation, deal: entry });
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const now = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {}, ...file.value.situation };
  const items = rules.settle(change ? change(row.value) : row.value, now);
  const pays = (account: ScoreAccount) => paymentsOf(items, table, account).map(showRational);
  return { score: pays('score'), money: pays('money'), errors: [] };
}

const inProfile = (id: ProfileId) => FILES[id].map((one) => [one.id, one.deal, { ...one, profile: id }] as const);

describe.each(Object.keys(FILES) as ProfileId[])('settlement of %s', (profile) => {
  test.each(inProfile(profile))('%s %s', (_id, _deal, one) => {
    expect(settle(one)).toEqual({ score: one.expect, money: one.money ?? one.expect, errors: [] });
  });

  test('every case has its own id, and those that no vector covers say why', () => {
    const cases = FILES[profile].map(({ id, deal, why = '' }) => ({ id, why: `${deal} ${why}` }));
    expectSaidWhy(cases, (id) => /^[VOS]\d+$/.test(id), /§\d|R\d/);
  });
});

test.each(tirol.filter((one) => 'online' in one).map((one) => [one.id, one as Case] as const))(
  '%s online',
  (_id, one) => {
    const { score, errors } = settle({ ...one, options: { 'trischaken-settlement': 'online' } });
    expect({ score, errors }).toEqual({ score: one.online, errors: [] });
  },
);

test('all vectors of the specification are there', () => {
  // V42, V43 and V45 are about a series (tirol §12, §14).
  const v = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 17, 18, 20, 21, 22, 24, 25, 26, 27, 29, 30, 31, 32, 34, 35];
  const vectors = [...v, 37, 38, 40, 41, 44].map((n) => `V${n}`);
  expect(tirol.map(({ id }) => id)).toEqual(expect.arrayContaining(vectors));
  expect(einfach.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((n) => `S${n}`));
  expect(ooe.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 4, 5, 7, 8, 10].map((n) => `O${n}`)));
});

test.each([
  ['V15', 'tirol-speisezettel', 'kings'],
  ['O5', 'ooe-2023', 'trull'],
] as const)('%s: what a played deal has besides a Valat does not count (%s)', (id, profile, about) => {
  const one = FILES[profile].find((other) => other.id === id);
  const by = id === 'V15' ? 2 : 0;
  const silent = { about, stage: 'silent', by, against: [], doublings: [], result: 'made' } as const;
  const settled = one && settle({ ...one, profile }, (row) => ({ ...row, items: [...row.items, silent] }));
  expect(settled?.score).toEqual(one?.expect);
});

test('a Fensterbankl is noted for the series', () => {
  const table = tableOf(koenigrufen, 'tirol-speisezettel', { 'double-rounds': true });
  const entry = (fensterbankl: boolean): Json => ({ contract: 'dreier', declarer: 0, won: true, fensterbankl });
  const notes = (flag: boolean) => {
    const row = koenigrufen.rules(table).check(entry(flag), 4, 3);
    return row.ok ? row.value.notes : row.error;
  };
  expect(notes(true)).toEqual({ fensterbankl: true });
  expect(notes(false)).toEqual({});
});

testRefused(refused, (one) => settle(one).errors, Object.keys(REFUSALS), 'contract-missing');
