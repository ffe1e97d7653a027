import { cell, sum } from '../cells.ts';
import { presentIn, sizesOf, usualSize } from '../tasks.ts';
import type { FreeRound, SeatingTask } from '../types.ts';
import type { Seats } from './pairs.ts';

/** What does not change while players are swapped. */
export interface Layout extends Seats {
  /** Index of the table's size among the odd sizes, or -1. */
  readonly oddOfTable: Int32Array;
  readonly oddSizes: readonly number[];
  /** The least possible sum of squared turns at odd tables. */
  readonly leastSquares: number;
  /** Seats whose players may be swapped. */
  readonly movable: Int32Array;
  /** First seat of each table whose player may be swapped; all seats after it may be, too. */
  readonly movableStart: Int32Array;
  /** First table of each free round, plus one entry at the end. */
  readonly roundStart: Int32Array;
  /** By free round and player: the table of the plan so far, or -1. Empty without such a plan. */
  readonly near: Int32Array;
}

const freeRounds = ({ rounds }: SeatingTask): readonly FreeRound[] => rounds.filter((round) => round.type === 'free');

/** @param holdFirst keeps the first round as it is: if all players are alike, nothing is lost by this. */
export function layoutOf(task: SeatingTask, holdFirst: boolean): Layout {
  const free = freeRounds(task);
  const tables = free.flatMap(({ sizes }, round) => sizes.map((size, table) => ({ size, round, table })));
  const tableStart = new Int32Array(tables.length + 1);
  for (const [i, { size }] of tables.entries()) tableStart[i + 1] = cell(tableStart, i) + size;
  const oddSizes = oddSizesOf(task);
  return {
    players: task.players,
    rounds: free.length,
    tableOfSeat: Int32Array.from(tables.flatMap(({ size }, table) => Array<number>(size).fill(table))),
    tableStart,
    roundOfTable: Int32Array.from(tables.map(({ round }) => round)),
    oddOfTable: Int32Array.from(tables.map(({ size }) => oddSizes.indexOf(size))),
    oddSizes,
    leastSquares: sum(oddSizes.map((size) => leastSquares(task, size))),
    ...movableSeats(free, tableStart, holdFirst),
    near: nearTables(task),
  };
}

/** The table sizes that count as odd this evening. */
export function oddSizesOf({ rounds }: Pick<SeatingTask, 'rounds'>): readonly number[] {
  const sizes = rounds.flatMap(sizesOf);
  const usual = usualSize(sizes);
  return [...new Set(sizes)].filter((size) => size !== usual).sort((a, b) => a - b);
}

/** The sum of squared turns at tables of this size, spread as evenly as possible. */
function leastSquares({ rounds, players }: SeatingTask, size: number): number {
  const turns = sum(rounds.flatMap(sizesOf).filter((one) => one === size));
  const taking = new Set(rounds.flatMap((round) => presentIn(round, players))).size;
  const each = Math.floor(turns / Math.max(taking, 1));
  const more = turns - each * taking;
  return (taking - more) * each ** 2 + more * (each + 1) ** 2;
}

function movableSeats(
  free: readonly FreeRound[],
  tableStart: Int32Array,
  holdFirst: boolean,
): Pick<Layout, 'movable' | 'movableStart' | 'roundStart'> {
  const movable: number[] = [];
  const movableStart = new Int32Array(tableStart.length - 1);
  const roundStart = new Int32Array(free.length + 1);
  let table = 0;
  for (const [round, { sizes, locked = [] }] of free.entries()) {
    for (const [i, size] of sizes.entries()) {
      // Locked players take the first seats of their table.
      const held = holdFirst && round === 0 ? size : locked.filter((lock) => lock.table === i).length;
      const start = cell(tableStart, table);
      for (let seat = held; seat < size; seat++) movable.push(start + seat);
      movableStart[table++] = start + held;
    }
    roundStart[round + 1] = table;
  }
  return { movable: Int32Array.from(movable), movableStart, roundStart };
}

function nearTables({ players, rounds, near }: SeatingTask): Int32Array {
  if (!near) return new Int32Array(0);
  const free = [...rounds.keys()].filter((i) => rounds[i]?.type === 'free');
  const tables = new Int32Array(free.length * players).fill(-1);
  let first = 0;
  for (const [round, i] of free.entries()) {
    const task = rounds[i];
    for (const [table, seated] of (near[i] ?? []).entries())
      for (const player of seated) tables[round * players + player] = first + table;
    first += task?.type === 'free' ? task.sizes.length : 0;
  }
  return tables;
}
