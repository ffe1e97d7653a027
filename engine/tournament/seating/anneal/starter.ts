import { below, type Rng } from '#engine/core/rng.ts';
import { add, cell, sum } from '../cells.ts';
import { moved, playersOf, type Symmetry } from '../constructions/develop.ts';

/**
 * The orbits of pairs under the symmetry. All pairs of an orbit meet equally often: each time one of them sits together
 * in a base round, the orbit gets `order` meetings, shared by its `order / fold` pairs.
 */
interface Orbits {
  /** By ordered pair of players: number of its orbit. */
  readonly of: Int32Array;
  /** By orbit: order / number of its pairs. */
  readonly fold: Int32Array;
}

function orbitsOf(symmetry: Symmetry): Orbits {
  const n = playersOf(symmetry);
  const of = new Int32Array(n * n).fill(-1);
  const fold: number[] = [];
  for (let a = 0; a < n; a++)
    for (let b = 0; b < a; b++) {
      if (cell(of, a * n + b) >= 0) continue;
      let times = 0;
      for (let t = 0; t < symmetry.group.order; t++) {
        const [x, y] = [moved(symmetry, a, t), moved(symmetry, b, t)];
        if ((x === a && y === b) || (x === b && y === a)) times++;
        of[x * n + y] = of[y * n + x] = fold.length;
      }
      fold.push(times);
    }
  return { of, fold: Int32Array.from(fold) };
}

/**
 * Anneals base rounds instead of whole plans: a plan of r rounds with a symmetry of order p has only r/p of them. This
 * finds perfect plans that whole-plan annealing never meets. Costs are 2Q/p: whole numbers.
 */
export class Starter {
  readonly #n: number;
  /** By seat of a round: first seat of its table, and the first after it. */
  readonly #first: Int32Array;
  readonly #behind: Int32Array;
  readonly #orbits: Orbits;
  /** By orbit: how often one of its pairs sits together in the base rounds. */
  readonly #met: Int32Array;
  readonly at: Int32Array;
  cost = 0;

  constructor(symmetry: Symmetry, sizes: readonly number[], bases: number) {
    this.#n = playersOf(symmetry);
    const starts = sizes.map((_, table) => sum(sizes.slice(0, table)));
    this.#first = Int32Array.from(sizes.flatMap((size, table) => Array<number>(size).fill(starts[table] ?? 0)));
    this.#behind = Int32Array.from(
      sizes.flatMap((size, table) => Array<number>(size).fill((starts[table] ?? 0) + size)),
    );
    this.#orbits = orbitsOf(symmetry);
    this.#met = new Int32Array(this.#orbits.fold.length);
    this.at = new Int32Array(this.#n * bases);
  }

  seat(players: readonly number[]): void {
    this.at.set(players);
    this.#met.fill(0);
    this.cost = 0;
    for (let seat = 0; seat < this.at.length; seat++) {
      const own = seat % this.#n;
      for (let i = seat - own + cell(this.#first, own); i < seat; i++)
        this.cost += this.#meet(cell(this.at, seat), cell(this.at, i));
    }
  }

  #meet(a: number, b: number): number {
    const orbit = cell(this.#orbits.of, a * this.#n + b);
    const fold = cell(this.#orbits.fold, orbit);
    const met = cell(this.#met, orbit);
    add(this.#met, orbit, 1);
    return 2 * fold * met + fold - 1;
  }

  #part(a: number, b: number): number {
    const orbit = cell(this.#orbits.of, a * this.#n + b);
    const fold = cell(this.#orbits.fold, orbit);
    add(this.#met, orbit, -1);
    return -(2 * fold * cell(this.#met, orbit) + fold - 1);
  }

  /** Swaps two seats' players. Orbits overlap, so the cost is only known afterwards. */
  #swap(base: number, s: number, t: number): number {
    const { at } = this;
    const x = cell(at, base + s);
    const y = cell(at, base + t);
    let delta = 0;
    const sEnd = cell(this.#behind, s);
    const tEnd = cell(this.#behind, t);
    for (let i = cell(this.#first, s); i < sEnd; i++) if (i !== s) delta += this.#part(x, cell(at, base + i));
    for (let i = cell(this.#first, t); i < tEnd; i++) if (i !== t) delta += this.#part(y, cell(at, base + i));
    for (let i = cell(this.#first, s); i < sEnd; i++) if (i !== s) delta += this.#meet(y, cell(at, base + i));
    for (let i = cell(this.#first, t); i < tEnd; i++) if (i !== t) delta += this.#meet(x, cell(at, base + i));
    at[base + s] = y;
    at[base + t] = x;
    return delta;
  }

  /** One step of annealing at a temperature in units of the cost. */
  step(temperature: number, rng: Rng): void {
    const seat = below(this.at.length, rng);
    const s = seat % this.#n;
    const t = below(this.#n, rng);
    if (cell(this.#first, s) === cell(this.#first, t)) return;
    const delta = this.#swap(seat - s, s, t);
    if (delta > 0 && rng() >= Math.exp(-delta / temperature)) this.#swap(seat - s, s, t);
    else this.cost += delta;
  }
}
