import { type Match, type PlayedSeating, playSeating } from '#engine/bots/match/seating.ts';
import { botFrom } from '#engine/bots/written.ts';
import type { Seat } from '#engine/core/seat.ts';
import { findGame } from '#engine/games/index.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import { threadTime } from './thread-time.ts';

/** Some seatings of a match, in words that another thread understands. */
export interface Share {
  readonly table: TableRules;
  readonly seats: number;
  /** As they are written. */
  readonly a: string;
  readonly b: string;
  readonly deals: number;
  readonly seed: string;
  readonly seatings: readonly (readonly Seat[])[];
}

/** The match that a share is of. */
export function matchOf({ table, a, b, seatings: _seatings, ...match }: Share, spent = threadTime): Match {
  const game = valueOf(findGame(table.family));
  const bots = { a: valueOf(botFrom(a)), b: valueOf(botFrom(b)) };
  return { ...match, ...bots, table, rules: game.rules(table), timed: { game, spent } };
}

/** Plays a share, seating by seating. */
export function playShare(share: Share): readonly PlayedSeating[] {
  const match = matchOf(share);
  return share.seatings.map((seatsOfA) => playSeating(match, seatsOfA));
}

function valueOf<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
