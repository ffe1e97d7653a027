import type { Card } from '../core/card.ts';
import { pick, type Rng } from '../core/rng.ts';
import type { Viewer } from '../core/seat.ts';
import { view } from '../kernel/view.ts';
import type { Rules, State } from '../kernel/types.ts';
import { hiddenPair, OtherWorld } from './other-world.ts';
import type { Report } from './violation.ts';

/** How often a view is compared, and how often in another world than the last one; doing a deal again takes its time. */
const COMPARED = 0.25;
const ANEW = 0.1;

/** How many views were compared, and how many pairs of cards could have changed places or could not. */
export interface Comparisons {
  readonly compared: number;
  readonly possible: number;
  readonly impossible: number;
}

/** Compares views of running deals with those of other worlds. */
export class Comparer {
  #compared = 0;
  #possible = 0;
  #impossible = 0;

  get counts(): Comparisons {
    return { compared: this.#compared, possible: this.#possible, impossible: this.#impossible };
  }

  /** For one deal from its beginning: looks at a state of it, now and then. `deck`: its pack as it was dealt. */
  along(rules: Rules, deck: readonly Card[], rng: Rng, report: Report): (s: State) => void {
    let world: OtherWorld | undefined;
    return (s) => {
      if (rng() >= COMPARED) return;
      let there = rng() < ANEW ? undefined : world?.at(s);
      if (!there) {
        const viewers: readonly Viewer[] = [...Array.from({ length: s.table }, (_, seat) => seat), 'spectator'];
        const viewer = pick(viewers, rng);
        const pair = hiddenPair(s, viewer, rng);
        world = pair && new OtherWorld(rules, deck, s, viewer, pair);
        there = world?.at(s);
        if (world) there ? this.#possible++ : this.#impossible++;
      }
      if (!world || !there) return;
      this.#compared++;
      const { viewer, pair } = world;
      if (JSON.stringify(view(rules, there, viewer)) !== JSON.stringify(view(rules, s, viewer)))
        report('view-tainted', `by ${pair.join(' and ')} to ${viewer} in ${String(s.phase)}`);
    };
  }
}
