import type { z } from 'zod';
import type { Card, Zone } from '#engine/core/card.ts';
import type { Json } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Actor, Audience, Seat, Viewer } from '#engine/core/seat.ts';
import type { Action, Offer, Turn } from './action.ts';
import type { Event, State } from './state.ts';
import type { View } from './view.ts';

/**
 * One stretch of a deal: an auction, an exchange, the tricks. `A` is its union of actions, `Id` its name.
 * `refuse` -> `decide` -> `evolve`: the first says why not, the second says what happens, the kernel carries it out.
 */
export interface PhaseOf<A extends Action, Id extends string = string> {
  readonly id: Id;
  /** Parses its actions at the boundary; unknown ones are refused as `unknown-action`. */
  readonly actions: z.ZodType<A>;
  /**
   * Of the first phase: whether the pack still lies in the deck there, to be cut, and is dealt as the players say. How, is heard by all
   * and does not depend on which cards they are. Missing: `Rules.deal` has dealt it.
   */
  readonly deals?: true;
  turn(s: State): Turn;
  offers(s: State, seat: Seat): readonly Offer[];
  /** What the host may say for everybody while `turn` allows it; needed only if that can happen. */
  tableOffers?(s: State): readonly Offer[];
  refuse(s: State, by: Actor, action: A): Refusal | undefined;
  decide(s: State, by: Actor, action: A): readonly Event[];
  /** Why one of its actions cannot be said while another phase runs, if it knows; missing: as `Rules.wrongPhase` says. */
  elsewhere?(s: State, action: A): Refusal | undefined;
  /** Who may know the action itself (a discard names cards); missing: everybody. */
  heardBy?(s: State, by: Actor, action: A): Audience;
  /** What everybody else hears of it (the suit that is claimed, not the card); missing: only that something was said. */
  overheard?(s: State, by: Actor, action: A): Action | undefined;
  /**
   * Whether `card` may be played from a seat's hand if it has just these two cards, as far as everybody can tell: what another one plays shows
   * what they do not hold. Missing: what is done here says nothing of what is held.
   */
  couldPlay?(s: State, hand: Seat, card: Card, beside: Card): boolean;
  /** Whether somebody who says this may hold a card, as everybody can tell (a bid that needs a certain hand); missing: any card. */
  couldHold?(action: A, card: Card): boolean;
  /**
   * Whether a card may leave a hand here without being shown, as everybody can tell: no king is laid away, and a tarock only openly. Missing:
   * any may.
   */
  couldGoUnseen?(card: Card): boolean;
  /**
   * What everybody can tell of hands from the course that the deal has taken in it: whoever was passed over had nothing to play. Missing: it
   * tells nothing but what `couldPlay` and `couldHold` say.
   */
  clues?(seen: View): readonly Clue[];
  /**
   * How many times likelier a hidden card lies in a zone than by chance, from what a player sees: of what is claimed much is true. For
   * players who guess, a whole number; asked anew for every deal that they imagine, with another `draw` from 0 to 1, by which it may be
   * decided what is likely in this one. Missing: nothing is likelier.
   */
  likelier?(seen: View, draw: number): (card: Card, zone: Zone) => number;
  /** What follows once nobody has to act: ends with `entered` or `ended`. */
  next(s: State): readonly Event[];
  /** Its notes as the viewer may know them: allow-list, field by field. */
  show(s: State, viewer: Viewer): Json;
}

/** What is told of a hand: at that moment it held none of some cards, unless it held one of others. */
export interface Clue {
  readonly seat: Seat;
  /** How many moves of the history came before. */
  readonly move: number;
  readonly none: readonly Card[];
  readonly unless: readonly Card[];
}

/** A phase with its action type erased, as the kernel runs it. */
export type Phase = PhaseOf<Action>;

/**
 * A phase over its own union of actions. The kernel may run it without knowing them (`Phase`), because it parses with `actions`
 * before each call. Whose turn it is and what they are offered is asked several times of a state and worked out once.
 */
export const definePhase = <A extends Action, Id extends string = string>(phase: PhaseOf<A, Id>): PhaseOf<A, Id> => ({
  ...phase,
  turn: lastAnswer((s) => phase.turn(s)),
  offers: lastAnswerTo((s, seat) => phase.offers(s, seat)),
});

/**
 * Keeps the answer to the last question only: a map of all states costs more than it saves. It stays true, because states
 * never change.
 */
export function lastAnswer<T>(ask: (s: State) => T): (s: State) => T {
  let last: { readonly s: State; readonly answer: T } | undefined;
  return (s) => {
    if (last?.s !== s) last = { s, answer: ask(s) };
    return last.answer;
  };
}

/** The same of what is asked for one seat. */
export function lastAnswerTo<T>(ask: (s: State, seat: Seat) => T): (s: State, seat: Seat) => T {
  let last: { readonly s: State; readonly seat: Seat; readonly answer: T } | undefined;
  return (s, seat) => {
    if (last?.s !== s || last.seat !== seat) last = { s, seat, answer: ask(s, seat) };
    return last.answer;
  };
}

/** The same for a phase in which only seats act; the kernel lets nobody act who is not in `turn`. */
export const defineSeatPhase = <A extends Action, Id extends string = string>(
  phase: SeatPhaseOf<A, Id>,
): PhaseOf<A, Id> =>
  definePhase<A, Id>({
    ...phase,
    refuse: (s, by, action) => phase.refuse(s, seatOf(by), action),
    decide: (s, by, action) => phase.decide(s, seatOf(by), action),
  });

interface SeatPhaseOf<A extends Action, Id extends string> extends Omit<PhaseOf<A, Id>, 'refuse' | 'decide'> {
  refuse(s: State, seat: Seat, action: A): Refusal | undefined;
  decide(s: State, seat: Seat, action: A): readonly Event[];
}

function seatOf(by: Actor): Seat {
  if (by === 'table') throw new Error('only seats act in this phase');
  return by;
}

/** A phase's own memory, or its initial value. */
export function notesOf<N extends Json>(s: State, phase: string, start: N): N {
  return (s.notes[phase] as N | undefined) ?? start;
}
