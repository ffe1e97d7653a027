import type { Card, Zone } from '#engine/core/card.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import type { Actor, Audience, Seat } from '#engine/core/seat.ts';
import type { Game, Item, Situation } from '../score.ts';
import type { Action } from './action.ts';

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
      /** The cards of `from` that could have been these, as everybody knows by the rules; missing: any. */
      readonly among?: readonly Card[];
    }
  | {
      readonly type: 'said';
      readonly by: Actor;
      readonly action: Action;
      readonly heardBy: Audience;
      /** What everybody else hears of it; missing: only that something was said. */
      readonly others?: Action;
    }
  | { readonly type: 'games'; readonly games: readonly Game[] }
  | { readonly type: 'items'; readonly items: readonly Item[] }
  | { readonly type: 'noted'; readonly phase: string; readonly notes: Json }
  | { readonly type: 'entered'; readonly phase: string }
  | { readonly type: 'ended'; readonly end: End };

/** Something that was offered as an attempt and refused. */
export interface Attempt {
  readonly by: Seat;
  readonly action: Action;
}

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
  /**
   * What was tried in vain, in order. It is nothing that happened: no record has it, nobody but its seat is told, and the host keeps
   * it beside the deal, so that no taking back and no restart gives an attempt back.
   */
  readonly attempts: readonly Attempt[];
  readonly log: readonly Event[];
}
