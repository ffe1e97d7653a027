import { add, cell } from '../cells.ts';
import { moved, playersOf, type Symmetry } from '../constructions/develop.ts';
import { below, type Rng } from '../../../core/rng.ts';

/**
 * The classes of pairs under the moving on of the players. All pairs of a class meet equally often: each time that one
 * of them sits together in a base round, the class gets `order` meetings, which its `order / fold` pairs share.
 */
interface Orbits {
  /** By ordered pair of players: number of its class. */
  readonly of: Int32Array;
  /** By class: order / number of its pairs. */
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
 * Anneals base rounds instead of whole plans: a plan of r rounds with a symmetry of order p has only r/p of them, so
 * that perfect plans are found which whole-plan annealing never meets. Costs are 2Q/p: whole numbers.
 */
export class Starter {
  readonly #n: number;
  readonly #size: number;
  readonly #orbits: Orbits;
  /** By class: how often one of its pairs sits together in the base rounds. */
  readonly #met: Int32Array;
  readonly at: Int32Array;
  readonly #perRound: number;
  cost = 0;

  constructor(symmetry: Symmetry, size: number, bases: number) {
    this.#n = playersOf(symmetry);
    this.#size = size;
    this.#orbits = orbitsOf(symmetry);
    this.#met = new Int32Array(this.#orbits.fold.length);
    this.#perRound = this.#n;
    this.at = new Int32Array(this.#n * bases);
  }

  seat(players: readonly number[]): void {
    this.at.set(players);
    this.#met.fill(0);
    this.cost = 0;
    for (let seat = 0; seat < this.at.length; seat++) {
      const table = seat - (seat % this.#size);
      for (let i = table; i < seat; i++) this.cost += this.#meet(cell(this.at, seat), cell(this.at, i));
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

  /** Changes two seats' players; classes overlap, so the cost is only known once it is done. */
  #swap(s: number, t: number): number {
    const { at } = this;
    const size = this.#size;
    const [x, y, p, r] = [cell(at, s), cell(at, t), s - (s % size), t - (t % size)];
    let delta = 0;
    for (let i = 0; i < size; i++) {
      if (p + i !== s) delta += this.#part(x, cell(at, p + i));
      if (r + i !== t) delta += this.#part(y, cell(at, r + i));
    }
    for (let i = 0; i < size; i++) {
      if (p + i !== s) delta += this.#meet(y, cell(at, p + i));
      if (r + i !== t) delta += this.#meet(x, cell(at, r + i));
    }
    at[s] = y;
    at[t] = x;
    return delta;
  }

  /** One step of annealing at a temperature in units of the cost. */
  step(temperature: number, rng: Rng): void {
    const s = below(this.at.length, rng);
    const round = s - (s % this.#perRound);
    const t = round + below(this.#perRound, rng);
    if (s - (s % this.#size) === t - (t % this.#size)) return;
    const delta = this.#swap(s, t);
    if (delta > 0 && rng() >= Math.exp(-delta / temperature)) this.#swap(s, t);
    else this.cost += delta;
  }
}
