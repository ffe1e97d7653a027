import type { Fairness, Promises } from '#engine/core/fair.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { LineItem, Row, Situation } from '#engine/kernel/score.ts';
import type { Purpose, Source } from '#engine/tournament/state/types.ts';
import type { TableFlow } from './table-talk.ts';

/** A deal that has just ended at a table: what was written for it. */
export interface FinishedDeal {
  readonly deal: number;
  readonly source: Source;
  readonly row: Row;
  readonly settlement: readonly LineItem[];
  /** Its last moment as this viewer may see it; `null` if it was not played here, or the next deal has begun. */
  readonly view: View | null;
  /** What its pack was shuffled from; `null` if that was not committed, or others are still to play these cards. */
  readonly fair: Fairness | null;
}

/** What is known before its end of how a deal is shuffled. */
export interface FairScene {
  readonly deal: number;
  /** The hash of the seed that the host has committed. */
  readonly commitment: string;
  /** By seat; empty if none can be given. */
  readonly promises: Promises;
  /** Whether no more promises are accepted; then the promised numbers are. */
  readonly gathered: boolean;
  /** By seat: whose device has added its number. Empty if none can be added. */
  readonly shares: readonly boolean[];
}

/** A table in the app as one viewer may see it. */
export interface TableScene {
  readonly evening: string;
  readonly round: number;
  readonly table: number;
  readonly purpose: Purpose;
  /** By seat. */
  readonly names: readonly string[];
  readonly holders: readonly ('person' | 'bot')[];
  /** By seat: whose cards are on another device, and whether that is present at the moment. */
  readonly devices: readonly ({ readonly connected: boolean } | null)[];
  /** By seat: where a hand of the running deal, first seen on one device, is now; `null`: where it was dealt. */
  readonly passed: readonly ('laptop' | 'device' | null)[];
  readonly rules: TableRules;
  /** Deals of this round, and how many of them are closed. */
  readonly deals: number;
  readonly closed: number;
  /** Whether no more deals are played here: all are, or something has ended the table before (a target, its only series). */
  readonly ended: boolean;
  /** What the series adds to the running deal, or to the next: a double round, the pot. */
  readonly situation: Situation;
  /** Whether a person's move can be taken back here, all of the deal, and what was taken back redone. Never at a club evening. */
  readonly rewind: { readonly back: boolean; readonly anew: boolean; readonly again: boolean };
  /** What goes on besides the cards: a pause, a question, how long somebody thinks. */
  readonly flow: TableFlow;
  /** To be sent back with `act`: the number of what the viewer's seat is asked; for others it counts whatever happens here. */
  readonly prompt: number;
  /** The running deal; `null` between deals. */
  readonly view: View | null;
  /** Of the running deal, or of the next one. */
  readonly fair: FairScene | null;
  /** Its cards are held back: others are still to play them, and the viewer does not sit here. */
  readonly sealed: boolean;
  /** The last deal that was closed at this table, if any. */
  readonly last: FinishedDeal | null;
}
