import { compare, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { apply, offersTo } from '../apply.ts';
import { actionsOf } from '../offers.ts';
import type { Rules } from '../rules.ts';
import type { State } from '../state.ts';
import { type Deeds, isPlay, pilesOf, takenTo } from './claim.ts';
import { endgame } from './endgame.ts';
import { isPlayedOut, type Payments, type Pays, playerAt, settledInFull } from './last-card.ts';

/** How many cards are played in thought: about a second. Three cards in each of four hands never need as many. */
const MOST_CARDS = 20_000;

/** How a deal goes on if somebody gives the rest away. */
export interface GivenRest {
  readonly deeds: Deeds;
  /** Whom it costs something, compared with all playing on with open cards; `undefined`: that is too far to see. */
  readonly costs: readonly Seat[] | undefined;
}

/**
 * How a deal goes on from here if the seat that is to play gives the rest away: others take every trick that is left, and of
 * all ways in which they can, it is the one that brings this seat least, with everything claimed that may be claimed after
 * the last card. `undefined`: there is none, or it is too far to see.
 */
export function givenRest(rules: Rules, s: State, seat: Seat, pays: Pays): GivenRest | undefined {
  const own = pilesOf(rules, s, seat);
  let cards = 0;
  let least: { readonly deeds: Deeds; readonly payments: Payments } | undefined;
  const of = (payments: Payments, one: Seat) => payments[one] ?? ZERO;
  const search = (before: State, deeds: Deeds): void => {
    if (before.end === 'settle' || isPlayedOut(rules, before)) {
      const payments = pays(settledInFull(rules, before), before.table);
      if (!least || compare(of(payments, seat), of(least.payments, seat)) < 0) least = { deeds, payments };
      return;
    }
    const by = playerAt(rules, before);
    if (by === undefined) return;
    for (const action of actionsOf(offersTo(rules, before, by))) {
      const done = apply(rules, before, by, action);
      if (!done.ok || !isPlay(before, done.value)) continue;
      if (++cards > MOST_CARDS) return;
      if (!takenTo(before, done.value).some((pile) => own.has(pile))) search(done.value, [...deeds, [by, action]]);
    }
  };
  if (playerAt(rules, s) === seat) search(s, []);
  // What was not looked at could bring this seat still less.
  if (!least || cards > MOST_CARDS) return undefined;
  const { deeds, payments } = least;
  const open = worthOf(rules, s, pays);
  return {
    deeds,
    costs: open && s.active.filter((one) => one !== seat && compare(of(payments, one), of(open, one)) < 0),
  };
}

/** What everybody gets if all see all cards and want the most for themselves. */
function worthOf(rules: Rules, s: State, pays: Pays): Payments | undefined {
  const search = endgame(rules, pays, MOST_CARDS).worth(s);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}
