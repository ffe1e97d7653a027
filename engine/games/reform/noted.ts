import type { Seat } from '#engine/core/seat.ts';
import type { BonusId } from './bonuses/index.ts';
import type { BirdId, Contract, ContractId, KingWay } from './contracts/contract.ts';

/** What doubles, step by step; the other side says the first (reform §6.3). */
export const STEPS = ['kontra', 'rekontra', 'subkontra', 'hirsch', 'mord'] as const;

/** How far something was doubled (reform §6.4). */
export interface Doubled {
  /** Steps that were said: 0 none, 1 kontra, ... 5 mord. */
  readonly level: number;
  /** Whether the first of them was said before the exchange. */
  readonly early?: true;
  /** Whether its own side halved it; then `level` is 0. */
  readonly self?: true;
  /** Who protested, and against which step, from 1. */
  readonly protests?: readonly { readonly by: Seat; readonly of: number }[];
}

/** A bonus that was declared. */
export interface Declared extends Doubled {
  readonly bonus: BonusId;
  /** Who declared it; in a negative game an opponent, for their own pair. */
  readonly by: Seat;
  readonly made: boolean;
}

/** A bonus that came about, or was lost, without a word. */
export interface Silent {
  readonly bonus: BonusId;
  readonly side: 'declarer' | 'opponents';
  readonly made: boolean;
  /** How often (naturstich); missing: once. */
  readonly count?: number;
}

/** What somebody has who plays alone against everybody (reform §14). */
export interface PlayerCount {
  /** Where card points are counted. */
  readonly thirds?: number;
  /** Where tricks are played. */
  readonly tricks?: number;
  /** Where cards are counted: those in hand, and those won. */
  readonly cards?: number;
  /** Whether they have accused somebody, rightly or not. */
  readonly accused?: true;
}

/**
 * How a game for a hand of one suit ended: the declarer departed, or whoever runs the bus, or a hand of one suit was another opponent's
 * (express); the declarer braked; or the fixed order would have broken the rules (reform §7.7).
 */
export const TRAIN_ENDINGS = ['departed', 'bus', 'express', 'brake', 'renege'] as const;
export type TrainEnding = (typeof TRAIN_ENDINGS)[number];

/** Who took the bus, and what they have at the end without their partners (reform §7.7). */
export interface Bus {
  readonly seat: Seat;
  /** What they have if it departed; else it does not matter. */
  readonly thirds?: number;
}

/**
 * How a game ended whose declarer wanted to be out of cards (reform §7.8): they are; cards are left after the last trick; they could not
 * follow; or a suit was missing from the start.
 */
export const EMPTIED_ENDINGS = ['empty', 'left', 'stuck', 'missing'] as const;

export interface Emptied {
  readonly ending: (typeof EMPTIED_ENDINGS)[number];
  /** Complete tricks; of no matter where cards are left after the last one, or a suit was missing. */
  readonly tricks?: number;
  /** Cards left in the declarer's hand after the last trick. */
  readonly cards?: number;
}

/** The bird that is one item with the game, which is won with exactly one of the two (reform §7.4, Steinhof); `undefined`: there is none. */
export const birdInGame = (
  { bird }: Pick<Contract, 'bird'>,
  { kingTalon }: { readonly kingTalon?: unknown },
): BirdId | undefined => (kingTalon === 'steinhofmaessig' ? bird : undefined);

/** How a declarer may go on with the called king in the talon, if the game stays the same (reform §5.4). */
export const KING_TALON = ['alone', 'schleifen-king', 'pratermaessig', 'steinhofmaessig'] as const satisfies readonly (
  'alone' | 'schleifen-king' | KingWay
)[];

/** What of the called king's holder is known at the end. */
export type Partner = Seat | 'own-king' | 'king-in-talon';

/**
 * All that a scorer notes of a deal (reform §14). A played deal is counted into the same, and everything that is paid follows from it, so
 * that what is played and what is entered cannot differ.
 */
export interface Noted {
  readonly contract: ContractId;
  readonly declarer: Seat;
  /** Whose game it was in the auction, if somebody bought it. */
  readonly soldBy?: Seat;
  /** King contracts only. */
  readonly partner?: Partner;
  /** How the declarer went on with the called king in the talon. */
  readonly kingTalon?: (typeof KING_TALON)[number];
  /** Cards taken from the talon, where that changes the value. */
  readonly exchanged?: number;
  /** A Rufer in which nothing was said, and which was therefore not played. */
  readonly unplayed?: true;
  /** Positive games: what the declarer's side has at the end. */
  readonly thirds?: number;
  /**
   * How it ended, where nobody counted them or there is nothing to count; `unpaid`: nobody pays, because a Spezi was won with the wrong suit,
   * or a Pensionist was forced late (reform §7.6, §7.9).
   */
  readonly result?: 'won' | 'lost' | 'unpaid';
  /** Games for a hand of one suit: how it ended. */
  readonly ending?: TrainEnding;
  /** The same: who took the bus. */
  readonly bus?: Bus;
  /** A game to get rid of one's cards: how it ended. */
  readonly emptied?: Emptied;
  /** A game for equal pictures: how many were left; 0: fewer than three. */
  readonly pictures?: 0 | 3 | 4;
  /** Negative games: the declarer's tricks. */
  readonly tricks?: number;
  /** All but negative games: the doubling of the game. */
  readonly game?: Doubled;
  /** Negative games: the same for the pair with each opponent, in the order of `active` from the declarer's right. */
  readonly pairs?: readonly (Doubled & { readonly with: Seat })[];
  /**
   * Where everybody plays alone, or the declarer shares points out: what each has, by seat; `null`: they pause. Forehand stands as the
   * declarer where there is none.
   */
  readonly players?: readonly (PlayerCount | null)[];
  /** Who is left over, where players drop out (Wald und Wiese). */
  readonly last?: Seat;
  /** What every game of the next round is worth, where the declarer says it (reform §9). */
  readonly sautanzValue?: number;
  readonly declared: readonly Declared[];
  /** Without those that follow from the numbers alone (Sürtaxe of a negative game). */
  readonly silent: readonly Silent[];
}
