import { expect, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import type { TableState } from '../state/types.ts';
import { type ContractCount, countedByContract } from './by-contract.ts';

/** A deal in which seat 0 wins or loses `points` with seat 1. */
const deal = (contract: string | null, declarer: number, points: number, partner?: number) => ({
  row: {
    table: 2,
    games: contract === null ? [] : [{ contract, declarer, ...(partner !== undefined && { partner }) }],
  },
  settlement: [{ code: contract, from: 1, to: 0, base: rational(points), factors: [] }],
});
const tableOf = (...deals: readonly ReturnType<typeof deal>[]) =>
  ({
    players: ['a', 'b'],
    results: deals.map((one, i) => ({ ...one, deal: i + 1 })),
  }) as unknown as TableState;
const isAlone = ({ row }: TableState['results'][number]) => row.games[0]?.contract === 'each';
const brief = (counts: readonly ContractCount[]) =>
  counts.map(({ contract, part, deals, won, points }) => [contract, part, deals, won, points.n]);

test('deals are counted by contract and by what somebody was in it; level is not won, thrown in is nothing', () => {
  const table = tableOf(
    ...[deal('solo', 0, 4), deal('solo', 0, -2), deal('solo', 1, 1), deal('call', 1, 3, 0)],
    ...[deal('each', 0, 0), deal(null, 0, 0)],
  );
  const counted = countedByContract([], table, 0, isAlone);
  expect(brief(counted)).toEqual([
    ['solo', 'declarer', 2, 1, 2],
    ['solo', 'against', 1, 1, 1],
    ['call', 'partner', 1, 1, 3],
    ['each', 'alone', 1, 0, 0],
  ]);
  expect(brief(countedByContract(counted, tableOf(deal('solo', 0, 5)), 0, isAlone))[0]).toEqual([
    ...['solo', 'declarer', 3, 2, 7],
  ]);
});

test('each of several declarers is counted in their own game', () => {
  const beside = deal('piccolo', 1, 3);
  const games = [...beside.row.games, { contract: 'bettel', declarer: 0 }];
  const table = tableOf({ ...beside, row: { ...beside.row, games } });
  expect(brief(countedByContract([], table, 0, isAlone))).toEqual([['bettel', 'declarer', 1, 1, 3]]);
  expect(brief(countedByContract([], table, 1, isAlone))).toEqual([['piccolo', 'declarer', 1, 0, -3]]);
});

test('an ante makes no deal lost, and a bonus for the series none worth more', () => {
  const around = (beside: 'before' | 'after', points: number) => ({
    ...{ code: 'around', from: 1, to: 0, base: rational(points), factors: [], beside },
  });
  const won = deal('solo', 0, 4);
  const table = tableOf({ ...won, settlement: [around('before', -50), ...won.settlement, around('after', 10)] });
  expect(brief(countedByContract([], table, 0, isAlone))).toEqual([['solo', 'declarer', 1, 1, 4]]);
});
