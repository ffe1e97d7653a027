import { pick, type Rng } from '../core/rng.ts';
import type { Actor } from '../core/seat.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { apply, turnOf } from '../kernel/deal/apply.ts';
import { namedIn, sampleAction } from '../kernel/deal/offers.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { actorsOf } from './state-checks.ts';
import { trueOffers } from './true-offers.ts';
import type { Report } from './violation.ts';

/** Chooses one of the offered actions for a seat, or for the host. */
export type Policy = (offers: readonly Offer[], by: Actor, s: State) => Action;

/** Sees every state in which somebody has to act, and the action that follows. */
export interface Watch {
  turn(s: State): void;
  acted(s: State, action: Action): void;
}

/** No deal of any game has this many actions. */
const ENDLESS = 2000;

/** How likely something quiet is said when possible: it ends one's own turn or leaves the bidding to others. */
const HOLDS_BACK = 0.8;

/** Random legal play of a family's games that mostly lets things be. */
export const randomPolicy =
  ({ groupOf }: Pick<GameDefinition, 'groupOf'>, rng: Rng): Policy =>
  (offers) => {
    const quiet = namedIn(offers).find((action) => groupOf(action) === 'quiet');
    return quiet && rng() < HOLDS_BACK ? quiet : sampleAction(offers, rng);
  };

/** Plays a deal to its end. Stops early, with a violation, if an offered action is refused or the deal never ends. */
export function playOut(rules: Rules, begun: State, policy: Policy, rng: Rng, report: Report, watch?: Watch): State {
  let s = begun;
  for (let i = 0; s.phase !== null; i++) {
    if (i === ENDLESS) return give(s, report, 'endless', `in ${s.phase}`);
    watch?.turn(s);
    const by = whoActs(rules, s, rng);
    const offers = trueOffers(rules, s, by);
    if (offers.length === 0) return give(s, report, 'nothing-offered', `${by} in ${s.phase}`);
    const action = policy(offers, by, s);
    const next = apply(rules, s, by, action);
    if (!next.ok) return give(s, report, 'offered-but-refused', `${by}: ${JSON.stringify(action)}: ${next.error.code}`);
    watch?.acted(s, action);
    s = next.value;
  }
  return s;
}

function give(s: State, report: Report, kind: string, detail: string): State {
  report(kind, detail);
  return s;
}

/** Somebody who must act; occasionally somebody who may. The clock of a whole phase runs as if everybody took a second. */
function whoActs(rules: Rules, s: State, rng: Rng): Actor {
  const { must, may } = actorsOf(rules, s);
  const { clock } = turnOf(rules, s);
  const seconds = clock?.runs === 'whole-phase' ? clock.seconds : undefined;
  if (seconds !== undefined && rng() < 1 / seconds) return 'table';
  const willing = may.filter((by) => (seconds === undefined || by !== 'table') && trueOffers(rules, s, by).length > 0);
  return willing.length > 0 && rng() < 0.2 ? pick(willing, rng) : pick(must, rng);
}
