import type { Cents } from './money.ts';

/** Where the evening's money can stay: with the club, in the pot (Pagatkassa), in the prize fund. */
export const TILLS = ['house', 'pot', 'prizes'] as const;

export type Till = (typeof TILLS)[number];

export interface FeeRules {
  /** Entry fee per person. */
  readonly full: Cents;
  /** Another fee for a group; the lowest applies. */
  readonly reduced?: readonly { readonly group: string; readonly cents: Cents }[];
  /** What the club keeps of each fee; the rest goes to the prizes. Missing: the club keeps everything. */
  readonly houseKeeps?: Cents;
}

interface PointMoney {
  /** Cents for one point. */
  readonly perPoint: Cents;
  /** Payments are multiples of this, in cents; half a step is rounded away from zero. Missing: 1. */
  readonly step?: Cents;
  /** Losers pay and winners are paid, or only losers pay, into `rest`. */
  readonly direction: 'both' | 'losers-pay';
  /** Takes the remainder of rounding, or adds what is missing. */
  readonly rest: Till;
}

/** Prizes for places. Equal ranks pool the amounts of their places and divide them. */
export interface PrizeScheme {
  readonly places:
    | { readonly type: 'fixed'; readonly cents: readonly Cents[] }
    /** Percentages of the prize till; together at most 100. */
    | { readonly type: 'percent'; readonly percent: readonly number[] };
  /** Prizes are rounded down to multiples of this, in cents, such as 50 or 100. */
  readonly step: Cents;
  /** Who gets the remainder of rounding; several first places divide it, and an odd cent goes to the club. */
  readonly remainder: 'first' | 'house';
}

export interface CashRules {
  readonly fee: FeeRules;
  readonly pointMoney?: PointMoney;
  readonly prizes?: PrizeScheme;
  /** Prizes in kind for the first, the second and so on, such as a ham; an empty text: none. */
  readonly goods?: readonly string[];
  /** Where penalties go; missing: to the club. */
  readonly penaltiesTo?: Till;
}
