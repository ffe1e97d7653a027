import { describe, expect, test } from 'vitest';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import type { ContractId } from './contracts/contract.ts';
import { CONTRACTS } from './contracts/index.ts';
import { reform } from './game.ts';
import { itemsOf, keyOf } from './items.ts';
import { OPTIONS, type Options } from './options/options.ts';
import { rulesetOf } from './ruleset.ts';

const tableWith = (options: Partial<Options> = {}) =>
  rulesetOf(tableOf(reform, 'reform', { ...fallbacksOf(OPTIONS), ...options }));
const FAMILY: readonly ContractId[] = ['eisenbahner', 'fahrt-ins-blaue', 'eisenbahner-ouvert'];
const SPEZI: readonly ContractId[] = ['spezi', 'wechselspezi', 'spezi-ouvert', 'wechselspezi-ouvert'];
const PENSIONIST: readonly ContractId[] = ['pensionist', 'pensionist-ouvert'];
const OTHERS: readonly ContractId[] = ['hausierer', 'artist', 'apotheker', ...SPEZI, ...PENSIONIST];

describe('what can be doubled from the start (reform §6.3)', () => {
  test.each<[contract: string, keys: readonly string[]]>([
    ...[...FAMILY, ...OTHERS].map((id): [string, readonly string[]] => [id, ['game']]),
    ['dreier', ['game']],
    ['uhurufer', ['game', 'uhu@1']],
    ['bettel', ['game@2', 'game@3', 'game@0']],
    ['sautanz', []],
  ])('%s', (contract, keys) =>
    expect(itemsOf(tableWith(), { declarer: 1, contract, with: {} }, [0, 1, 2, 3]).map(keyOf)).toEqual(keys),
  );

  test.each([
    ['alone', ['game', 'uhu@1']],
    ['pratermaessig', ['game', 'uhu@1']],
    ['steinhofmaessig', ['game']],
  ])('an Uhurufer with the king in the talon, %s (reform §7.4)', (kingTalon, keys) => {
    const game = { declarer: 1, contract: 'uhurufer', with: { kingTalon } };
    expect(itemsOf(tableWith(), game, [0, 1, 2, 3]).map(keyOf)).toEqual(keys);
  });
});

describe('which bonuses there are (reform §6.1)', () => {
  test.each(FAMILY)('%s: those that do not hang on the last tricks', (id) => {
    const rules = tableWith({ marabu: true });
    expect(rules.bonusesOf(CONTRACTS[id])).toEqual([
      ...['trull', 'four-kings', 'mondfang', 'pagatfang', 'naturstich', 'suertaxe'],
    ]);
    expect(rules.declarable(CONTRACTS[id])).toEqual(['suertaxe']);
    expect(tableWith({ announceTrullAndKings: true }).declarable(CONTRACTS[id])).toEqual([
      ...['trull', 'four-kings', 'suertaxe'],
    ]);
  });

  test.each(OTHERS)('%s: none', (id) => expect(tableWith().bonusesOf(CONTRACTS[id])).toEqual([]));
});

describe('the way through the deal (reform §3.1)', () => {
  const phases = (id: ContractId, options?: Partial<Options>) =>
    tableWith(options)
      .wayOf(CONTRACTS[id])
      .map((one) => (typeof one === 'string' ? one : one.phase));

  test.each<[ContractId, readonly string[]]>([
    ...FAMILY.map((id): [ContractId, readonly string[]] => [id, ['ankauf', 'declare', 'bus', 'announce', 'tricks']]),
    ['hausierer', ['ankauf', 'pre', 'draw', 'announce', 'tricks']],
    ['artist', ['ankauf', 'pre', 'talon', 'lay', 'announce', 'tricks']],
    ['apotheker', ['ankauf', 'announce', 'tricks', 'share']],
    ...SPEZI.map((id): [ContractId, readonly string[]] => [id, ['ankauf', 'look', 'declare', 'announce', 'tricks']]),
    ...PENSIONIST.map((id): [ContractId, readonly string[]] => [
      id,
      ['ankauf', 'pre', 'talon', 'lay', 'announce', 'beating'],
    ]),
  ])('%s', (id, way) => expect(phases(id)).toEqual(way));

  test('without what a table has not agreed on', () =>
    expect(phases('hausierer', { ankauf: 'off', preKontra: false })).toEqual(['draw', 'announce', 'tricks']));
});
