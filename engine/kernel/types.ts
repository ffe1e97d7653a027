import type { z } from 'zod';
import type { Card, Zone } from '../core/card.ts';
import type { Json, Notes } from '../core/json.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Actor, Audience, Seat, Viewer } from '../core/seat.ts';
import type { Game, Item, Situation } from './score.ts';

/** What somebody does or says, as JSON. Each phase has its own union of actions; one statement is one action. */
export interface Action {
  readonly type: string;
}

/**
 * Who has to act, and who may act unasked (a claim, a veto); several of them in any order. The phase is over once nobody has
 * to act.
 */
export interface Turn {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
  /** Whether the host may act for everybody now, or must (only the clock closes a claims window); missing: it may not. */
  readonly table?: 'must' | 'may';
  /** How long the host waits before it acts for everybody, also while somebody must; missing: until nobody must, as it likes. */
  readonly seconds?: number;
}

/**
 * What a seat may do now, small enough to send, draw and sample; `refuse` remains the judge, and agrees.
 * `one-of`: any of these actions. `cards`: an action `{ type, cards }` with `min` to `max` cards out of `from`,
 * including all of `fixed`; with `ordered` their order matters; what stands in `with` belongs to the action as it is.
 */
export type Offer =
  | { readonly kind: 'one-of'; readonly actions: readonly Action[] }
  | {
      readonly kind: 'cards';
      readonly type: string;
      readonly from: readonly Card[];
      readonly fixed: readonly Card[];
      readonly min: number;
      readonly max: number;
      readonly ordered?: true;
      readonly with?: Readonly<Record<string, Json>>;
    };

/** How a deal ended: settled, or dealt again (with a deck, if the rules prescribe its order). */
type End = 'settle' | { readonly redeal: 'same-dealer' | 'next-dealer'; readonly deck?: readonly Card[] };

/** What happened. Only `evolve` turns events into states. */
export type Event =
  | {
      readonly type: 'moved';
      readonly cards: readonly Card[];
      readonly from: Zone;
      readonly to: Zone;
      readonly seenBy: Audience;
      /**
       * Of some of the cards, who knows from then on where they lie; missing: whoever saw them moved. One event, for who may not
       * see them must not count them by kind.
       */
      readonly knownTo?: Readonly<Record<Card, Audience>>;
      /** The card of `to`, counted from 0, before which they are laid; missing: behind all. */
      readonly at?: number;
    }
  | { readonly type: 'said'; readonly by: Actor; readonly action: Action; readonly heardBy: Audience }
  | { readonly type: 'games'; readonly games: readonly Game[] }
  | { readonly type: 'items'; readonly items: readonly Item[] }
  | { readonly type: 'noted'; readonly phase: string; readonly notes: Json }
  | { readonly type: 'entered'; readonly phase: string }
  | { readonly type: 'ended'; readonly end: End };

/** The whole truth about one deal, as JSON. */
export interface State {
  /** Seats at the table, a pausing dealer included. */
  readonly table: number;
  /** The seats that play, in order of play, forehand first. */
  readonly active: readonly Seat[];
  readonly dealer: Seat;
  readonly now: Situation;
  /** Every card lies in exactly one zone. */
  readonly zones: Readonly<Record<Zone, readonly Card[]>>;
  /** Who knows where a card lies. Views show these cards and no others. */
  readonly known: Readonly<Record<Card, Audience>>;
  readonly games: readonly Game[];
  /** Bid and announced so far. */
  readonly items: readonly Item[];
  /** `null` once the deal has ended. */
  readonly phase: string | null;
  readonly end: End | null;
  /** Each phase's own memory, by phase id. */
  readonly notes: Notes;
  readonly log: readonly Event[];
}

/** An event as one viewer may know it: unseen cards and hidden actions are `null`. */
export type SeenEvent =
  | { readonly type: 'moved'; readonly cards: readonly (Card | null)[]; readonly from: Zone; readonly to: Zone }
  | { readonly type: 'said'; readonly by: Actor; readonly action: Action | null }
  | { readonly type: 'games'; readonly games: readonly Partial<Game>[] }
  | { readonly type: 'items'; readonly items: readonly Item[] }
  | { readonly type: 'entered'; readonly phase: string }
  | { readonly type: 'ended'; readonly redeal: boolean };

/**
 * What players may look at again while a deal runs. What they have once seen stays in their view, for bots to remember;
 * a screen shows no more than this again.
 */
export interface Review {
  /** Won tricks: none, the last one, also one's own, or all. */
  readonly tricks: 'none' | 'last' | 'own' | 'all';
  /** Whether the rest of an open talon still lies there. */
  readonly talon: boolean;
}

/** Everything one viewer may know: the only thing that bots, windows and phones ever get. */
export interface View {
  readonly viewer: Viewer;
  readonly table: number;
  readonly active: readonly Seat[];
  readonly dealer: Seat;
  /** What the series lends to the deal: its number, factors, the pot, flags; all of it is public. */
  readonly now: Situation;
  readonly zones: Readonly<Record<Zone, readonly (Card | null)[]>>;
  readonly games: readonly Partial<Game>[];
  readonly items: readonly Item[];
  readonly phase: string | null;
  /** The phase's public memory, field by field (`Phase.show`). */
  readonly notes: Json;
  readonly turn: Turn;
  /** The viewer's own; empty for those without a seat. */
  readonly offers: readonly Offer[];
  /** What happened so far, redacted; screens and bots remember from here. */
  readonly history: readonly SeenEvent[];
  /** Which part of it a screen may show again; everything once the deal is over or if all cards are open. */
  readonly review: Review;
}

/**
 * One stretch of a deal: an auction, an exchange, the tricks. `A` is its union of actions.
 * `refuse` -> `decide` -> `evolve`: the first says why not, the second says what happens, the kernel carries it out.
 */
export interface PhaseOf<A extends Action> {
  readonly id: string;
  /** Parses its actions at the boundary; unknown ones are refused as `unknown-action`. */
  readonly actions: z.ZodType<A>;
  turn(s: State): Turn;
  offers(s: State, seat: Seat): readonly Offer[];
  /** What the host may say for everybody while `turn` allows it; needed only if that can happen. */
  tableOffers?(s: State): readonly Offer[];
  refuse(s: State, by: Actor, action: A): Refusal | undefined;
  decide(s: State, by: Actor, action: A): readonly Event[];
  /** Why one of its actions cannot be said while another phase runs, if it knows; missing: `unknown-action`. */
  elsewhere?(s: State, action: A): Refusal | undefined;
  /** Who may know the action itself (a discard names cards); missing: everybody. */
  heardBy?(s: State, by: Actor, action: A): Audience;
  /** What follows once nobody has to act: ends with `entered` or `ended`. */
  next(s: State): readonly Event[];
  /** Its notes as the viewer may know them: allow-list, field by field. */
  show(s: State, viewer: Viewer): Json;
}

/** A phase with its action type erased; made by `definePhase`. */
export type Phase = PhaseOf<Action>;
