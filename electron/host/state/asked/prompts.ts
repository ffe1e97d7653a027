import { isEqual } from '#engine/core/equal.ts';
import type { Actor, Seat } from '#engine/core/seat.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import { clockAfter, clockFrom, type ClockStep, isWholePhase, measureSame, type PhaseClock } from './phase-clock.ts';

/**
 * What a table has asked. Everything that is dealt, said, done or taken back there is counted, and each seat's prompt has the
 * count at which it was last offered something new: what somebody else does meanwhile does not make its answer stale, even
 * if it takes something from what is offered.
 */
export interface Prompts {
  readonly count: number;
  /** By seat; a seat that is missing was asked again at the last deal or taking back. */
  readonly seats: readonly number[];
  /** When the last deal was dealt or something was taken back: everybody was asked again. */
  readonly anew: number;
  /** When what the host may do for all, or who keeps it from that, last changed. */
  readonly table: number;
  readonly clock: PhaseClock;
}

export const NO_PROMPTS: Prompts = { count: 0, seats: [], anew: 0, table: 0, clock: clockFrom(0) };

/** Everybody is asked again: a deal, or something taken back. */
export const askedAgain = ({ count }: Prompts, clock: PhaseClock): Prompts => ({
  count: count + 1,
  seats: [],
  anew: count + 1,
  table: count + 1,
  clock,
});

/** An action that was carried out, and when, in ms. */
export type CarriedOut = ClockStep & { readonly by: Actor };

/** After an action. Its seat has answered, even if the same is offered again. */
export function answered(prompts: Prompts, rules: Rules, deed: CarriedOut): Prompts {
  const { by, before, after } = deed;
  const count = prompts.count + 1;
  const isAsked = (who: Actor): boolean => {
    if (who === by) return true;
    const [old, now] = [offersTo(rules, before, who), offersTo(rules, after, who)];
    return !isEqual(old, now) && !(before.phase === after.phase && isLess(old, now));
  };
  const isTableAsked = isSetAnew(rules, deed) || (!isWholePhase(rules, after) && isAsked('table'));
  return {
    table: isTableAsked ? count : prompts.table,
    clock: clockAfter(prompts.clock, rules, deed),
    count,
    seats: Array.from({ length: after.table }, (_, seat) => (isAsked(seat) ? count : promptOf(prompts, seat))),
    anew: prompts.anew,
  };
}

/** Whether something is offered now, and all of it was before. */
const isLess = (before: readonly Offer[], now: readonly Offer[]): boolean =>
  now.length > 0 &&
  now.every((offer) =>
    before.some(
      (old) =>
        isEqual(old, offer) ||
        (old.kind !== 'cards' &&
          offer.kind === old.kind &&
          offer.actions.every((action) => old.actions.some((one) => isEqual(one, action)))),
    ),
  );

/**
 * A clock runs on while those for whom it was set get fewer; it is set again in another phase, after the host has acted and, unless
 * it is that of the whole phase, for anybody else.
 */
function isSetAnew(rules: Rules, { by, before, after }: CarriedOut): boolean {
  const [old, now] = [turnOf(rules, before), turnOf(rules, after)];
  if (by === 'table' || before.phase !== after.phase || !isEqual(old.clock, now.clock)) return true;
  if (isWholePhase(rules, after)) return !measureSame(rules, before, after);
  return old.table !== now.table || now.must.some((seat) => !old.must.includes(seat));
}

/** The prompt of a seat, which its answer quotes. */
export const promptOf = ({ seats, anew }: Prompts, seat: Seat): number => seats[seat] ?? anew;

/** Whether an answer to this prompt is one to what the seat is asked now; the prompt may be the table's count as well. */
export const isCurrent = (prompts: Prompts, seat: Seat, prompt: number): boolean =>
  prompt >= promptOf(prompts, seat) && prompt <= prompts.count;
