import type { Answer } from '#electron/protocol/answers.ts';
import type { Card } from '#engine/core/card.ts';
import type { DealPlace, Fairness, Promises, Shuffling } from '#engine/core/fair.ts';
import type { Actor, Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { EarlierDeal } from '#engine/kernel/deal/rules.ts';
import type { Situation } from '#engine/kernel/score.ts';
import type { RegisterEvent } from '#engine/tournament/register/types.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import type { EveningEvent } from '#engine/tournament/state/types.ts';
import type { RoomEvent } from './guests/guest-room.ts';

/** Cards dealt at a table. A deal that is dealt again has several of these. */
export interface Dealt extends TablePlace {
  readonly type: 'dealt';
  readonly evening: string;
  readonly deal: number;
  readonly dealer: Seat;
  /** Every card, in dealing order. */
  readonly deck: readonly Card[];
  readonly now: Situation;
  /** What the pack was shuffled from; missing in older journals and if a recorded deal is played again. */
  readonly fair?: Fairness;
  /** The deals since that shuffle, if its cards were put together and dealt again as they lay. */
  readonly sinceShuffle?: readonly EarlierDeal[];
}

/** How a future deal will be shuffled; written before anybody is shown its commitment. */
export interface Committed extends Omit<Shuffling, 'redeal'> {
  readonly type: 'vowed';
  /** Missing in older journals: devices sent their numbers at once. */
  readonly promises?: Promises;
}

/** The hash by which a device promised a number for a future deal. */
export interface Promised extends DealPlace {
  readonly type: 'promised';
  readonly seat: Seat;
  readonly promise: string;
}

/** Promises for a future deal are closed; from now on the numbers are given. */
export interface Gathered extends DealPlace {
  readonly type: 'gathered';
}

/** A number that a device gave for a future deal. */
export interface Shared extends DealPlace {
  readonly type: 'shared';
  readonly seat: Seat;
  readonly share: string;
}

/** An accepted action in the running deal of a table. */
export interface Acted extends TablePlace {
  readonly type: 'acted';
  readonly evening: string;
  readonly by: Actor;
  readonly action: Action;
}

/** A seat tried something in vain in the running deal: no part of what happened, but no attempt is given back. */
export interface Attempted extends TablePlace {
  readonly type: 'attempted';
  readonly evening: string;
  readonly by: Seat;
  readonly action: Action;
}

/**
 * Actions that were taken back in the running deal of a free table, or in its last one: `to` of them remain. `anew`: all of them, to
 * begin the deal once more, and with it the clocks of its phases; missing: it was only a step, also in older journals.
 */
export interface TakenBack extends TablePlace {
  readonly type: 'taken-back';
  readonly evening: string;
  readonly to: number;
  readonly anew?: true;
}

/**
 * The clock of a whole phase of the running deal stands still (a pause, a question) or runs on. Other clocks begin anew after that
 * and are not written.
 */
export interface ClockEntry extends TablePlace {
  readonly type: 'clock';
  readonly evening: string;
  readonly runs: boolean;
}

/** In the running deal the laptop plays for somebody whose cards were on a device of their own. */
export interface TakenOver extends TablePlace {
  readonly type: 'taken-over';
  readonly evening: string;
  readonly seat: Seat;
}

/** The last step of the director is undone. */
interface Undone {
  readonly type: 'undone';
  readonly evening: string;
  readonly step: number;
}

/** What happened to the room for other devices. */
interface InRoom {
  readonly type: 'room';
  /** Of the room. */
  readonly evening: string;
  readonly event: RoomEvent;
}

/** A request was carried out: written with its effect, so that it is not done again if it is repeated after a crash. */
interface Answered {
  readonly type: 'answered';
  /** What it was about, or `house`. */
  readonly evening: string;
  readonly who: string;
  readonly request: string;
  readonly answer: Answer;
}

/** What the journal's `body` holds. The evenings and tables of a host are the fold of these and of nothing else. */
export type JournalEntry =
  | {
      readonly type: 'evening';
      readonly evening: string;
      readonly event: EveningEvent;
      /**
       * The step that it belongs to, and who took it; missing in older journals: a step of its own, by the director.
       */
      readonly step?: number;
      readonly by?: string;
      /** It came from a file as an undone step: it is only history. */
      readonly undone?: true;
    }
  /** An event of the club's register, which belongs to no evening. */
  | { readonly type: 'register'; readonly event: RegisterEvent }
  | Dealt
  | Committed
  | Promised
  | Gathered
  | Shared
  | Acted
  | Attempted
  | TakenBack
  | ClockEntry
  | TakenOver
  | Undone
  | InRoom
  | Answered;
