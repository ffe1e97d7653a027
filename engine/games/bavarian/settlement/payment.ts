import type { Rational } from '../../../core/rational.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Factor, LineItem } from '../../../kernel/score.ts';
import type { Price } from '../contract.ts';
import type { Options } from '../options.ts';

/** A finished game as payments see it. */
export interface Settled {
  readonly options: Options;
  readonly price: Price;
  readonly declarer: Seat;
  /** In order of play after the declarer. */
  readonly defenders: readonly Seat[];
  readonly made: boolean;
  /** The declarer's. */
  readonly points: number;
  /** Whether the side that has won took all tricks. */
  readonly durch: boolean;
  /** Doublings as factors. */
  readonly factors: readonly Factor[];
  /** What they multiply by together. */
  readonly times: number;
  /** In the pot, in cents. */
  readonly pot: Rational;
}

export type Payment = (game: Settled) => readonly LineItem[];
