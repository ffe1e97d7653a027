import { handOf } from '#engine/core/card.ts';
import { compare, type Rational, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '../action.ts';
import { apply, offersTo, turnOf } from '../apply.ts';
import { actionsOf } from '../offers.ts';
import type { Rules } from '../rules.ts';
import type { State } from '../state.ts';
import { isPlayedOut, type Payments, type Pays, settledInFull } from './last-card.ts';

/** How the rest of a deal goes if everybody sees all cards and wants the most for themselves. */
export interface Endgame {
  /** What a position is worth; yields after every card, so that nothing has to wait for it. */
  worth(s: State): Generator<void, Payments | undefined>;
  /** How many cards have been played in thought. */
  readonly cards: number;
}

/**
 * Looks at the end of a deal with all cards open. `pays` makes payments of line items; `most`: how many cards may be played in
 * thought before it gives up (`undefined`). What may be said after the last card counts as said.
 */
export function endgame(rules: Rules, pays: Pays, most: number): Endgame {
  let cards = 0;
  function* worth(s: State): Generator<void, Payments | undefined> {
    if (s.end !== null || isPlayedOut(rules, s)) return pays(settledInFull(rules, s), s.table);
    const { must, table } = turnOf(rules, s);
    const [by] = must;
    // Where the host may end it at any time, nobody sees how it ends.
    if (by === undefined || table !== undefined) return undefined;
    let best: Payments | undefined;
    for (const action of actionsOf(offersTo(rules, s, by))) {
      const done = apply(rules, s, by, action);
      if (!done.ok) continue;
      if (++cards > most) return undefined;
      yield;
      const all = yield* worth(done.value);
      if (!all) return undefined;
      if (!best || compare(of(all, by), of(best, by)) > 0) best = all;
    }
    return best;
  }
  return {
    worth,
    get cards() {
      return cards;
    },
  };
}

const of = (payments: Payments, seat: Seat): Rational => payments[seat] ?? ZERO;

/** An own decision after which less was to be had than after another. */
export interface Missed {
  /** How many actions had been done. */
  readonly at: number;
  readonly better: Action;
  /** What that would have brought, and what was to be had after what was played. */
  readonly had: Rational;
  readonly got: Rational;
}

/** How many cards may lie in all hands for a look to the end. */
const MOST_HELD = 16;

/** The own decisions at the end of a deal, near enough to be looked at: as many actions had been done. */
export function decisionsAtEnd(rules: Rules, states: readonly State[], seat: Seat): readonly number[] {
  const held = (s: State): number => s.active.reduce((sum, at) => sum + (s.zones[handOf(at)] ?? []).length, 0);
  const isAtEnd = (s: State): boolean => s.end === null && held(s) > 0 && held(s) <= MOST_HELD;
  return states.flatMap((s, at) => (isAtEnd(s) && turnOf(rules, s).must.includes(seat) ? [at] : []));
}

/**
 * The first moment at the end of a deal at which a seat could have got more, with all cards open and everybody at their best;
 * `null`: there was none. Gives also from which action on it was looked at. `states` are those of the deal, `played` what was done.
 */
export function* couldHaveWon(
  rules: Rules,
  { states, played }: { readonly states: readonly State[]; readonly played: readonly (readonly [unknown, Action])[] },
  seat: Seat,
  { pays, most = 40_000 }: { readonly pays: Pays; readonly most?: number },
): Generator<void, { readonly from: number; readonly missed: Missed | null } | undefined> {
  let from: number | undefined;
  let missed: Missed | null = null;
  // Backwards: the nearer the end is, the sooner it is seen through.
  for (const at of [...decisionsAtEnd(rules, states, seat)].reverse()) {
    const s = states[at];
    const action = played[at]?.[1];
    const next = states[at + 1];
    if (!s || !action || !next) continue;
    const search = endgame(rules, pays, most);
    const kept = yield* search.worth(next);
    if (!kept) break;
    let better: Missed | null = null;
    let isWhole = true;
    for (const other of actionsOf(offersTo(rules, s, seat))) {
      const done = apply(rules, s, seat, other);
      if (!done.ok) continue;
      const all = yield* search.worth(done.value);
      if (!all) {
        isWhole = false;
        break;
      }
      const had = of(all, seat);
      if (compare(had, better?.had ?? of(kept, seat)) > 0) better = { at, better: other, had, got: of(kept, seat) };
    }
    if (!isWhole) break;
    from = at;
    missed = better ?? missed;
  }
  return from === undefined ? undefined : { from, missed };
}
