import type { Rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Factor, LineItem } from '#engine/kernel/score.ts';
import type { Options } from '../options/options.ts';
import { ALL } from '../played/counted.ts';

/** Card points of a party that make its opponents Schneider. */
const SCHNEIDER = 91;

/** A finished game that somebody has won, as payments see it. */
export interface Settled {
  readonly options: Options;
  readonly contract: string;
  readonly declarer: Seat;
  /** The one after the declarer first. */
  readonly defenders: readonly Seat[];
  readonly made: boolean;
  /** The declarer's; half of all where none are counted. */
  readonly points: number;
  readonly target: number;
  readonly factors: readonly Factor[];
  /** What is in the pot, in cents. */
  readonly pot: Rational;
  /** By the table's seats, in cents; missing: nothing is known of them. */
  readonly totals?: readonly Rational[];
  /** Where the pot pays: in cents, before a Durch and doublings. */
  readonly bare: Rational;
  /** Whether the winners took all tricks and are paid for it, and whether they have all points as well. */
  readonly durch: boolean;
  readonly schwarz: boolean;
}

export type Payment = (game: Settled) => readonly LineItem[];

/** Whether the losers are Schneider, because the winners have enough points; nobody is where no points are counted. */
export const isSchneider = ({ made, points }: Settled): boolean => (made ? points : ALL - points) >= SCHNEIDER;
