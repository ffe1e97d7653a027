import type { Rng } from '../core/rng.ts';
import type { Viewer } from '../core/seat.ts';
import type { State } from '../kernel/deal/state.ts';
import type { LookedAt, OtherDeal, RealDeal } from './other-deal.ts';

/** How often another deal is looked for although the last one would still do: one lasts for many turns. */
const RENEWED = 0.1;

/** How many other deals could have been, for all that a viewer knew, and how many could not. */
export interface Tried {
  possible: number;
  impossible: number;
}

/** Draws something that could be otherwise, without looking whether the viewer would notice; `undefined`: there is nothing. */
export type Draw<D extends OtherDeal> = (real: LookedAt, rng: Rng) => D | undefined;

/** One other deal after the other, each as long as it lasts: to do a whole deal again at every turn would take too long. */
export class Others<D extends OtherDeal> {
  readonly #draw: Draw<D>;
  readonly #rng: Rng;
  readonly #tries: number;
  readonly #tried: Tried;
  #last: D | undefined;

  /** `tries`: how many are tried at one moment; all of them are counted in `tried`. */
  constructor(draw: Draw<D>, rng: Rng, tries: number, tried: Tried) {
    this.#draw = draw;
    this.#rng = rng;
    this.#tries = tries;
    this.#tried = tried;
  }

  /** Another deal and its state when it has come as far as the real one. `viewer`: who looks from now on, if it is a new one. */
  at(
    real: RealDeal,
    viewer: () => Viewer,
    renewed = RENEWED,
  ): { readonly world: D; readonly state: State } | undefined {
    const { s } = real;
    const still = this.#rng() < renewed ? undefined : this.#last?.at(s);
    if (this.#last && still) return { world: this.#last, state: still };
    for (let i = 0; i < this.#tries; i++) {
      const world = this.#draw({ ...real, viewer: viewer() }, this.#rng);
      if (!world) continue;
      const state = world.at(s);
      this.#last = world;
      this.#tried[state ? 'possible' : 'impossible']++;
      if (state) return { world, state };
    }
    return undefined;
  }
}
