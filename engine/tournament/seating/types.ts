/** The tables of one round: player numbers from 0. The order within a table is the order of the seats. */
export type Round = readonly (readonly number[])[];

/** The rounds of an evening, in order. */
export type Plan = readonly Round[];

/** A player who must sit at a certain table of a round; both count from 0. */
export interface Lock {
  readonly player: number;
  readonly table: number;
}

/** A round to be planned. */
export interface FreeRound {
  readonly type: 'free';
  /** Seats at each table, in the order of the tables; together as many as players are present. */
  readonly sizes: readonly number[];
  /** Who takes part; missing: everybody. */
  readonly present?: readonly number[];
  readonly locked?: readonly Lock[];
}

/** A round to be planned, or one that stands (played or published): it stays and its meetings count. */
export type RoundTask = FreeRound | { readonly type: 'fixed'; readonly tables: Round };

/** A planning task. Players are 0 to `players` - 1. */
export interface SeatingTask {
  readonly players: number;
  readonly rounds: readonly RoundTask[];
  /** Pairs that must never share a table. */
  readonly apart?: readonly (readonly [number, number])[];
  /** Equal turns at the odd-sized tables come first, then Q; without it Q first, then the turns. */
  readonly fair?: boolean;
  /** The plan so far: of equally good plans, the one that moves the fewest players from their tables wins. */
  readonly near?: Plan;
}

/** How good a plan is; less is better for every figure. */
export interface Score {
  /** Sum over all pairs of m(m-1)/2, m being how often they share a table. */
  readonly q: number;
  /** Sum of m-1 over all pairs that have met. */
  readonly repeats: number;
  /** Meetings of a pair beyond half the rounds plus one: undesirable among equally good plans. */
  readonly often: number;
  /** Half the excess of the sum of squared turns at odd-sized tables over an even spread; 0 = even. */
  readonly uneven: number;
  /** Seats at another table than in the plan so far. */
  readonly moves: number;
}

/** Values that no plan can beat. */
export interface Bound {
  readonly repeats: number;
  readonly q: number;
}

/** The constraints of every seating, however it is made. */
export interface Keeping {
  /** Pairs that must never share a table. */
  readonly apart: readonly (readonly [number, number])[];
  readonly locked: readonly Lock[];
}
