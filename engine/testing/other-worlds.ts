import type { Card } from '../core/card.ts';
import type { Rng } from '../core/rng.ts';
import type { Viewer } from '../core/seat.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import { hiddenPair, OtherWorld } from './other-world.ts';

/** How often another world is looked for although the last one would still do: one lasts for many turns. */
const ANEW = 0.1;

/** How many pairs of cards could have lain in each other's place, for all that a viewer knew, and how many could not. */
export interface Pairs {
  possible: number;
  impossible: number;
}

/** One other world after the other, each as long as it lasts: to do a whole deal again at every turn would take too long. */
export class OtherWorlds {
  readonly #rng: Rng;
  readonly #tries: number;
  readonly #pairs: Pairs;
  #world: OtherWorld | undefined;

  /** `tries`: so many pairs are tried at one moment; all of them are counted in `pairs`. */
  constructor(rng: Rng, tries: number, pairs: Pairs) {
    this.#rng = rng;
    this.#tries = tries;
    this.#pairs = pairs;
  }

  /** A world and its state when it has come as far as `s`. `viewer`: who looks from now on, if it is a new one. */
  at(
    rules: Rules,
    deck: readonly Card[],
    s: State,
    viewer: () => Viewer,
  ): { readonly world: OtherWorld; readonly state: State } | undefined {
    const still = this.#rng() < ANEW ? undefined : this.#world?.at(s);
    if (this.#world && still) return { world: this.#world, state: still };
    for (let i = 0; i < this.#tries; i++) {
      const eyes = viewer();
      const pair = hiddenPair(s, eyes, this.#rng);
      if (!pair) continue;
      const world = new OtherWorld(rules, deck, s, eyes, pair);
      const state = world.at(s);
      this.#world = world;
      this.#pairs[state ? 'possible' : 'impossible']++;
      if (state) return { world, state };
    }
    return undefined;
  }
}
