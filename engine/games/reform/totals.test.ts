import { expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { CONTRACT_IDS, type ContractId } from './contracts/contract.ts';
import { reform } from './game.ts';

const totals = (options: Notes = {}) => reform.rules(tableOf(reform, 'reform', options)).totals;
/** A table that plays these alone. */
const only = (...contracts: readonly ContractId[]) =>
  totals({ contractsOff: CONTRACT_IDS.filter((id) => !contracts.includes(id)) });

test('a table of games in which everybody plays alone wins and loses by them', () => {
  // 45 from each, doubled by nothing but a Radel.
  expect(only('rufer', 'sautanz').usual).toBe(3 * 45);
  // Forehand pays 6·2 to each.
  expect(only('rufer', 'trischaker').usual).toBe(3 * 6 * 2);
  expect(only('rufer', 'boehmischer-trischaker').usual).toBe(3 * 12);
  expect(only('rufer', 'wald-und-wiese').usual).toBe(3 * 4 * 2);
  expect(totals().usual, 'more than the costliest of all others, doubled').toBe(135);
});

test('no deal brings more than the most, with all that a series lends', () => {
  const rules = reform.rules(tableOf(reform, 'reform'));
  const notes = { hoelzel: [1, 1, 1, 1], radel: true, fixed: 45 };
  const wins = (entry: Json) => {
    const row = rules.check(entry, 4, 3);
    if (!row.ok) throw new Error(JSON.stringify(row.error));
    const paid = paymentsOf(rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes }), 4);
    return Math.max(...paid.map(({ n, d }) => Math.abs(n) / d));
  };
  const shared = wins({ contract: 'trischaker', thirdsEach: [50, 80, 80, 0], tricksEach: [2, 5, 5, 0] });
  expect(shared).toBe(2 * 2 * 45 * 2);
  expect(shared).toBeLessThanOrEqual(only('trischaker').most);
  const three = { contract: 'sautanz', declarer: 0, cardsEach: [3, 15, 15, 15], accused: [0], inFixedRound: true };
  expect(wins(three)).toBe(3 * 45 * 2);
  expect(wins(three)).toBeLessThanOrEqual(only('boehmischer-trischaker', 'sautanz').most);
  const tricks = { contract: 'boehmischer-trischaker', tricksEach: [0, 4, 4, 4] };
  expect(wins(tricks)).toBeLessThanOrEqual(only('boehmischer-trischaker').most);
});
