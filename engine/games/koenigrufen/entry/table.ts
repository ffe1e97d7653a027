import type { Seat } from '#engine/core/seat.ts';
import type { Ruleset } from '../ruleset.ts';

/** The table that a score entry belongs to. */
export interface EntryTable {
  readonly ruleset: Ruleset;
  readonly table: number;
  readonly dealer: Seat;
  /** Who plays, forehand first. */
  readonly active: readonly Seat[];
}
