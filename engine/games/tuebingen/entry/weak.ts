import { replacedAt } from '#engine/core/lists.ts';
import type { Options } from '../options/options.ts';
import { ALL } from '../row.ts';

/** What four half-point cards count, and what the Ski adds to them. */
const [EMPTY_TRICK, SKI] = [2, 4];
/** The most that two cards laid away count. */
const MOST_LAID = 7;
/** The most that the dealer has without a trick and with the Ski, for which a card laid away was given. */
const MOST_WITHOUT_TRICK = 8;

type Limits = Pick<Options, 'empty-trick-limit' | 'empty-trick-scope'>;

/** An opponent in a Raus, as far as paper says. */
export interface Opponent {
  readonly total: number;
  readonly isDealer: boolean;
}

/** Somebody alone has nothing or a trick; the dealer at least what was laid away. */
export const isOwnTotal = ({ total, isDealer }: Opponent): boolean =>
  isDealer ? total >= 1 && total !== ALL - 1 : total !== 1 && total !== ALL;

/** The fewest empty tricks with which, and nothing else, somebody can have this total; with or without the Ski (TU22). */
function emptyTricks({ total, isDealer }: Opponent, hasSki: boolean, limit: number): number | undefined {
  for (let tricks = 0; tricks <= limit; tricks++) {
    const left = total - EMPTY_TRICK * tricks - (hasSki ? SKI : 0);
    if (isDealer && tricks === 0 && hasSki) {
      if (left >= 1 && total <= MOST_WITHOUT_TRICK) return tricks;
    } else if (isDealer ? left >= 1 && left <= MOST_LAID : left === 0 && (tricks > 0 || !hasSki)) return tricks;
  }
  return undefined;
}

/** Whether all of these can be weak at once: only one of them can have the Ski. */
export function canBeWeak({ 'empty-trick-limit': limit }: Limits, all: readonly Opponent[]): boolean {
  const needing = all.filter((one) => emptyTricks(one, false, limit) === undefined);
  return needing.length <= 1 && needing.every((one) => emptyTricks(one, true, limit) !== undefined);
}

/** Whether somebody can be nothing but weak: one empty trick, or none, and what was laid away. */
export const mustBeWeak = ({ 'empty-trick-limit': limit }: Limits, { total, isDealer }: Opponent): boolean =>
  isDealer ? total < EMPTY_TRICK + 1 || (total === EMPTY_TRICK + 1 && limit > 0) : total === EMPTY_TRICK && limit > 0;

/** Whether the points of all of these may be added to another's: their tricks together, as few as they can be (TU21). */
function areAddedTogether(limits: Limits, all: readonly Opponent[]): boolean {
  const { 'empty-trick-limit': limit, 'empty-trick-scope': scope } = limits;
  if (scope === 'per-opponent') return true;
  const plain = all.map((one) => emptyTricks(one, false, limit));
  const ways = [plain, ...all.map((one, i) => replacedAt(plain, i, emptyTricks(one, true, limit)))];
  return ways.some((tricks) => tricks.every((one) => one !== undefined) && sumOf(tricks) <= limit);
}

const sumOf = (tricks: readonly (number | undefined)[]): number =>
  tricks.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** The best opponent's points, with those that are added (tuebingen §7.3). `weak`: indexes of the weak ones. */
export function bestOf(limits: Limits, all: readonly Opponent[], weak: readonly number[]): number {
  return Math.max(
    ...all.map(({ total }, i) => {
      const others = weak.filter((one) => one !== i);
      const added = subsetsOf(others).filter((some) => areAddedTogether(limits, at(all, some)));
      return total + Math.max(...added.map((some) => at(all, some).reduce((sum, one) => sum + one.total, 0)));
    }),
  );
}

const at = (all: readonly Opponent[], indexes: readonly number[]): readonly Opponent[] =>
  all.filter((_, i) => indexes.includes(i));

const subsetsOf = (indexes: readonly number[]): readonly (readonly number[])[] =>
  indexes.reduce<readonly (readonly number[])[]>((sets, one) => [...sets, ...sets.map((some) => [...some, one])], [[]]);

/** Whether the best opponent can come to `best` points, additions included, where all three have `together`. */
export function isBest(limits: Limits, best: number, together: number, dealer: number | null): boolean {
  const isDealer = [0, 1, 2].map((i) => i === dealer);
  for (let first = 0; first <= together; first++)
    for (let second = 0; first + second <= together; second++) {
      const all = [first, second, together - first - second].map((total, i) => ({
        total,
        isDealer: isDealer[i] === true,
      }));
      if (!all.every(isOwnTotal) || Math.max(first, second, together - first - second) > best) continue;
      for (const weak of subsetsOf([0, 1, 2]))
        if (
          all.every((one, i) => weak.includes(i) || !mustBeWeak(limits, one)) &&
          canBeWeak(limits, at(all, weak)) &&
          bestOf(limits, all, weak) === best
        )
          return true;
    }
  return false;
}
