import type { Rational } from '#engine/core/rational.ts';
import type { CashRules, Till } from '../format/cash-rules.ts';
import type { Cents } from '../format/money.ts';

/** A player at the cash desk. */
export interface Payer {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
  /** Rank of the evening, from 1; ties share the better rank. Missing: no prize. */
  readonly rank?: number;
  /** They owe no fee. */
  readonly free?: true;
  /** Points that are paid in money (those of the money account, if kontra counts only there). */
  readonly points: Rational;
}

/** Who can have money: a player, a till, the pots of the tables, somebody outside (sponsor, shop), or the points in transit. */
export type CashAccount = TillLine['till'] | { readonly player: string };

/** Why money moves; its sentences are in texts.ts. */
export const BOOKING_CODES = [
  'fee',
  'fee-reduced',
  'fee-to-prizes',
  'points',
  'points-in-pots',
  'target-bonus',
  'points-rest',
  'pot-payment',
  'penalty',
  'extra',
  'prize',
  'prize-remainder',
  'prize-shortfall',
  'prizes-left',
] as const;

export type BookingCode = (typeof BOOKING_CODES)[number];

/** Money that moves; always positive. */
export interface Booking {
  readonly code: BookingCode;
  readonly from: CashAccount;
  readonly to: CashAccount;
  readonly cents: Cents;
  /** What the director wrote. */
  readonly reason?: string;
}

/** Points that are not between players. */
export interface Unpaid {
  /** Bonuses for the target that no player pays. */
  readonly bonus: Rational;
  /** What players have put into the pots of their tables, and nobody has taken out yet. */
  readonly inPots: Rational;
}

export interface CashInput {
  readonly players: readonly Payer[];
  readonly rules: CashRules;
  /** What the players' points add up to if nothing is wrong with them; missing: nothing. */
  readonly unpaid?: Unpaid;
  /** What the pot held before the evening. */
  readonly potBefore?: Cents;
  /** Positive: into the pot; negative: out of it. */
  readonly potPayments?: readonly { readonly player: string; readonly cents: Cents; readonly reason?: string }[];
  /** Renonce, late arrival and the like; positive. */
  readonly penalties?: readonly { readonly player: string; readonly cents: Cents; readonly reason: string }[];
  /** Positive: from outside (a sponsor); negative: to outside (goods bought). */
  readonly extras?: readonly { readonly till: Till; readonly cents: Cents; readonly reason: string }[];
}

/** What a player pays (negative) and gets, all together. */
export interface PayerLine {
  readonly player: Payer;
  readonly fee: Cents;
  readonly points: Cents;
  readonly pot: Cents;
  readonly penalties: Cents;
  readonly prizes: Cents;
  readonly net: Cents;
  readonly goods: readonly string[];
}

/** A till's evening. */
export interface TillLine {
  readonly till: Till | 'outside' | 'points' | 'tables';
  readonly before: Cents;
  readonly paidIn: Cents;
  readonly paidOut: Cents;
  readonly after: Cents;
  /** What it gained (positive) or lost by each kind of booking, in the order of `BOOKING_CODES`. */
  readonly parts: readonly { readonly code: BookingCode; readonly cents: Cents }[];
}

/** Prizes in kind for places that several players share: they agree or draw lots. */
export interface SharedGoods {
  readonly players: readonly string[];
  readonly goods: readonly string[];
}

export interface CashStatement {
  /** In the order they were made. */
  readonly bookings: readonly Booking[];
  readonly players: readonly PayerLine[];
  readonly tills: readonly TillLine[];
  readonly sharedGoods: readonly SharedGoods[];
  /** What players got and paid plus what the tills gained, outside included: zero. */
  readonly balance: Cents;
}
