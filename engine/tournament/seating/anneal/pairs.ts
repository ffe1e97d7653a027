import { add, cell, pairs } from '../cells.ts';
import type { Plan } from '../types.ts';

/** More than any number of meetings: never takes a swap that joins a pair to be kept apart. */
const APART = 100_000;

/** Where the seats are; seats and tables are numbered through all planned rounds. */
export interface Seats {
  readonly players: number;
  readonly rounds: number;
  readonly tableOfSeat: Int32Array;
  /** First seat of each table, plus one entry at the end. */
  readonly tableStart: Int32Array;
  readonly roundOfTable: Int32Array;
}

/**
 * Who meets whom how often, kept up to date while players change places. Each seat knows its excess, the sum of m - 1
 * over the others at its table: Q falls by this if its player leaves.
 */
export class Pairs {
  /** How often each ordered pair shares a table. The row after the last player's is empty. */
  readonly m: Int32Array;
  /** Player by seat. */
  readonly at: Int32Array;
  readonly excess: Int32Array;
  q = 0;
  repeats = 0;
  /** Meetings of a pair beyond `limit`. */
  often = 0;
  readonly #seats: Seats;
  readonly #limit: number;
  /** Seat by round and player. */
  readonly #seatOf: Int32Array;
  /** By ordered pair: the planned rounds in which they share a table, as bits in several words. */
  readonly #met: Int32Array;
  readonly #words: number;

  constructor(seats: Seats, limit: number) {
    const { players: n, rounds } = seats;
    this.#seats = seats;
    this.#limit = limit;
    this.m = new Int32Array((n + 1) * n);
    this.at = new Int32Array(seats.tableOfSeat.length);
    this.excess = new Int32Array(seats.tableOfSeat.length);
    this.#seatOf = new Int32Array(rounds * n);
    this.#words = Math.ceil(rounds / 32);
    this.#met = new Int32Array(n * n * this.#words);
  }

  /** Counts everything afresh: `fixed` are the tables of the rounds that stand, the others are seated as in `at`. */
  count(seats: ArrayLike<number>, fixed: Plan, apart: readonly (readonly [number, number])[]): void {
    const { m, at, excess } = this;
    const { players: n, tableOfSeat, tableStart, roundOfTable } = this.#seats;
    at.set(seats);
    m.fill(0);
    this.#met.fill(0);
    for (const table of fixed.flat()) for (const a of table) for (const b of table) if (a !== b) add(m, a * n + b, 1);
    for (let s = 0; s < at.length; s++) {
      const table = cell(tableOfSeat, s);
      const round = cell(roundOfTable, table);
      this.#seatOf[round * n + cell(at, s)] = s;
      for (let i = cell(tableStart, table); i < cell(tableStart, table + 1); i++) {
        if (i === s) continue;
        const pair = cell(at, s) * n + cell(at, i);
        add(m, pair, 1);
        this.#mark(pair, round, true);
      }
    }
    for (let s = 0; s < at.length; s++) {
      const table = cell(tableOfSeat, s);
      excess[s] = 0;
      for (let i = cell(tableStart, table); i < cell(tableStart, table + 1); i++)
        if (i !== s) add(excess, s, cell(m, cell(at, s) * n + cell(at, i)) - 1);
    }
    this.q = this.repeats = this.often = 0;
    for (let a = 0; a < n; a++)
      for (let b = 0; b < a; b++) {
        const times = cell(m, a * n + b);
        this.q += pairs(times);
        this.repeats += Math.max(times - 1, 0);
        this.often += Math.max(times - this.#limit, 0);
      }
    for (const [a, b] of apart) m[a * n + b] = m[b * n + a] = APART;
  }

  #mark(pair: number, round: number, together: boolean): void {
    const word = pair * this.#words + (round >> 5);
    const bit = 1 << (round & 31);
    this.#met[word] = together ? cell(this.#met, word) | bit : cell(this.#met, word) & ~bit;
  }

  /** Swaps the players of two seats at different tables of one round. */
  swap(s: number, t: number): void {
    const [x, y] = [cell(this.at, s), cell(this.at, t)];
    this.#leave(s, x);
    this.#leave(t, y);
    this.#enter(s, y);
    this.#enter(t, x);
  }

  #leave(seat: number, player: number): void {
    const { at, m, excess } = this;
    const { players: n, tableOfSeat, tableStart, roundOfTable } = this.#seats;
    const table = cell(tableOfSeat, seat);
    const round = cell(roundOfTable, table);
    const end = cell(tableStart, table + 1);
    for (let i = cell(tableStart, table); i < end; i++) {
      if (i === seat) continue;
      const other = cell(at, i);
      const times = cell(m, player * n + other) - 1;
      m[player * n + other] = m[other * n + player] = times;
      this.#mark(player * n + other, round, false);
      this.#mark(other * n + player, round, false);
      if (times === 0) continue;
      add(excess, i, -times);
      this.q -= times;
      this.repeats--;
      if (times >= this.#limit) this.often--;
      this.#elsewhere(player, other, -1);
    }
  }

  #enter(seat: number, player: number): void {
    const { at, m, excess } = this;
    const { players: n, tableOfSeat, tableStart, roundOfTable } = this.#seats;
    const table = cell(tableOfSeat, seat);
    const round = cell(roundOfTable, table);
    const end = cell(tableStart, table + 1);
    at[seat] = player;
    this.#seatOf[round * n + player] = seat;
    let own = 0;
    for (let i = cell(tableStart, table); i < end; i++) {
      if (i === seat) continue;
      const other = cell(at, i);
      const times = cell(m, player * n + other);
      if (times > 0) {
        this.#elsewhere(player, other, 1);
        add(excess, i, times);
        own += times;
        this.repeats++;
        if (times >= this.#limit) this.often++;
      }
      m[player * n + other] = m[other * n + player] = times + 1;
      this.#mark(player * n + other, round, true);
      this.#mark(other * n + player, round, true);
    }
    this.q += own;
    excess[seat] = own;
  }

  /** Two players who share tables in these rounds do so once more, or once less, in another one. */
  #elsewhere(x: number, y: number, by: number): void {
    const { players: n } = this.#seats;
    for (let word = 0; word < this.#words; word++)
      for (let left = cell(this.#met, (x * n + y) * this.#words + word); left !== 0; left &= left - 1) {
        const round = 32 * word + 31 - Math.clz32(left & -left);
        add(this.excess, cell(this.#seatOf, round * n + x), by);
        add(this.excess, cell(this.#seatOf, round * n + y), by);
      }
  }
}
