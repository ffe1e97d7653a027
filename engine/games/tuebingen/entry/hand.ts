import { HAND, SUITS } from '../cards.ts';

/**
 * Cards that some hand must have, for finding out whether all that was claimed can lie in four hands: the Ski and the tarocks by
 * their numbers, kings and other courts by their suits. Pips prove nothing.
 */
export interface Held {
  /** Bit 0: the Ski; bit n: Tarock n. */
  readonly tarocks: number;
  /** Four bits a suit, the king first. */
  readonly courts: number;
}

export const NOTHING: Held = { tarocks: 0, courts: 0 };
export const SKI = 1;
export const MOST_TAROCKS = 21;
export const tarock = (number: number): number => 1 << number;
/** The courts of a suit from the king down. */
const COURTS_OF_SUIT = 0b1111;
export const courtsOf = (suit: number): number => COURTS_OF_SUIT << (4 * suit);
export const kingOf = (suit: number): number => 1 << (4 * suit);
export const queenOf = (suit: number): number => 1 << (4 * suit + 1);
export const KINGS = SUITS.reduce((all, _, suit) => all | kingOf(suit), 0);

export const tarocksFrom = (least: number, most: number): number => {
  let all = 0;
  for (let number = least; number <= most; number++) all |= tarock(number);
  return all;
};

export const joined = (one: Held, other: Held): Held => ({
  tarocks: one.tarocks | other.tarocks,
  courts: one.courts | other.courts,
});
export const haveCommon = (one: Held, other: Held): boolean =>
  (one.tarocks & other.tarocks) !== 0 || (one.courts & other.courts) !== 0;

const bitsIn = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
};
export const sizeOf = ({ tarocks, courts }: Held): number => bitsIn(tarocks) + bitsIn(courts);
export const tarocksIn = ({ tarocks }: Held): number => bitsIn(tarocks & ~SKI);
export const has = ({ tarocks }: Held, one: number): boolean => (tarocks & one) !== 0;

/** Four half points. */
const TRICK = 2;
/** What the 21 or the 1 counts more than half a point. */
export const HONOUR = 4;

/**
 * The fewest tricks that a hand with these tarocks wins. Each of them wins its trick unless a higher tarock from elsewhere falls there,
 * of which each can beat one. `open`: those of them that need not win, as their fate is told otherwise.
 */
export function leastTricks(held: Held, open = 0): number {
  let [tricks, above] = [0, 0];
  for (let number = MOST_TAROCKS; number >= 1; number--) {
    if (!has(held, tarock(number))) above++;
    else if ((open & tarock(number)) !== 0) continue;
    else if (above > 0) above--;
    else tricks++;
  }
  return Math.min(tricks, HAND);
}

/** The fewest points of `tricks` tricks, among them one with the 21, if it is held. */
export const leastPoints = (held: Held, tricks: number): number =>
  TRICK * tricks + (has(held, tarock(MOST_TAROCKS)) ? HONOUR : 0);
