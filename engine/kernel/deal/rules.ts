import type { Card } from '#engine/core/card.ts';
import type { Fairness } from '#engine/core/fair.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import type { Pack } from '#engine/core/pack.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Actor, Seat, Viewer } from '#engine/core/seat.ts';
import type { EntryLayout, EntrySheet } from '../entry/entry-sheet.ts';
import type { Balance, Game, Item, LineItem, Row, Situation, Totals } from '../score.ts';
import type { SeriesRule } from '../series-rule.ts';
import type { Action } from './action.ts';
import type { Phase } from './phase.ts';
import type { Event, State } from './state.ts';
import type { Review } from './view.ts';

/** The rules of one table: options resolved once, everything derived from them. */
export interface Rules {
  readonly first: string;
  readonly phases: readonly Phase[];
  readonly pack: Pack;
  readonly balance: Balance;
  /** What totals can be, beyond what `balance` allows. */
  readonly totals: Totals;
  /** The seats that play when `dealer` deals at a table of this size, forehand first. */
  active(table: number, dealer: Seat): readonly Seat[];
  /** Why what belongs to another phase cannot be done now, where a phase does not know better; missing: it is unknown. */
  readonly wrongPhase?: Refusal;
  /** Deals the pack as it lies: at once, or where the first phase `deals`, only if nobody may cut it (`Situation.sameCards`). */
  deal(deck: readonly Card[], active: readonly Seat[]): readonly Event[];
  /** A game as the viewer may know it. */
  face(game: Game, s: State, viewer: Viewer): Partial<Game>;
  /**
   * An item as the viewer may know it; `undefined`: not at all, so that no action may name an item by its place. Missing:
   * everybody knows all of them.
   */
  seenItem?(item: Item, s: State, viewer: Viewer): Item | undefined;
  /** What players may look at again at this moment of a running deal. */
  review(s: State): Review;
  /** Reads a finished deal into the row that its scorer would write. */
  read(s: State): Row;
  /**
   * The same of a deal whose last card is played, if nobody forgets what may be claimed after it (tuebingen §7.1); missing:
   * nothing is said any more then, so `read` has all of it.
   */
  readInFull?(s: State): Row;
  /** What a scorer is asked about a deal from paper. */
  readonly sheet: EntrySheet;
  /** How an entry lies in files; missing: it is the answers. */
  readonly layout?: EntryLayout;
  /** Checks a score entry from paper (docs/formats.md) into the same row. */
  check(entry: Json, table: number, dealer: Seat): Result<Row, readonly Refusal[]>;
  /**
   * The entry by which a scorer would record a played deal, the inverse of `check`; `undefined` if the row does not say
   * all of it (a Renonce).
   */
  note(row: Row): Json | undefined;
  /**
   * Why what a correction adds to a row comes too late, once the next row of its table is written: it counts only if it was said in
   * time, which the director confirms. Missing: nothing is bound to a time.
   */
  readonly late?: (before: Row, after: Row) => readonly Refusal[];
  /** What a scorer remarks on a deal beside its result, and beside what was paid for it where that is known; missing: nothing. */
  remarks?(row: Row, paid?: readonly LineItem[]): readonly Remark[];
  /** Whether a bid leads towards a contract that it does not name. Missing: none does. */
  aim?(action: Action, contract: string): boolean;
  /**
   * Whether somebody else's bid makes a contract possible that a player could not reach unopposed: one that has to outbid
   * another, or that only certain seats may play. Missing: none does.
   */
  helps?(action: Action, contract: string): boolean;
  /** Whether the next player deals when cards dealt at a real table are thrown in; missing: the same one does. */
  readonly redealtByNext?: boolean;
  /** The rules that run through a series of deals, in this order. */
  readonly series: readonly SeriesRule[];
  /** The only way from a deal to a score, whether played or entered. Never sees a state. */
  settle(row: Row, now: Situation): readonly LineItem[];
}

/** Something a score sheet says of a deal, by its id among `EntryTexts.remarks`: of the game itself, or besides. */
export interface Remark {
  readonly id: string;
  readonly about: 'game' | 'deal';
  readonly seats?: readonly Seat[];
  /** A number that it is about. */
  readonly n?: number;
  /** On paper it is as likely a slip, so whoever enters it is asked whether it is meant (`EntryTexts.questions`). */
  readonly asked?: true;
}

/** Which rules a table plays by; options complete, so that a record can still be read in ten years. */
export interface TableRules {
  readonly family: string;
  readonly profile: string;
  readonly options: Notes;
  readonly rulesVersion: number;
}

/** A deal after which the cards were put together without being shuffled. Its pack follows from what was before it. */
export interface EarlierDeal {
  readonly dealer: Seat;
  readonly now: Situation;
  readonly actions: readonly (readonly [Actor, Action])[];
}

/** One played deal, complete: it replays to the same state and score. */
export interface DealRecord extends TableRules {
  readonly v: 1;
  readonly table: number;
  readonly dealer: Seat;
  readonly now: Situation;
  readonly deck: readonly Card[];
  readonly actions: readonly (readonly [Actor, Action])[];
  readonly row: Row | null;
  readonly settlement: readonly LineItem[] | null;
  /** What the pack was shuffled from, if there was a commitment. */
  readonly fair?: Fairness;
  /** The deals between that shuffle and this deal, the first one first; missing: none. */
  readonly sinceShuffle?: readonly EarlierDeal[];
}
