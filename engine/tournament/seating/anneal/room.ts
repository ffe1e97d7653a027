import { add, cell, pairs } from '../cells.ts';
import type { Plan, Score, SeatingTask } from '../types.ts';
import { mostMeetings } from '../tasks.ts';
import { layoutOf, type Layout } from './layout.ts';

/** More than any number of meetings: a swap that brings a pair together that must stay apart is never taken. */
const APART = 100_000;

/**
 * A plan in flat arrays, made for swapping two players of different tables of one round. `m` counts for each ordered
 * pair how often they share a table. Fixed rounds are counted and cannot be reached by a swap.
 */
export class Room {
  readonly layout: Layout;
  readonly n: number;
  readonly m: Int32Array;
  /** Player by seat. */
  readonly at: Int32Array;
  /** By odd size and player: turns at tables of that size. */
  readonly turns: Int32Array;
  readonly hasOdd: boolean;
  readonly hasNear: boolean;
  /** Meetings of a pair that are not yet too many. */
  readonly limit: number;
  q = 0;
  repeats = 0;
  often = 0;
  /** Sum of squared turns. */
  squares = 0;
  moves = 0;
  readonly #task: SeatingTask;
  // The loops read these often enough to keep them at hand.
  readonly #tableOf: Int32Array;
  readonly #start: Int32Array;

  constructor(task: SeatingTask, holdFirst = false) {
    this.#task = task;
    this.layout = layoutOf(task, holdFirst);
    this.n = task.players;
    this.m = new Int32Array(this.n * this.n);
    this.at = new Int32Array(this.layout.tableOfSeat.length);
    this.turns = new Int32Array(this.layout.oddSizes.length * this.n);
    this.hasOdd = this.layout.oddSizes.length > 0;
    this.hasNear = task.near !== undefined;
    this.limit = mostMeetings(task.rounds.length);
    this.#tableOf = this.layout.tableOfSeat;
    this.#start = this.layout.tableStart;
  }

  /** Seats the free rounds anew, table by table with locked players first, and counts everything. */
  seat(seats: ArrayLike<number>): void {
    this.at.set(seats);
    this.m.fill(0);
    this.turns.fill(0);
    for (const table of this.plan().flat()) {
      for (const a of table) for (const b of table) if (a !== b) add(this.m, a * this.n + b, 1);
      const odd = this.layout.oddSizes.indexOf(table.length);
      if (odd >= 0) for (const player of table) add(this.turns, odd * this.n + player, 1);
    }
    this.#count();
    for (const [a, b] of this.#task.apart ?? []) this.m[a * this.n + b] = this.m[b * this.n + a] = APART;
  }

  #count(): void {
    this.q = this.repeats = this.often = this.squares = this.moves = 0;
    for (let a = 0; a < this.n; a++)
      for (let b = 0; b < a; b++) {
        const m = cell(this.m, a * this.n + b);
        this.q += pairs(m);
        this.repeats += Math.max(m - 1, 0);
        this.often += Math.max(m - this.limit, 0);
      }
    for (const turns of this.turns) this.squares += turns * turns;
    if (this.hasNear)
      for (const [seat, player] of this.at.entries()) this.moves += this.#away(player, cell(this.#tableOf, seat));
  }

  #away(player: number, table: number): number {
    const old = cell(this.layout.near, cell(this.layout.roundOfTable, table) * this.n + player);
    return old >= 0 && old !== table ? 1 : 0;
  }

  /** What Q would grow by if the players of two seats of different tables changed places. */
  deltaQ(s: number, t: number): number {
    const { at, m, n } = this;
    const x = cell(at, s) * n;
    const y = cell(at, t) * n;
    const p = cell(this.#tableOf, s);
    const r = cell(this.#tableOf, t);
    let delta = 0;
    // A pair that parts counted its last meeting with m - 1, a pair that meets counts it with m.
    const pEnd = cell(this.#start, p + 1);
    for (let i = cell(this.#start, p); i < pEnd; i++)
      if (i !== s) {
        const other = cell(at, i);
        delta += cell(m, y + other) - cell(m, x + other) + 1;
      }
    const rEnd = cell(this.#start, r + 1);
    for (let i = cell(this.#start, r); i < rEnd; i++)
      if (i !== t) {
        const other = cell(at, i);
        delta += cell(m, x + other) - cell(m, y + other) + 1;
      }
    return delta;
  }

  /** What the given prices of a pair's first, second, third ... meeting would add up to. */
  deltaPriced(s: number, t: number, prices: Int32Array): number {
    const { at, m, n } = this;
    const [x, y, p, r] = [cell(at, s), cell(at, t), cell(this.#tableOf, s), cell(this.#tableOf, t)];
    let delta = 0;
    const exchange = (gone: number, next: number, seat: number, table: number): void => {
      const end = cell(this.#start, table + 1);
      for (let i = cell(this.#start, table); i < end; i++)
        if (i !== seat) {
          const other = cell(at, i);
          const meeting = Math.min(cell(m, next * n + other), prices.length - 1);
          const parting = Math.min(cell(m, gone * n + other), prices.length) - 1;
          delta += cell(prices, meeting) - cell(prices, parting);
        }
    };
    exchange(x, y, s, p);
    exchange(y, x, t, r);
    return delta;
  }

  deltaSquares(s: number, t: number): number {
    const p = cell(this.layout.oddOfTable, cell(this.#tableOf, s));
    const r = cell(this.layout.oddOfTable, cell(this.#tableOf, t));
    if (p === r) return 0;
    const [x, y] = [cell(this.at, s), cell(this.at, t)];
    let delta = 0;
    if (p >= 0) delta += 2 * (cell(this.turns, p * this.n + y) - cell(this.turns, p * this.n + x)) + 2;
    if (r >= 0) delta += 2 * (cell(this.turns, r * this.n + x) - cell(this.turns, r * this.n + y)) + 2;
    return delta;
  }

  deltaMoves(s: number, t: number): number {
    const [x, y, p, r] = [cell(this.at, s), cell(this.at, t), cell(this.#tableOf, s), cell(this.#tableOf, t)];
    return this.#away(x, r) + this.#away(y, p) - this.#away(x, p) - this.#away(y, r);
  }

  swap(s: number, t: number, deltaQ: number): void {
    this.q += deltaQ;
    if (this.hasNear) this.moves += this.deltaMoves(s, t);
    const [x, y, p, r] = [cell(this.at, s), cell(this.at, t), cell(this.#tableOf, s), cell(this.#tableOf, t)];
    if (this.hasOdd) this.#turn(x, y, s, t);
    this.#exchange(x, y, s, p);
    this.#exchange(y, x, t, r);
    this.at[s] = y;
    this.at[t] = x;
  }

  #turn(x: number, y: number, s: number, t: number): void {
    const p = cell(this.layout.oddOfTable, cell(this.#tableOf, s));
    const r = cell(this.layout.oddOfTable, cell(this.#tableOf, t));
    if (p === r) return;
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

  /** At a table `next` takes the seat of `gone`. */
  #exchange(gone: number, next: number, seat: number, table: number): void {
    const { at, m, n } = this;
    const end = cell(this.#start, table + 1);
    for (let i = cell(this.#start, table); i < end; i++)
      if (i !== seat) {
        const other = cell(at, i);
        const before = cell(m, gone * n + other) - 1;
        m[gone * n + other] = m[other * n + gone] = before;
        if (before > 0) this.repeats--;
        if (before >= this.limit) this.often--;
        const after = cell(m, next * n + other) + 1;
        m[next * n + other] = m[other * n + next] = after;
        if (after > 1) this.repeats++;
        if (after > this.limit) this.often++;
      }
  }

  score(): Score {
    const { q, repeats, often, moves } = this;
    return { q, repeats, often, uneven: (this.squares - this.layout.leastSquares) / 2, moves };
  }

  /** The whole plan as it is now, the fixed rounds among the others. */
  plan(): Plan {
    let table = 0;
    const next = (): number[] => {
      const seats = this.at.slice(cell(this.#start, table), cell(this.#start, table + 1));
      table++;
      return [...seats];
    };
    return this.#task.rounds.map((round) => (round.type === 'fixed' ? round.tables : round.sizes.map(next)));
  }
}
