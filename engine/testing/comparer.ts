import { pick, type Rng } from '../core/rng.ts';
import type { Viewer } from '../core/seat.ts';
import { view } from '../kernel/deal/redact.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import { type OtherChoice, OtherChoices, unheardIn } from './other-choice.ts';
import type { OtherDeal, RealDeal } from './other-deal.ts';
import { OtherWorlds } from './other-worlds.ts';
import type { Tried } from './others.ts';
import type { Report } from './violation.ts';

/** Share of the examined views: to do a deal again takes longer than everything else that is examined. */
const COMPARED = 0.25;
/** How often another choice is looked for although the last one would still do, besides at the first look of a phase. */
const CHOICE_ANEW = 0.02;

/** How many views were compared, and how many of the deals that were tried for it could have been, or not. */
export interface Comparisons extends Readonly<Tried> {
  readonly compared: number;
}

/** What was compared in a simulation. */
export interface Compared {
  /** Two cards have changed places. */
  readonly otherWorlds: Comparisons;
  /** Somebody has chosen something else. */
  readonly otherChoices: Comparisons;
}

/** What came of one way to make other deals. */
class Count implements Tried {
  compared = 0;
  possible = 0;
  impossible = 0;

  get counts(): Comparisons {
    return { compared: this.compared, possible: this.possible, impossible: this.impossible };
  }
}

/** Compares views of running deals with those of deals that their viewers could not tell from them. */
export class Comparer {
  readonly #worlds = new Count();
  readonly #choices = new Count();

  get counts(): Compared {
    return { otherWorlds: this.#worlds.counts, otherChoices: this.#choices.counts };
  }

  /**
   * For one deal from its beginning: looks at a state of it. With other cards one time in four; with another choice also
   * whenever a phase is first looked at, since some last for one action only.
   */
  along({ rules, deck }: Omit<RealDeal, 's'>, cards: Rng, choices: Rng, report: Report): (s: State) => void {
    const worlds = new OtherWorlds(cards, 1, this.#worlds);
    let at: State | undefined;
    const tells = ({ exchanged, viewer }: OtherChoice, how: string): void =>
      report('choice-told', `by ${how} ${JSON.stringify(at?.log[exchanged])} to ${viewer} in ${String(at?.phase)}`);
    const elsewhere = new OtherChoices(choices, 2, this.#choices, (one) => tells(one, 'the course after'));
    return (s) => {
      const isFirst = s.phase !== at?.phase;
      at = s;
      const viewers: readonly Viewer[] = [...Array.from({ length: s.table }, (_, seat) => seat), 'spectator'];
      if (cards() < COMPARED) {
        const other = worlds.at({ rules, deck, s }, () => pick(viewers, cards));
        if (other) this.#worlds.compared++;
        if (other && differs(rules, s, other))
          report('view-tainted', `by ${other.world.pair.join(' and ')} ${whereIn(s, other)}`);
      }
      if (choices() < COMPARED || isFirst) {
        const unaware = viewers.filter((viewer) => unheardIn(s, viewer).length > 0);
        if (unaware.length === 0) return;
        const other = elsewhere.at({ rules, deck, s }, () => pick(unaware, choices), isFirst ? 1 : CHOICE_ANEW);
        if (other) this.#choices.compared++;
        if (other && differs(rules, s, other)) tells(other.world, 'what is shown of');
      }
    };
  }
}

/** A deal that a viewer could not tell from the one that is looked at. */
interface Other {
  readonly world: OtherDeal;
  readonly state: State;
}

const differs = (rules: Rules, s: State, { world: { viewer }, state }: Other): boolean =>
  JSON.stringify(view(rules, state, viewer)) !== JSON.stringify(view(rules, s, viewer));

const whereIn = ({ phase }: State, { world: { viewer } }: Other): string => `to ${viewer} in ${String(phase)}`;
