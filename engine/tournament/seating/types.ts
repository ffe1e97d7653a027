/** The tables of one round: numbers of players, from 0. The order within a table is the order of the seats. */
export type Round = readonly (readonly number[])[];

/** The rounds of an evening, in their order. */
export type Plan = readonly Round[];

/** A player who must sit at a certain table of a round; both count from 0. */
export interface Lock {
  readonly player: number;
  readonly table: number;
}

/** A round that is to be planned. */
export interface FreeRound {
  readonly type: 'free';
  /** Seats at each table, in the order of the tables; together as many as there are players present. */
  readonly sizes: readonly number[];
  /** Who takes part; missing: everybody. */
  readonly present?: readonly number[];
  readonly locked?: readonly Lock[];
}

/** One round to be planned, or one that stands already: played or published, it stays and its meetings count. */
export type RoundTask = FreeRound | { readonly type: 'fixed'; readonly tables: Round };

/** What is to be planned. Players are 0 to `players` - 1. */
export interface SeatingTask {
  readonly players: number;
  readonly rounds: readonly RoundTask[];
  /** Pairs that must never share a table. */
  readonly apart?: readonly (readonly [number, number])[];
  /** Equal turns at the odd-sized tables come first, then Q; without it Q first, then the turns. */
  readonly fair?: boolean;
  /** The plan so far: of equally good plans the one is taken that moves the fewest players away from their tables. */
  readonly near?: Plan;
}

/** How good a plan is; of each figure less is better. */
export interface Score {
  /** Sum over all pairs of m(m-1)/2, m being how often they share a table. */
  readonly q: number;
  /** Sum over all pairs that met of m-1. */
  readonly repeats: number;
  /** Meetings of a pair beyond half of the rounds and one more: of equally good plans nobody wants these. */
  readonly often: number;
  /** Half of what the sum of the squared turns at odd-sized tables is above an even spread; 0 = even. */
  readonly uneven: number;
  /** Seats at another table than in the plan so far. */
  readonly moves: number;
}

/** What no plan can be better than. */
export interface Bound {
  readonly repeats: number;
  readonly q: number;
}

/** What every seating has to keep to, whatever made it. */
export interface Keeping {
  /** Pairs that must never share a table. */
  readonly apart: readonly (readonly [number, number])[];
  readonly locked: readonly Lock[];
}
