import { add, cell } from '../cells.ts';
import { mostMeetings } from '../tasks.ts';
import type { Plan, Score, SeatingTask } from '../types.ts';
import { type Layout, layoutOf } from './layout.ts';
import { Pairs } from './pairs.ts';

/**
 * A plan in flat arrays, made for swapping two players at different tables of one round. Fixed rounds count but cannot be
 * swapped.
 */
export class SeatingState {
  readonly layout: Layout;
  readonly n: number;
  readonly pairs: Pairs;
  /** Player by seat. */
  readonly at: Int32Array;
  /** By odd size and player: turns at tables of that size. */
  readonly turns: Int32Array;
  readonly hasOdd: boolean;
  readonly hasNear: boolean;
  /** Sum of squared turns. */
  squares = 0;
  moves = 0;
  readonly #task: SeatingTask;
  readonly #fixed: Plan;
  // Cached because the loops read these so often.
  readonly #tableOf: Int32Array;

  constructor(task: SeatingTask, holdFirst = false) {
    this.#task = task;
    this.#fixed = task.rounds.flatMap((round) => (round.type === 'fixed' ? [round.tables] : []));
    this.layout = layoutOf(task, holdFirst);
    this.n = task.players;
    this.pairs = new Pairs(this.layout, mostMeetings(task.rounds.length));
    this.at = this.pairs.at;
    this.turns = new Int32Array(this.layout.oddSizes.length * this.n);
    this.hasOdd = this.layout.oddSizes.length > 0;
    this.hasNear = task.near !== undefined;
    this.#tableOf = this.layout.tableOfSeat;
  }

  /** Seats the free rounds again, table by table with locked players first, and counts everything. */
  seat(seats: ArrayLike<number>): void {
    this.pairs.count(seats, this.#fixed, this.#task.apart ?? []);
    this.turns.fill(0);
    for (const table of this.plan().flat()) {
      const odd = this.layout.oddSizes.indexOf(table.length);
      if (odd >= 0) for (const player of table) add(this.turns, odd * this.n + player, 1);
    }
    this.squares = this.moves = 0;
    for (const turns of this.turns) this.squares += turns * turns;
    if (this.hasNear)
      for (const [seat, player] of this.at.entries()) this.moves += this.#away(player, cell(this.#tableOf, seat));
  }

  #away(player: number, table: number): number {
    const old = cell(this.layout.near, cell(this.layout.roundOfTable, table) * this.n + player);
    return old >= 0 && old !== table ? 1 : 0;
  }

  deltaSquares(s: number, t: number): number {
    const p = cell(this.layout.oddOfTable, cell(this.#tableOf, s));
    const r = cell(this.layout.oddOfTable, cell(this.#tableOf, t));
    if (p === r) return 0;
    const x = cell(this.at, s);
    const y = cell(this.at, t);
    let delta = 0;
    if (p >= 0) delta += 2 * (cell(this.turns, p * this.n + y) - cell(this.turns, p * this.n + x)) + 2;
    if (r >= 0) delta += 2 * (cell(this.turns, r * this.n + x) - cell(this.turns, r * this.n + y)) + 2;
    return delta;
  }

  deltaMoves(s: number, t: number): number {
    const x = cell(this.at, s);
    const y = cell(this.at, t);
    const p = cell(this.#tableOf, s);
    const r = cell(this.#tableOf, t);
    return this.#away(x, r) + this.#away(y, p) - this.#away(x, p) - this.#away(y, r);
  }

  swap(s: number, t: number): void {
    if (this.hasNear) this.moves += this.deltaMoves(s, t);
    if (this.hasOdd) this.#turn(s, t);
    this.pairs.swap(s, t);
  }

  #turn(s: number, t: number): void {
    const p = cell(this.layout.oddOfTable, cell(this.#tableOf, s));
    const r = cell(this.layout.oddOfTable, cell(this.#tableOf, t));
    if (p === r) return;
    const [x, y] = [cell(this.at, s), cell(this.at, t)];
    this.squares += this.deltaSquares(s, t);
    if (p >= 0) {
      add(this.turns, p * this.n + x, -1);
      add(this.turns, p * this.n + y, 1);
    }
    if (r >= 0) {
      add(this.turns, r * this.n + y, -1);
      add(this.turns, r * this.n + x, 1);
    }
  }

  score(): Score {
    const { q, repeats, often } = this.pairs;
    return { q, repeats, often, uneven: (this.squares - this.layout.leastSquares) / 2, moves: this.moves };
  }

  /** The whole current plan, including the fixed rounds. */
  plan(): Plan {
    const { tableStart } = this.layout;
    let table = 0;
    const next = (): number[] => {
      const seats = this.at.slice(cell(tableStart, table), cell(tableStart, table + 1));
      table++;
      return [...seats];
    };
    return this.#task.rounds.map((round) => (round.type === 'fixed' ? round.tables : round.sizes.map(next)));
  }
}
