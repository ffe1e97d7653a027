import type { Rational } from '#engine/core/rational.ts';
import type { Text } from '#engine/core/text.ts';
import type { Options } from '../options/options.ts';
import type { Payment, Settled } from '../settlement/settled.ts';

/** What a price is worked out from. */
export type Counted = Pick<Settled, 'options' | 'points' | 'target' | 'made'>;

/** Cents before a Durch and doublings, and how they come about. */
export interface Worked {
  readonly cents: Rational;
  readonly how: Text;
  /** It is added up, so what multiplies it comes after brackets. */
  readonly isSum?: boolean;
  /** Who pays it to whom, each in full; missing: the pot pays a winner, and a loser half of it to each. */
  readonly flow?: Text;
}

/** What a contract costs, and how it is paid (bavarian §7.2). */
export interface Price {
  /** In cents, as a list has it. */
  listed(options: Options): string;
  /** The same for people. */
  said(options: Options): Text;
  readonly pays: Payment;
  /** Missing: its value says it all. */
  worked?(game: Counted): Worked;
}
