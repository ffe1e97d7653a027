import type { Card } from '../core/card.ts';
import { canonical } from '../core/json.ts';
import { pick, type Rng } from '../core/rng.ts';
import type { Actor, Viewer } from '../core/seat.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, offersTo, start } from '../kernel/deal/apply.ts';
import { sampleAction } from '../kernel/deal/offers.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import { couldHear, perceived } from './perceived.ts';

/** So many actions are drawn from the offers to find another one. */
const DRAWN = 8;

/** Where in the log something was said that the viewer did not hear, or not all of it. */
export const unheardIn = ({ log }: State, viewer: Viewer): readonly number[] =>
  log.flatMap((event, i) => (event.type === 'said' && !couldHear(log, i, viewer) ? [i] : []));

/**
 * The same deal in which somebody chose something else where the viewer could not hear it: another card laid away, another
 * contract hidden. Everything else is said as it was; `undefined` if that cannot be, if the viewer would have seen or heard
 * something else, or if there was nothing to choose. Otherwise the viewer must be shown the same of both.
 * `deck`: the pack of the deal `s` as it was dealt.
 */
export function otherChoice(
  rules: Rules,
  deck: readonly Card[],
  s: State,
  viewer: Viewer,
  rng: Rng,
): State | undefined {
  const unheard = unheardIn(s, viewer);
  if (unheard.length === 0) return undefined;
  const exchanged = pick(unheard, rng);
  const begun = start(rules, { table: s.table, dealer: s.dealer, now: s.now, deck });
  if (!begun.ok) throw new Error(`cannot be dealt: ${begun.error.code}`);
  let state = begun.value;
  for (const [i, event] of s.log.entries()) {
    if (event.type !== 'said') continue;
    const action = i === exchanged ? another(rules, state, event.by, event.action, rng) : event.action;
    const done = action && apply(rules, state, event.by, action);
    if (!done?.ok) return undefined;
    state = done.value;
  }
  return perceived(state, 0, viewer) === perceived(s, 0, viewer) ? state : undefined;
}

/** Something else that could have been said instead, the same cards in another order included. */
function another(rules: Rules, s: State, by: Actor, action: Action, rng: Rng): Action | undefined {
  const offers = offersTo(rules, s, by);
  const said = canonical(action);
  for (let i = 0; i < DRAWN; i++) {
    const one = sampleAction(offers, rng);
    if (canonical(one) !== said) return one;
  }
  return undefined;
}
