import { TRICK } from '#engine/core/card.ts';
import type { Rng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action, Offer } from '#engine/kernel/deal/action.ts';
import { applyOffered, offersTo } from '#engine/kernel/deal/apply.ts';
import { namedIn, sampleAction, withoutAttempts } from '#engine/kernel/deal/offers.ts';
import { heardOf, view } from '#engine/kernel/deal/redact.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { type Choose, goOn } from '../match/deal.ts';
import type { Bot } from '../types.ts';
import { type Chosen, Experience, nameOf, type Places } from './experience.ts';
import { modestIn } from './modest.ts';
import { type Sense, sightIn } from './sense.ts';

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
  readonly sense?: Sense | undefined;
}

/**
 * How much is said in thought in a phase that a clock ends: what becomes of a pile or two. To think such a phase to its end would take
 * longer than it lasts, and says hardly more.
 */
const PATIENCE = 24;

/** All seats play as this bot does. */
export const playedBy = ({ rules, table }: GameHere, bot: Bot): Playouts => ({
  paid(begun, rng, silent) {
    const choose: Choose = (s, seat) => bot.act(view(rules, s, seat), table, rng);
    return paidIn(rules, goOn(rules, begun, hushed(begun, silent, choose), { patience: PATIENCE }));
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

/** How seldom somebody speaks who need not. */
const UNASKED = 0.1;

/** How often somebody does what is sensible at first sight: now and then something else pays more. */
const SENSIBLE = 0.8;

/** All seats do mostly what has paid best for them so far; `curiosity`: how often they try something by chance instead. */
export function learning({ rules, game, sense }: GameHere, curiosity?: number): Playouts {
  const experience = new Experience(curiosity);
  const choose = (s: State, { since, seat, isAsked, steps }: Chooser, rng: Rng): Action | null => {
    if (!isAsked && rng() >= UNASKED) return null;
    const offers = withoutAttempts(offersTo(rules, s, seat));
    if (offers.length === 0) return null;
    const actions = tried(s, seat, offers, rng);
    if (actions.length === 0) return sampleAction(offers, rng);
    const [first] = actions;
    if (first && game.groupOf(first) === 'quiet') return first;
    const step = experience.choose(actions, placesOf(s, since, seat), rng);
    steps.push(step);
    return step.action;
  };
  /** What is chosen from: mostly what is sensible, else what is offered by name and lets things be as far as that can be. */
  const tried = (s: State, seat: Seat, offers: readonly Offer[], rng: Rng): readonly Action[] => {
    const sensible = sense?.(sightIn(s, seat, offers));
    if (sensible && (sensible.isAll || rng() < SENSIBLE)) return sensible.actions;
    return modestIn(namedIn(offers), game);
  };
  return {
    paid(begun, rng, silent) {
      const steps: Chosen[] = [];
      const since = Math.max(
        0,
        begun.log.findLastIndex(({ type }) => type === 'said'),
      );
      const choosing: Choose = (s, seat, isAsked) => choose(s, { since, seat, isAsked, steps }, rng);
      const end = goOn(rules, begun, hushed(begun, silent, choosing), { act: applyOffered, patience: PATIENCE });
      const paid = paidIn(rules, end);
      experience.add(steps, paid);
      return paid;
    },
  };
}

interface Chooser {
  /** The last thing said before the play-out began: what it has led to is told apart from there on. */
  readonly since: number;
  readonly seat: Seat;
  readonly isAsked: boolean;
  /** What has been chosen so far in this deal. */
  readonly steps: Chosen[];
}

/** As many words and cards after what is tried are told apart one by one. */
const NEAR = 4;

/** Where a seat chooses: after just what it has heard since, near the beginning, and at any time leading or following. */
function placesOf(s: State, since: number, seat: Seat): Places {
  const leads = (s.zones[TRICK] ?? []).length === 0;
  const said: (Event & { readonly type: 'said' })[] = [];
  for (let i = since; i < s.log.length; i++) {
    const event = s.log[i];
    if (event?.type !== 'said') continue;
    if (said.length === NEAR) return { seat, leads };
    said.push(event);
  }
  let here = String(seat);
  for (const event of said) {
    const known = heardOf(event, seat);
    here += `; ${event.by} ${known ? nameOf(known) : ''}`;
  }
  return { seat, leads, here };
}
