import { must } from '#engine/core/assert-never.ts';
import { TRICK } from '#engine/core/card.ts';
import { pick, type Rng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { offersTo } from '#engine/kernel/deal/apply.ts';
import { namedIn, sampleAction, withoutAttempts } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { type Choose, goOn } from '../match/deal.ts';
import type { Bot } from '../types.ts';

/** Plays a deal from any moment to its end in thought, and gives what every seat is paid. */
export interface Playouts {
  /** `silent`: a seat that says nothing at first, although it may. */
  paid(begun: State, rng: Rng, silent?: Seat): readonly number[];
}

/** A table, and what is played at it. */
export interface GameHere {
  readonly rules: Rules;
  readonly game: Pick<GameDefinition, 'groupOf'>;
  readonly table: TableRules;
}

/** All seats play as this bot does. */
export const playedBy = ({ rules, table }: GameHere, bot: Bot): Playouts => ({
  paid(begun, rng, silent) {
    const choose: Choose = (s, seat) => bot.act(view(rules, s, seat), table, rng);
    return paidIn(rules, goOn(rules, begun, hushed(begun, silent, choose)));
  },
});

/** A seat says nothing in the state with which it begins. */
const hushed =
  (begun: State, silent: Seat | undefined, choose: Choose): Choose =>
  (s, seat, isAsked) =>
    s === begun && seat === silent ? null : choose(s, seat, isAsked);

/** A deal that is dealt again pays nothing. */
function paidIn(rules: Rules, s: State): readonly number[] {
  if (s.end !== 'settle') return Array.from({ length: s.table }, () => 0);
  return paymentsOf(rules.settle(rules.read(s), s.now), s.table).map(({ n, d }) => n / d);
}

/** How often something is tried by chance, whatever has paid so far. */
const CURIOSITY = 0.3;
/** How seldom somebody speaks who need not. */
const UNASKED = 0.1;

/** How often something was done, and what whoever did it was paid in the end, all together. */
interface Experience {
  times: number;
  paid: number;
}

/** One thing that was done in a deal. */
interface Step {
  readonly seat: Seat;
  readonly key: string;
}

/**
 * Lets things be where that can be said, and otherwise does mostly what has paid best for its seat in the deals played so far: that
 * is how it finds out what a contract wants, knowing none. `isCurious`: always by chance instead.
 */
export class Learning implements Playouts {
  readonly #here: GameHere;
  readonly #curiosity: number;
  readonly #experience = new Map<string, Experience>();

  constructor(here: GameHere, curiosity = CURIOSITY) {
    this.#here = here;
    this.#curiosity = curiosity;
  }

  paid(begun: State, rng: Rng, silent?: Seat): readonly number[] {
    const { rules } = this.#here;
    const steps: Step[] = [];
    const choose: Choose = (s, seat, isAsked) => this.#choice(s, { seat, isAsked, steps }, rng);
    const end = goOn(rules, begun, hushed(begun, silent, choose));
    const paid = paidIn(rules, end);
    for (const { seat, key } of steps) {
      const one = this.#experience.get(key) ?? { times: 0, paid: 0 };
      one.times++;
      one.paid += must(paid[seat], 'a payment');
      this.#experience.set(key, one);
    }
    return paid;
  }

  #choice(
    s: State,
    { seat, isAsked, steps }: { readonly seat: Seat; readonly isAsked: boolean; readonly steps: Step[] },
    rng: Rng,
  ): Action | null {
    if (!isAsked && rng() >= UNASKED) return null;
    const { rules, game } = this.#here;
    const offers = withoutAttempts(offersTo(rules, s, seat));
    if (offers.length === 0) return null;
    const named = namedIn(offers);
    const quiet = named.find((action) => game.groupOf(action) === 'quiet');
    if (quiet) return quiet;
    if (named.length === 0) return sampleAction(offers, rng);
    const place = `${seat}/${(s.zones[TRICK] ?? []).length === 0 ? 'first' : 'then'}/`;
    const action = rng() < this.#curiosity ? pick(named, rng) : this.#best(named, place, rng);
    steps.push({ seat, key: place + nameOf(action) });
    return action;
  }

  /** What has paid best; first of all what was never tried. */
  #best(named: readonly Action[], place: string, rng: Rng): Action {
    let best: { readonly action: Action; readonly mean: number } | undefined;
    const untried: Action[] = [];
    for (const action of named) {
      const known = this.#experience.get(place + nameOf(action));
      if (!known) untried.push(action);
      else if (!best || known.paid / known.times > best.mean) best = { action, mean: known.paid / known.times };
    }
    return untried.length > 0 || !best ? pick(untried, rng) : best.action;
  }
}

const nameOf = (action: Action): string => Object.values(action).join(' ');
