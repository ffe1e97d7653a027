import { must } from '#engine/core/assert-never.ts';
import type { Seat } from '#engine/core/seat.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { applyOffered, offersTo, turnOf } from '#engine/kernel/deal/apply.ts';
import { actionsOf, withoutAttempts } from '#engine/kernel/deal/offers.ts';
import { isPlayedOut, settledInFull } from '#engine/kernel/deal/rest/last-card.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';

/** What everybody is paid in the end, by seat, in the unit of the family's scores. */
export type Paid = readonly number[];

/** Bounds between which the payment of the declarer's side still matters. */
interface Window {
  readonly low: number;
  readonly high: number;
}
const EVERYTHING: Window = { low: -Infinity, high: Infinity };

/** Thrown once more cards were played in thought than may be. */
const TOO_FAR = new Error('too far to see');

/**
 * Looks at the end of a deal with all cards open, everybody wanting the most for themselves: the same that `endgame` finds by going
 * through everything, but of two sides that win what the other loses it leaves out what cannot change anything.
 */
export class Exact {
  /** How many cards have been played in thought so far. */
  cards = 0;
  readonly #rules: Rules;
  readonly #most: number;
  /**
   * Whether two sides play against each other, as far as it was seen yet. Where a pot takes or gives the rest, or everybody plays alone,
   * they do not: that some ends pay all the others alike says nothing of those that were left out.
   */
  #isOfSides: boolean;
  /** How often a choice was the best one: those are tried first. */
  readonly #liked = new Map<string, number>();

  /** `most`: how many cards may be played in thought for one answer. */
  constructor(rules: Rules, most: number) {
    this.#rules = rules;
    this.#most = most;
    this.#isOfSides = rules.balance === 'zero-sum';
  }

  /** What everybody is paid; `undefined`: that is too far to see. */
  paid(s: State): Paid | undefined {
    const last = this.cards + this.#most;
    try {
      if (this.#isOfSides && this.#hasSides(s)) {
        const paid = this.#ofSides(s, EVERYTHING, last);
        if (paid) return paid;
        this.#isOfSides = false;
      }
      return this.#each(s, last);
    } catch (error) {
      if (error === TOO_FAR) return undefined;
      throw error;
    }
  }

  #hasSides({ games: [game, ...others] }: State): boolean {
    const { parties } = this.#rules.sheet;
    return game !== undefined && others.length === 0 && parties[game.contract] !== 'each';
  }

  /** Everybody for themselves. */
  #each(s: State, last: number): Paid {
    if (s.end !== null || isPlayedOut(this.#rules, s)) return this.#atEnd(s);
    const by = next(this.#rules, s);
    let best: Paid | undefined;
    for (const action of this.#actions(s, by)) {
      const paid = this.#each(this.#done(s, by, action, last), last);
      if (!best || of(paid, by) > of(best, by)) best = paid;
    }
    return must(best, 'something to do');
  }

  /** Two sides; `undefined`: there are more of them. */
  #ofSides(s: State, { low, high }: Window, last: number): Paid | undefined {
    if (s.end !== null || isPlayedOut(this.#rules, s)) return this.#atEndOfSides(s);
    const by = next(this.#rules, s);
    const game = must(s.games[0], 'a game');
    const isDeclarers = sideOf(game, by) === 'declarer';
    let window = { low, high };
    let best: { readonly paid: Paid; readonly action: Action } | undefined;
    for (const action of this.#sorted(s, by)) {
      const paid = this.#ofSides(this.#done(s, by, action, last), window, last);
      if (!paid) return undefined;
      if (!best || of(paid, by) > of(best.paid, by)) best = { paid, action };
      const bound = of(best.paid, game.declarer);
      window = isDeclarers
        ? { ...window, low: Math.max(window.low, bound) }
        : { ...window, high: Math.min(window.high, bound) };
      if (window.low >= window.high) break;
    }
    const { paid, action } = must(best, 'something to do');
    const name = nameOf(by, action);
    this.#liked.set(name, (this.#liked.get(name) ?? 0) + 1);
    return paid;
  }

  #done(s: State, by: Seat, action: Action, last: number): State {
    if (++this.cards > last) throw TOO_FAR;
    return applyOffered(this.#rules, s, by, action);
  }

  #actions(s: State, by: Seat): readonly Action[] {
    return [...actionsOf(withoutAttempts(offersTo(this.#rules, s, by)))];
  }

  /** Those first that have been best before. */
  #sorted(s: State, by: Seat): readonly Action[] {
    const actions = this.#actions(s, by);
    if (actions.length < 2) return actions;
    const liked = (action: Action): number => this.#liked.get(nameOf(by, action)) ?? 0;
    return [...actions].sort((a, b) => liked(b) - liked(a));
  }

  #atEnd(s: State): Paid {
    return paymentsOf(settledInFull(this.#rules, s), s.table).map(({ n, d }) => n / d);
  }

  /** `undefined`: not all on a side are paid alike, or one side does not win what the other loses. */
  #atEndOfSides(s: State): Paid | undefined {
    const paid = this.#atEnd(s);
    const game = must(s.games[0], 'a game');
    const [declarers, defenders] = (['declarer', 'defenders'] as const).map((side) =>
      s.active.filter((seat) => sideOf(game, seat) === side).map((seat) => of(paid, seat)),
    );
    const areAlike = [declarers, defenders].every((all) => all?.every((one) => one === all[0]));
    const total = s.active.reduce((sum, seat) => sum + of(paid, seat), 0);
    return areAlike && Math.abs(total) < 1e-9 ? paid : undefined;
  }
}

function next(rules: Rules, s: State): Seat {
  const [by] = turnOf(rules, s).must;
  return must(by, 'somebody who must act');
}

const of = (paid: Paid, seat: Seat): number => paid[seat] ?? 0;

const nameOf = (by: Seat, action: Action): string => `${by}${JSON.stringify(action)}`;
