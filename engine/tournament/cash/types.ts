import type { Rational } from '../../core/rational.ts';
import type { Cents } from './money.ts';

/** A player at the cash desk. */
export interface Payer {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
  /** Rank of the evening, from 1; equal ones share the better. Missing: no prize. */
  readonly rank?: number;
  /** He owes no fee. */
  readonly free?: true;
  /** Points that money is paid for (those of the money account, where kontra counts there only). */
  readonly points: Rational;
}

/** Where money of the evening can stay: with the club, in the pot (Pagatkassa), among the prizes. */
export const TILLS = ['house', 'pot', 'prizes'] as const;
export type Till = (typeof TILLS)[number];

/** Who can have money: a player, a till, somebody outside (sponsor, shop), or the points on their way between players. */
export type Account = Till | 'outside' | 'points' | { readonly player: string };

/** Why money moves; its sentences are in texts.ts. */
export const BOOKING_CODES = [
  'fee',
  'fee-reduced',
  'fee-to-prizes',
  'points',
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

/** Money that moves; always above zero. */
export interface Booking {
  readonly code: BookingCode;
  readonly from: Account;
  readonly to: Account;
  readonly cents: Cents;
  /** What the director wrote. */
  readonly reason?: string;
}

export interface FeeRules {
  /** Entrance of a person. */
  readonly full: Cents;
  /** Another fee for a group; of several the lowest. */
  readonly reduced?: readonly { readonly group: string; readonly cents: Cents }[];
  /** What the club keeps of each fee; the rest goes to the prizes. Missing: the club keeps everything. */
  readonly houseKeeps?: Cents;
}

interface PointMoney {
  /** Cents for one point. */
  readonly perPoint: Cents;
  /** Payments are multiples of so many cents; a half goes away from zero. Missing: 1. */
  readonly step?: Cents;
  /** Losers pay and winners are paid; or only losers pay, into `rest`. */
  readonly direction: 'both' | 'losers-pay';
  /** Takes what is left after rounding, or adds what is missing. */
  readonly rest: Till;
}

/** Prizes for places. Equal ranks put the amounts of their places together and divide them. */
export interface PrizeScheme {
  readonly places:
    | { readonly type: 'fixed'; readonly cents: readonly Cents[] }
    /** Of what the prizes till holds; together at most 100. */
    | { readonly type: 'percent'; readonly percent: readonly number[] };
  /** Prizes are rounded down to multiples of so many cents, such as 50 or 100. */
  readonly step: Cents;
  /** Who gets what rounding leaves; several firsts divide it, and an odd cent goes to the club. */
  readonly remainder: 'first' | 'house';
}

export interface CashRules {
  readonly fee: FeeRules;
  readonly pointMoney?: PointMoney;
  readonly prizes?: PrizeScheme;
  /** Goods for the first, the second and so on, such as a ham; an empty text: none. */
  readonly goods?: readonly string[];
  /** Where penalties go; missing: to the club. */
  readonly penaltiesTo?: Till;
}

export interface CashInput {
  readonly players: readonly Payer[];
  readonly rules: CashRules;
  /** What the pot held before the evening. */
  readonly potBefore?: Cents;
  /** Into the pot above zero, out of it below. */
  readonly potPayments?: readonly { readonly player: string; readonly cents: Cents; readonly reason?: string }[];
  /** Renonce, late arrival and the like; above zero. */
  readonly penalties?: readonly { readonly player: string; readonly cents: Cents; readonly reason: string }[];
  /** From outside above zero (a sponsor), to outside below (goods bought). */
  readonly extras?: readonly { readonly till: Till; readonly cents: Cents; readonly reason: string }[];
}

/** What a player pays (below zero) and gets, all together. */
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
  readonly till: Till | 'outside' | 'points';
  readonly before: Cents;
  readonly paidIn: Cents;
  readonly paidOut: Cents;
  readonly after: Cents;
}

/** Goods whose places several players share: they agree or draw lots. */
export interface SharedGoods {
  readonly players: readonly string[];
  readonly goods: readonly string[];
}

export interface CashStatement {
  /** In the order in which they were made. */
  readonly bookings: readonly Booking[];
  readonly players: readonly PayerLine[];
  readonly tills: readonly TillLine[];
  readonly sharedGoods: readonly SharedGoods[];
  /** What players got and paid, and what the tills gained, outside included: zero. */
  readonly balance: Cents;
}
