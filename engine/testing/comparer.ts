import type { Card } from '../core/card.ts';
import { pick, type Rng } from '../core/rng.ts';
import type { Viewer } from '../core/seat.ts';
import { view } from '../kernel/deal/redact.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import { OtherWorlds, type Pairs } from './other-worlds.ts';
import type { Report } from './violation.ts';

/** Share of the examined views: to do a deal again takes longer than everything else that is examined. */
const COMPARED = 0.25;

/** How many views were compared, and what came of the pairs of cards that changed places for it. */
export interface Comparisons extends Readonly<Pairs> {
  readonly compared: number;
}

/** Compares views of running deals with those of other worlds. */
export class Comparer {
  #compared = 0;
  readonly #pairs: Pairs = { possible: 0, impossible: 0 };

  get counts(): Comparisons {
    return { compared: this.#compared, ...this.#pairs };
  }

  /** For one deal from its beginning: looks at a state of it, one time in four. `deck`: its pack as it was dealt. */
  along(rules: Rules, deck: readonly Card[], rng: Rng, report: Report): (s: State) => void {
    const worlds = new OtherWorlds(rng, 1, this.#pairs);
    return (s) => {
      if (rng() >= COMPARED) return;
      const viewers: readonly Viewer[] = [...Array.from({ length: s.table }, (_, seat) => seat), 'spectator'];
      const other = worlds.at(rules, deck, s, () => pick(viewers, rng));
      if (!other) return;
      this.#compared++;
      const { viewer, pair } = other.world;
      if (JSON.stringify(view(rules, other.state, viewer)) !== JSON.stringify(view(rules, s, viewer)))
        report('view-tainted', `by ${pair.join(' and ')} to ${viewer} in ${String(s.phase)}`);
    };
  }
}
