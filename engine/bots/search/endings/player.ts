import type { Bot } from '#engine/bots/types.ts';
import { must } from '#engine/core/assert-never.ts';
import { handOf } from '#engine/core/card.ts';
import { canonical } from '#engine/core/json.ts';
import type { Rng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { applyOffered } from '#engine/kernel/deal/apply.ts';
import { isPlay } from '#engine/kernel/deal/rest/claim.ts';
import { settledInFull } from '#engine/kernel/deal/rest/last-card.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import type { Budget, Searcher, Valued } from '../types.ts';
import { Exact } from './exact.ts';
import { playedOn, type Thought } from './play-on.ts';
import { Race } from './race.ts';

/** Whose cards are improved on, and the rules of a table. */
interface Player {
  readonly rules: (table: TableRules) => Rules;
  readonly policy: Bot;
}

/** With how many cards in the fullest hand something begins. */
interface Begin {
  /** Cards are tried in possible deals. */
  readonly search: number;
  /** The end is gone through with open cards; until then the deal is played on by the policy. */
  readonly exact: number;
}

/**
 * To go through the end with three cards in a hand takes about twenty times as long as with two, and that many fewer possible deals can
 * be tried.
 */
const BEGIN: Begin = { search: 5, exact: 2 };

/** How many tries in a row may fail to find a possible deal. */
const MOST_MISSES = 10;
/** Cards that take as long as a deal that is played on to its end. */
const CARDS_A_PLAYOUT = 60;
/** Cards that are played in thought at most to see one end. */
const MOST_CARDS = 2000;

/**
 * Plays as `policy` does until the end of a deal, and counts that out: once hands are small and a card is to be played, it tries
 * each in deals that fit all it has seen and heard, and plays the one that is paid most. Where no deal is found, or no card is better
 * by more than chance, it plays what `policy` would.
 */
export const withEndings = ({ rules: rulesOf, policy }: Player, begin = BEGIN): Searcher => ({
  *decide(view, table, rng, budget) {
    const advised = policy.act(view, table, rng);
    if (!advised) return [];
    const said: readonly Valued[] = [{ action: advised, mean: 0, error: 0, worlds: 0 }];
    const actions = atTheEnd(view, begin.search);
    const isAmong = actions.some((action) => canonical(action) === canonical(advised));
    if (typeof view.viewer !== 'number' || actions.length < 2 || !isAmong) return said;
    const search = new Search({ rules: rulesOf(table), table, policy }, view.viewer, begin);
    const valued = yield* search.weigh(view, new Race(actions, advised), rng, budget);
    return valued.length > 0 ? valued : said;
  },
});

/** What the viewer may do, if hands are small and nobody else is asked; nothing, unless each of it has a name. */
function atTheEnd({ zones, active, offers, turn, viewer }: View, most: number): readonly Action[] {
  const isAsked = turn.must.length === 1 && turn.must[0] === viewer;
  const areSmall = active.every((seat) => (zones[handOf(seat)] ?? []).length <= most);
  const [offer, ...others] = offers;
  return isAsked && areSmall && others.length === 0 && offer?.kind === 'one-of' ? offer.actions : [];
}

class Search {
  readonly #thought: Thought;
  readonly #seat: Seat;
  readonly #begin: Begin;
  readonly #exact: Exact;
  /** What was spent of the budget so far. */
  #playouts = 0;

  constructor(thought: Thought, seat: Seat, begin: Begin) {
    this.#thought = thought;
    this.#seat = seat;
    this.#begin = begin;
    this.#exact = new Exact(thought.rules, MOST_CARDS);
  }

  /** To find a possible deal costs as much as to play it on. Empty: there is none, or these are no cards. */
  *weigh(view: View, race: Race, rng: Rng, budget: Budget): Generator<void, readonly Valued[], void> {
    const worlds = worldsOf(this.#thought.rules, view, rng);
    const isOver = (): boolean => budget.stop.aborted || this.#playouts >= budget.playouts;
    for (let misses = 0; misses < MOST_MISSES && !race.isDecided && !isOver(); yield) {
      this.#playouts++;
      const world = worlds.next().value;
      budget.watch?.imagined(world !== undefined);
      misses = world ? 0 : misses + 1;
      if (!world) continue;
      if (race.deals === 0 && !this.#arePlays(world.state, race.actions)) return [];
      const paid = yield* this.#tried(world.state, race.actions, rng(), budget);
      if (paid) race.add(paid);
    }
    if (race.deals === 0) budget.watch?.foundNone();
    return race.ranked();
  }

  /** Whether each of these puts a card of a hand into the trick. */
  #arePlays(s: State, actions: readonly Action[]): boolean {
    return actions.every((action) => isPlay(s, applyOffered(this.#thought.rules, s, this.#seat, action)));
  }

  /** What each brings in one deal; `undefined`: nobody waits for it any more. */
  *#tried(
    s: State,
    actions: readonly Action[],
    seed: number,
    { stop }: Budget,
  ): Generator<void, readonly number[] | undefined, void> {
    const paid: number[] = [];
    for (const action of actions) {
      if (stop.aborted) return undefined;
      paid.push(this.#paidAfter(applyOffered(this.#thought.rules, s, this.#seat, action), seed));
      yield;
    }
    return paid;
  }

  /** What the seat is paid in the end; a deal that is dealt again pays nothing. */
  #paidAfter(s: State, seed: number): number {
    const isNear = (one: State): boolean => held(one) <= this.#begin.exact;
    if (!isNear(s)) this.#playouts++;
    const near = playedOn(this.#thought, s, seed, isNear);
    const seen = near.phase === null ? undefined : this.#seenThrough(near);
    if (seen !== undefined) return seen;
    const end = playedOn(this.#thought, near, seed, () => false);
    return end.end === 'settle' ? this.#paidAtEnd(end) : 0;
  }

  /** What the seat is paid if everybody sees all cards from here on; `undefined`: that is too far to see. */
  #seenThrough(s: State): number | undefined {
    const before = this.#exact.cards;
    const paid = this.#exact.paid(s)?.[this.#seat];
    this.#playouts += (this.#exact.cards - before) / CARDS_A_PLAYOUT;
    return paid;
  }

  #paidAtEnd(s: State): number {
    const { n, d } = must(paymentsOf(settledInFull(this.#thought.rules, s), s.table)[this.#seat], 'a payment');
    return n / d;
  }
}

/** Cards in the fullest hand. */
const held = ({ active, zones }: State): number =>
  Math.max(...active.map((seat) => (zones[handOf(seat)] ?? []).length));
