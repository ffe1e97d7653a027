import { add, cell, pairs, range } from '#engine/tournament/seating/cells.ts';
import type { Plan } from '#engine/tournament/seating/types.ts';
import type { Instance } from './instances.ts';

/**
 * A plan in which two players of a round can be swapped, made for long searches rather than for the planner's tasks:
 * everybody is always present, and all rounds have the tables of the first. Besides how often each pair meets it records
 * in which rounds, so that every seat knows its excess: the sum of m-1 over the others at its table.
 */
export class Board {
  readonly n: number;
  readonly rounds: number;
  /** By seat of a round: its table; by table: its first seat, plus one entry at the end. */
  readonly tableOf: Int32Array;
  readonly start: Int32Array;
  /** Player by seat, and seat by player; round after round. */
  readonly at: Int32Array;
  readonly seatOf: Int32Array;
  /** By ordered pair: how often they share a table, and in which rounds, as bits. */
  readonly m: Int32Array;
  readonly met: Int32Array;
  /** By seat: sum of m-1 over the others at its table. */
  readonly excess: Int32Array;
  readonly limit: number;
  q = 0;
  repeats = 0;
  often = 0;

  constructor({ players, sizes, rounds }: Instance) {
    this.n = players;
    this.rounds = rounds;
    this.tableOf = Int32Array.from(sizes.flatMap((size, table) => Array<number>(size).fill(table)));
    this.start = new Int32Array(sizes.length + 1);
    for (const [i, size] of sizes.entries()) this.start[i + 1] = cell(this.start, i) + size;
    this.at = new Int32Array(players * rounds);
    this.seatOf = new Int32Array(players * rounds);
    this.m = new Int32Array(players * players);
    this.met = new Int32Array(players * players);
    this.excess = new Int32Array(players * rounds);
    this.limit = Math.floor(rounds / 2) + 1;
  }

  /** Seats everybody again: the players of all rounds, one after the other. */
  seat(players: ArrayLike<number>): void {
    const { at, n, m, met } = this;
    at.set(players);
    m.fill(0);
    met.fill(0);
    for (let i = 0; i < at.length; i++) this.seatOf[i - (i % n) + cell(at, i)] = i % n;
    for (const [s, t] of this.#neighbours()) {
      const pair = cell(at, s) * n + cell(at, t);
      add(m, pair, 1);
      met[pair] = cell(met, pair) | (1 << Math.floor(s / n));
    }
    this.excess.fill(0);
    for (const [s, t] of this.#neighbours()) add(this.excess, s, cell(m, cell(at, s) * n + cell(at, t)) - 1);
    this.q = this.repeats = this.often = 0;
    for (let x = 0; x < n; x++)
      for (let y = 0; y < x; y++) {
        const times = cell(m, x * n + y);
        this.q += pairs(times);
        this.repeats += Math.max(times - 1, 0);
        this.often += Math.max(times - this.limit, 0);
      }
  }

  /** Every ordered pair of seats of one table. */
  *#neighbours(): Generator<readonly [number, number]> {
    for (let s = 0; s < this.at.length; s++) {
      const base = s - (s % this.n);
      const table = cell(this.tableOf, s % this.n);
      for (let i = cell(this.start, table); i < cell(this.start, table + 1); i++)
        if (base + i !== s) yield [s, base + i];
    }
  }

  /** How much Q would grow if two seats of one round, which begins at `base`, swapped their players. */
  deltaQ(base: number, s: number, t: number): number {
    const { at, m, n, start, tableOf, excess } = this;
    const x = cell(at, base + s) * n;
    const y = cell(at, base + t) * n;
    let delta = -cell(excess, base + s) - cell(excess, base + t);
    const p = cell(tableOf, s);
    const pEnd = cell(start, p + 1);
    for (let i = cell(start, p); i < pEnd; i++) if (i !== s) delta += cell(m, y + cell(at, base + i));
    const r = cell(tableOf, t);
    const rEnd = cell(start, r + 1);
    for (let i = cell(start, r); i < rEnd; i++) if (i !== t) delta += cell(m, x + cell(at, base + i));
    return delta;
  }

  swap(base: number, s: number, t: number): void {
    const x = cell(this.at, base + s);
    const y = cell(this.at, base + t);
    this.#leave(base, s, x);
    this.#leave(base, t, y);
    this.#enter(base, s, y);
    this.#enter(base, t, x);
  }

  #leave(base: number, seat: number, player: number): void {
    const { at, m, met, n, start, tableOf, excess } = this;
    const bit = 1 << (base / n);
    const table = cell(tableOf, seat);
    const end = cell(start, table + 1);
    for (let i = cell(start, table); i < end; i++) {
      if (i === seat) continue;
      const other = cell(at, base + i);
      const times = cell(m, player * n + other) - 1;
      const rounds = cell(met, player * n + other) & ~bit;
      m[player * n + other] = m[other * n + player] = times;
      met[player * n + other] = met[other * n + player] = rounds;
      add(excess, base + i, -times);
      this.q -= times;
      if (times > 0) this.repeats--;
      if (times >= this.limit) this.often--;
      if (rounds !== 0) this.#shift(rounds, player, other, -1);
    }
    excess[base + seat] = 0;
  }

  #enter(base: number, seat: number, player: number): void {
    const { at, m, met, n, start, tableOf, excess } = this;
    const bit = 1 << (base / n);
    at[base + seat] = player;
    this.seatOf[base + player] = seat;
    const table = cell(tableOf, seat);
    const end = cell(start, table + 1);
    let own = 0;
    for (let i = cell(start, table); i < end; i++) {
      if (i === seat) continue;
      const other = cell(at, base + i);
      const times = cell(m, player * n + other);
      const rounds = cell(met, player * n + other);
      if (rounds !== 0) this.#shift(rounds, player, other, 1);
      m[player * n + other] = m[other * n + player] = times + 1;
      met[player * n + other] = met[other * n + player] = rounds | bit;
      add(excess, base + i, times);
      own += times;
      if (times > 0) this.repeats++;
      if (times >= this.limit) this.often++;
    }
    this.q += own;
    excess[base + seat] = own;
  }

  /** Two players who meet in these rounds do so once more or less. */
  #shift(rounds: number, x: number, y: number, by: number): void {
    for (let left = rounds; left !== 0; left &= left - 1) {
      const base = (31 - Math.clz32(left & -left)) * this.n;
      add(this.excess, base + cell(this.seatOf, base + x), by);
      add(this.excess, base + cell(this.seatOf, base + y), by);
    }
  }

  plan(): Plan {
    const { at, n, start } = this;
    return range(this.rounds).map((round) =>
      range(start.length - 1).map((table) => [
        ...at.slice(round * n + cell(start, table), round * n + cell(start, table + 1)),
      ]),
    );
  }
}
