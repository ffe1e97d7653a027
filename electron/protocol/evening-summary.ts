import type { Rational } from '#engine/core/rational.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import type { Holder } from '#engine/tournament/state/kinds.ts';
import type { Purpose } from '#engine/tournament/state/types.ts';

/** How far a free table has come. */
export interface TableSummary {
  /** In the order of play. */
  readonly seats: readonly { readonly name: string; readonly holder: Holder }[];
  /** What each seat has by now, by seat. */
  readonly totals: readonly Rational[];
  /** Deals with a result, and how many there are to be. */
  readonly played: number;
  readonly deals: number;
  /** Whether no more deals are played here. */
  readonly ended: boolean;
  /** When something was last recorded here (ISO 8601). */
  readonly lastAt: string;
}

/** A line of the lobby. */
export interface EveningSummary {
  readonly purpose: Purpose;
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly players: number;
  readonly rounds: number;
  /** Its game and its format: the next evening is usually like the last. */
  readonly rules: TableRules;
  readonly format: Format;
  readonly archived: boolean;
  /** Whether a round is running. */
  readonly running: boolean;
  /** `null`: it is a club evening. */
  readonly table: TableSummary | null;
}
