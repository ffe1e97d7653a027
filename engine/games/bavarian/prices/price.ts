import type { Rational } from '../../../core/rational.ts';
import type { Text } from '../../../core/text.ts';
import type { Options } from '../options.ts';
import type { Payment } from '../settlement/settled.ts';

/** What a contract costs, and how it is paid (bavarian §7.2). */
export interface Price {
  /** In cents, as a list has it. */
  listed(options: Options): string;
  /** The same for people. */
  said(options: Options): Text;
  readonly pays: Payment;
  /** Where the pot pays: its amount before a Durch and doublings, and how that comes about. */
  worked?(options: Options, points: number): { readonly cents: Rational; readonly how: Text };
}
