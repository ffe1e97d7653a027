import type { Rng } from '#engine/core/rng.ts';
import { cell } from '../cells.ts';
import type { SeatingState } from './seating-state.ts';

/** What counts besides Q, in units of Q. */
export interface Weights {
  /** A unit of unevenness at the odd tables. */
  readonly uneven: number;
  /** A seat moved away from the plan so far. */
  readonly moves: number;
}

/** A change that costs more temperatures than this is skipped: one in a thousand would be taken. */
const TOO_DEAR = 7;

/** Except at the very start, nobody has this many more turns at the odd tables than somebody else. */
const TURNS = 3;

/**
 * Considers all swaps of one seat at once: the partner of its player, or staying, is drawn with probabilities proportional
 * to exp(-cost/temperature). Far cheaper than trying them one by one, because each other player's cost at this table is
 * summed up row by row.
 */
export class Scan {
  /** What the chosen swap costs. */
  delta = 0;
  readonly #state: SeatingState;
  /** By player: meetings so far with the others at the seat's table. */
  readonly #with: Int32Array;
  readonly #seats: Int32Array;
  readonly #costs: Float64Array;
  readonly #sums: Float64Array;

  constructor(state: SeatingState) {
    this.#state = state;
    this.#with = new Int32Array(state.n);
    this.#seats = new Int32Array(state.n);
    this.#costs = new Float64Array(state.n);
    this.#sums = new Float64Array(state.n);
  }

  /** The seat to swap this one with, or -1; `delta` is then the cost. */
  choose(s: number, temperature: number, { uneven, moves }: Weights, rng: Rng): number {
    const state = this.#state;
    const { n, layout, hasOdd, hasNear } = state;
    const { m, at, excess } = state.pairs;
    const { tableOfSeat, tableStart, movableStart, roundStart, roundOfTable, oddOfTable } = layout;
    const own = cell(tableOfSeat, s);
    const row = cell(at, s) * n;
    const saved = cell(excess, s);
    const dearest = TOO_DEAR * temperature;
    const sums = this.#with;
    this.#addUp(s, own);
    let found = 0;
    let total = 0;
    const round = cell(roundOfTable, own);
    const last = cell(roundStart, round + 1);
    for (let table = cell(roundStart, round); table < last; table++) {
      if (table === own) continue;
      const end = cell(tableStart, table + 1);
      const odd = hasOdd && cell(oddOfTable, table) !== cell(oddOfTable, own);
      const most = dearest + (odd ? TURNS * uneven : 0) + (hasNear ? 2 * moves : 0);
      let met = -saved;
      for (let i = cell(tableStart, table); i < end; i++) met += cell(m, row + cell(at, i));
      for (let t = cell(movableStart, table); t < end; t++) {
        const y = cell(at, t);
        let delta = met - cell(m, row + y) + cell(sums, y) - cell(excess, t);
        if (delta > most) continue;
        if (odd) delta += (uneven / 2) * state.deltaSquares(s, t);
        if (hasNear) delta += moves * state.deltaMoves(s, t);
        if (delta > dearest) continue;
        total += delta === 0 ? 1 : Math.exp(-delta / temperature);
        this.#seats[found] = t;
        this.#costs[found] = delta;
        this.#sums[found++] = total;
      }
    }
    if (found === 0) return -1;
    const drawn = rng() * (1 + total) - 1;
    if (drawn < 0) return -1;
    let i = 0;
    while (i < found - 1 && (this.#sums[i] ?? 0) <= drawn) i++;
    this.delta = this.#costs[i] ?? 0;
    return cell(this.#seats, i);
  }

  /** How often each player has met the others at a seat's table; up to four rows at a time. */
  #addUp(s: number, table: number): void {
    const { n, layout, pairs } = this.#state;
    const { m, at } = pairs;
    const sums = this.#with;
    const end = cell(layout.tableStart, table + 1);
    // The row after the last one is empty.
    const rows = [n * n, n * n, n * n, n * n] as [number, number, number, number];
    let [count, begun] = [0, false];
    for (let i = cell(layout.tableStart, table); i < end; i++) {
      if (i !== s) rows[count++] = cell(at, i) * n;
      if (count < 4 && i < end - 1) continue;
      const [a, b, c, d] = rows;
      if (begun)
        for (let y = 0; y < n; y++)
          sums[y] = cell(sums, y) + cell(m, a + y) + cell(m, b + y) + cell(m, c + y) + cell(m, d + y);
      else for (let y = 0; y < n; y++) sums[y] = cell(m, a + y) + cell(m, b + y) + cell(m, c + y) + cell(m, d + y);
      begun = true;
      count = 0;
      rows.fill(n * n);
    }
  }
}
