import type { Seat } from '#engine/core/seat.ts';
import { SKI } from '#engine/decks/deck-78.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { cardsIn, tricksOf } from '#engine/phases/trick.ts';
import { isHalf } from '../cards.ts';
import type { Options } from '../options/options.ts';

/** One of the three against a Raus. */
interface Opponent {
  readonly seat: Seat;
  readonly points: number;
  readonly tricks: number;
  /** Whether all tricks, if any, have nothing but half-point cards and the Ski. */
  readonly isEmpty: boolean;
}

/** The opponents with what they have taken. */
export const opponentsIn = (s: State, soloist: Seat, points: readonly number[]): readonly Opponent[] =>
  s.active
    .filter((seat) => seat !== soloist)
    .map((seat) => {
      const own = tricksOf(s).filter(({ winner }) => winner === seat);
      return {
        seat,
        points: points[seat] ?? 0,
        tricks: own.length,
        isEmpty: own.every((trick) => cardsIn(trick).every((card) => card === SKI || isHalf(card))),
      };
    });

/** The best opponent's points with those of weak ones, who took few tricks, all of them empty (tuebingen §7.3, R12, TU21). */
export function bestOf(options: Options, opponents: readonly Opponent[]): number {
  const limit = options['empty-trick-limit'];
  const isCombined = options['empty-trick-scope'] === 'combined';
  const isWeak = ({ isEmpty, tricks }: Opponent): boolean => isEmpty && tricks <= limit;
  const joined = (some: readonly Opponent[]): number =>
    !isCombined || sumOf(some, 'tricks') <= limit ? sumOf(some, 'points') : 0;
  return Math.max(
    ...opponents.map(({ seat, points }) => {
      const weak = opponents.filter((other) => other.seat !== seat && isWeak(other));
      return points + Math.max(...subsetsOf(weak).map(joined));
    }),
  );
}

const sumOf = (some: readonly Opponent[], what: 'points' | 'tricks'): number =>
  some.reduce((sum, one) => sum + one[what], 0);

const subsetsOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.reduce<readonly (readonly T[])[]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
