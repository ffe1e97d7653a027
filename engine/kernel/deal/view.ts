import type { Card, Zone } from '#engine/core/card.ts';
import type { Json } from '#engine/core/json.ts';
import type { Actor, Seat, Viewer } from '#engine/core/seat.ts';
import type { Game, Item, Situation } from '../score.ts';
import type { Action, Offer, Turn } from './action.ts';

/** An event as one viewer may know it: unseen cards and hidden actions are `null`. */
export type SeenEvent =
  | {
      readonly type: 'moved';
      readonly cards: readonly (Card | null)[];
      readonly from: Zone;
      readonly to: Zone;
      /** The viewer knows what was played face down. */
      readonly faceDown?: true;
    }
  /** `action`: all of it, or what others hear of it (`Phase.overheard`), or nothing. */
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
  /** Won tricks: none, the last one, one's own and the last one, one's own alone, or all. */
  readonly tricks: 'none' | 'last' | 'own' | 'own-only' | 'all';
  /** Whether the rest of an open talon still lies there. */
  readonly talon: boolean;
}

/** Everything one viewer may know: the only thing that bots, windows and phones ever get. */
export interface View {
  readonly viewer: Viewer;
  readonly table: number;
  readonly active: readonly Seat[];
  readonly dealer: Seat;
  /** What the series lends to the deal: its number, factors, the pot, what everybody has won, flags; all of it is public. */
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
