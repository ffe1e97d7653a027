import { handOf, pileOf, TRICK } from '../../core/card.ts';
import { canonical } from '../../core/json.ts';
import type { Actor, Seat } from '../../core/seat.ts';
import type { Action } from './action.ts';
import { apply, offersTo, turnOf } from './apply.ts';
import { isPlayedOut } from './endgame.ts';
import { actionsOf } from './offers.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

/** How many cards are played in thought before a claim counts as unproven. */
const MOST_CARDS = 20_000;

/** What is done from here to the last card, in order. */
export type Deeds = readonly (readonly [by: Actor, action: Action])[];

/** One way to the end of a deal, and how it is settled there. */
interface Way {
  readonly deeds: Deeds;
  readonly settled: string;
}

/**
 * How a deal goes on from here if the rest belongs to a seat that is to play: it wins every trick that is left, and
 * whatever the others play, the deal is settled alike. The actions of everybody up to the last card; `undefined` if that
 * is not so, or too far to see.
 */
export function provenRest(rules: Rules, s: State, seat: Seat): Deeds | undefined {
  let cards = 0;
  const search = (before: State): Way | undefined => {
    if (before.end !== null && before.end !== 'settle') return undefined;
    if (before.end === 'settle' || isPlayedOut(before))
      return { deeds: [], settled: canonical(rules.settle(rules.read(before), before.now)) };
    const [by, ...others] = turnOf(rules, before).must;
    if (by === undefined || others.length > 0) return undefined;
    let way: Way | undefined;
    for (const action of actionsOf(offersTo(rules, before, by))) {
      const done = apply(rules, before, by, action);
      if (!done.ok || !isPlay(before, done.value, by)) continue;
      if (++cards > MOST_CARDS) return undefined;
      const rest = takenTo(before, done.value).every((pile) => pile === pileOf(seat)) ? search(done.value) : undefined;
      if (by !== seat && (!rest || (way && way.settled !== rest.settled))) return undefined;
      way ??= rest && { deeds: [[by, action], ...rest.deeds], settled: rest.settled };
      if (by === seat && way) return way;
    }
    return way;
  };
  return turnOf(rules, s).must.includes(seat) ? search(s)?.deeds : undefined;
}

const newIn = (before: State, after: State) => after.log.slice(before.log.length);

/** Whether an action put a card of its actor into the trick; everything else is said, not played. */
export const isPlay = (before: State, after: State, by: Seat): boolean =>
  newIn(before, after).some((one) => one.type === 'moved' && one.from === handOf(by) && one.to === TRICK);

/** To which piles the tricks went that ended with an action. */
export const takenTo = (before: State, after: State): readonly string[] =>
  newIn(before, after).flatMap((one) => (one.type === 'moved' && one.from === TRICK ? [one.to] : []));
