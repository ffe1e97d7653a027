import { describe, expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import { absolute, compare, isPart, rational, sum, ZERO } from '#engine/core/rational.ts';
import { seededRng } from '#engine/core/rng.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { areSameItems, isSameRow, type Row } from '#engine/kernel/score.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { randomDeal } from '#engine/testing/entries/reform/random-deals.ts';
import { randomRide } from '#engine/testing/entries/reform/random-rides.ts';
import { playedAtRandom } from '#engine/testing/played-at-random.ts';
import { simulate } from '#engine/testing/simulate.ts';
import { byEffort } from '#engine/testing/test-effort.ts';
import { CONTRACT_IDS, type KingWay } from '../contracts/contract.ts';
import { CONTRACTS } from '../contracts/index.ts';
import { reform } from '../game.ts';
import { count } from '../played/count.ts';
import { notedIn, rowOf } from '../row.ts';
import { rulesetOf } from '../ruleset.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);
/** Bids, and what is said before play, are drawn often enough. */
const OFTEN: Readonly<Record<string, number>> = { pass: 3, good: 2, protest: 3, selbstkontra: 0.3, buy: 0.5 };
const likely = ({ type }: Action): number => OFTEN[type] ?? 1;

const TABLES: readonly (readonly [string, Notes])[] = [
  ['as they are', {}],
  ['with all bonuses', { marabu: true, announceTrullAndKings: true, announceSingleUltimo: true, kontraLevels: 5 }],
  ['in whole points', { rounding: 'whole', multiplierBonuses: 'replace', ruferUnplayed: false }],
  ['with little', { mortgage: false, preKontra: false, selbstkontra: false, protest: false, ankauf: 'off' }],
];

describe.each(TABLES)('games %s', (_, options) => {
  const rules = reform.rules(tableOf(reform, 'reform', options));
  const now = { deal: 1, factors: [], pot: ZERO, notes: { hoelzel: [1, 0, 0, 2, 1], radel: true } };
  const step = rational(1, options['rounding'] === 'whole' ? 1 : 100);

  test('that are played and entered come to the same', () => {
    for (const seed of SEEDS)
      for (const table of reform.tables) {
        const row = rules.read(playedAtRandom(rules, seed, seed % table, likely, table).end);
        const entry = rules.note(row) ?? null;
        const entered = rules.check(entry, row.table, row.dealer);
        if (!entered.ok) throw new Error(`${seed}: ${JSON.stringify(entered.error)} ${JSON.stringify(entry)}`);
        expect(isSameRow(entered.value, row), JSON.stringify([entered.value, row])).toBe(true);
        expect(areSameItems(rules.settle(entered.value, now), rules.settle(row, now))).toBe(true);
      }
  });

  test('add up to nothing, in whole steps, within what a deal can bring', () => {
    for (const seed of SEEDS) {
      const row = rules.read(playedAtRandom(rules, seed, seed % 4, likely).end);
      const paid = paymentsOf(rules.settle(row, now), row.table);
      expect(sum(paid)).toEqual(ZERO);
      for (const amount of paid) {
        expect(isPart(amount, step.d === 1 ? 'whole' : 'hundredths')).toBe(true);
        expect(compare(absolute(amount), rational(rules.totals.most))).toBeLessThanOrEqual(0);
      }
    }
  });
});

describe('cards that fell in any order', () => {
  const MORE: Notes = { marabu: true, announceTrullAndKings: true, announceSingleUltimo: true };
  const AGREED: readonly Notes[] = [{}, { kaiserstich: true }, { mortgage: false }, { soloKingTalon: 'whole' }];
  /** With the called king in the talon now and then; missing: with any king. */
  const WAYS = ['pratermaessig', undefined, 'steinhofmaessig', undefined] as const;
  const DEALS = byEffort(150, 1000);
  const STARTS = Array.from({ length: byEffort(1, 5) }, (_, part) => part * DEALS);

  test.each(AGREED.flatMap((options) => STARTS.map((start) => [options, start] as const)))(
    'are accepted, whatever they gave, with %j, from %i on',
    (options, start) => {
      const table = tableOf(reform, 'reform', { ...MORE, ...options });
      const [rules, ruleset] = [reform.rules(table), rulesetOf(table)];
      for (let seed = start; seed < start + DEALS; seed++) {
        const rng = seededRng(`reform/random/${seed}`);
        const deal = seed % 3 === 0 ? randomRide(ruleset, rng) : randomDeal(ruleset, rng, WAYS[seed % WAYS.length]);
        const row = rowOf(ruleset, deal, count(ruleset, deal));
        const entered = rules.check(rules.note(row) ?? null, row.table, row.dealer);
        if (!entered.ok) throw new Error(`${seed}: ${JSON.stringify([entered.error, notedIn(row)])}`);
        expect(isSameRow(entered.value, row), JSON.stringify([entered.value, row])).toBe(true);
        // Not everybody writes everything down.
        const { silent, ...noted } = notedIn(row);
        const some = silent.filter(({ bonus }) => bonus === 'koenigfang' || rng() < 0.5);
        if (some.length === silent.length) continue;
        const less = rules.check(rules.note(rowOf(ruleset, deal, { ...noted, silent: some })) ?? null, 4, 3);
        if (!less.ok) throw new Error(`${seed}: ${JSON.stringify([less.error, noted, some])}`);
      }
    },
  );
});

test('a king in the talon: what is played in a way of its own and entered comes to the same', () => {
  const ways: readonly KingWay[] = ['pratermaessig', 'steinhofmaessig'];
  const contractsOff = CONTRACT_IDS.filter((id) => CONTRACTS[id].ways === undefined);
  const rules = reform.rules(tableOf(reform, 'reform', { contractsOff }));
  const seen = new Set<unknown>();
  for (let seed = 0; seed < byEffort(80, 800); seed++) {
    const table = 4 + (seed % 2);
    // As often one as the other, of which there is one for each partner.
    const likelyWay = ({ type }: Action): number => (type === ways[0] ? 2 : type === ways[1] ? 6 : (OFTEN[type] ?? 1));
    const row = rules.read(playedAtRandom(rules, seed, seed % table, likelyWay, table).end);
    const { kingTalon } = notedIn(row);
    if (!ways.some((way) => way === kingTalon)) continue;
    seen.add(kingTalon);
    const entry = rules.note(row) ?? null;
    const entered = rules.check(entry, row.table, row.dealer);
    if (!entered.ok) throw new Error(`${seed}: ${JSON.stringify([entered.error, entry])}`);
    expect(isSameRow(entered.value, row), JSON.stringify([entered.value, row])).toBe(true);
    expect(rules.note(entered.value)).toEqual(entry);
  }
  expect([...seen].sort()).toEqual(ways);
});

describe('games in which not only the points of two sides are counted', () => {
  const TABLES: readonly Notes[] = [{}, { sautanzValue: 20, bus: 'duel-triple', mortgage: false }];
  const IDS = rulesetOf(tableOf(reform, 'reform'))
    .contracts.filter((contract) => contract.kind !== 'negative' && (contract.kind !== 'positive' || contract.train))
    .map(({ id }) => id);

  test.each(IDS)('%s: what is played and entered comes to the same', (contract) => {
    for (const options of TABLES) {
      const table = tableOf(reform, 'reform', options);
      const rules = reform.rules(table);
      const rows: Row[] = [];
      const onRecord = ({ row }: DealRecord): void => {
        if (row) rows.push(row);
      };
      for (const seats of reform.tables)
        simulate({
          ...{ game: reform, table, seats, deals: byEffort(6, 100), seed: contract },
          ...{ unexamined: true, contract, onRecord },
        });
      for (const row of rows) {
        const entry = rules.note(row) ?? null;
        const entered = rules.check(entry, row.table, row.dealer);
        if (!entered.ok) throw new Error(JSON.stringify([entered.error, entry]));
        expect(isSameRow(entered.value, row), JSON.stringify([entered.value, row])).toBe(true);
        expect(rules.note(entered.value)).toEqual(entry);
      }
      expect(rows.map(({ games }) => games[0]?.contract)).toContain(contract);
    }
  });
});
