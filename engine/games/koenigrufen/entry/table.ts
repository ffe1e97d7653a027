import type { Seat } from '../../../core/seat.ts';
import type { House } from '../house.ts';

/** The table that a score entry belongs to. */
export interface EntryTable {
  readonly house: House;
  readonly table: number;
  readonly dealer: Seat;
  /** Who plays, forehand first. */
  readonly active: readonly Seat[];
}
