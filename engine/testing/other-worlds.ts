import type { Rng } from '../core/rng.ts';
import { hiddenPair, OtherWorld } from './other-world.ts';
import { Others, type Tried } from './others.ts';

/** Pairs of cards that could have lain in each other's place, for all that a viewer knew, and that could not. */
export type Pairs = Tried;

/** Deals in which two cards have changed places, one after the other. */
export class OtherWorlds extends Others<OtherWorld> {
  constructor(rng: Rng, tries: number, tried: Tried) {
    super(
      (real, chance) => {
        const pair = hiddenPair(real.s, real.viewer, chance);
        return pair && new OtherWorld(real, pair);
      },
      rng,
      tries,
      tried,
    );
  }
}
