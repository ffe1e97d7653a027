import { type Move, movesBetween } from '../seating/one-round/replan.ts';
import { oddTurns, qualityOf } from '../seating/quality.ts';
import type { Plan, RoundTask } from '../seating/types.ts';
import type { EveningState } from '../state/types.ts';
import { keepingOf, planOf } from './by-number.ts';

/** Somebody who sits at another table than before. Tables count from 1; `null`: at none. */
export interface SeatMove {
  readonly round: number;
  readonly player: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** How good the seats of an evening are, over all its rounds, published ones included. */
export interface SeatQuality {
  /** Meetings of a pair beyond the first. */
  readonly repeats: number;
  readonly q: number;
  /** Lower bounds for any seating of these rounds. */
  readonly bound: { readonly repeats: number; readonly q: number };
  /** `q` is proven to be the least possible. */
  readonly proven: boolean;
  /** How often the most frequent pair shares a table, and who they are. */
  readonly worst: { readonly times: number; readonly players: readonly string[] } | null;
  /** Pairs that never meet. */
  readonly unmet: number;
  /** Turns at tables of an unusual size: the fewest and the most of any player present. */
  readonly oddTurns: readonly [least: number, most: number];
}

/** Judges the rounds of a plan; the first `standing` of them no longer change. */
export function seatQuality(state: EveningState, ids: readonly string[], plan: Plan, standing: number): SeatQuality {
  const rounds = plan.map((tables, i): RoundTask => {
    if (i < standing) return { type: 'fixed', tables };
    return { type: 'free', sizes: tables.map(({ length }) => length), present: tables.flat() };
  });
  const { repeats, q, worst, unmet, bound, proven } = qualityOf(plan, ids.length, {
    players: ids.length,
    rounds,
    apart: keepingOf(state).apart,
  });
  // Smaller tables are still being filled by hand.
  const finished = plan.map((tables) => tables.filter(({ length }) => length >= Math.min(...state.game.tables)));
  const seated = new Set(finished.flat(2));
  const here = new Set(state.players.filter(({ presence }) => presence === 'present').map(({ id }) => id));
  const turns = oddTurns(finished, ids.length).filter((_, i) => seated.has(i) && here.has(ids[i] ?? ''));
  const pair = worst.pairs[0];
  return {
    repeats,
    q,
    bound: { repeats: bound.repeats, q: bound.q },
    proven,
    worst: pair && worst.times > 1 ? { times: worst.times, players: pair.map((i) => ids[i] ?? '') } : null,
    unmet: unmet.length,
    oddTurns: turns.length > 0 ? [Math.min(...turns), Math.max(...turns)] : [0, 0],
  };
}

/** The quality of an evening's current seats, its drafts included. */
export function eveningQuality(state: EveningState): SeatQuality {
  const ids = state.players.map(({ id }) => id);
  return seatQuality(state, ids, planOf(state), state.rounds.filter(({ phase }) => phase !== 'draft').length);
}

/** Players who sit at another table, by round, than in the previous drafts. */
export function movesFromDrafts(state: EveningState, ids: readonly string[], plan: Plan): readonly SeatMove[] {
  const standing = state.rounds.filter(({ phase }) => phase !== 'draft').length;
  const before = planOf(state).slice(0, plan.length);
  return movesOf(
    movesBetween(before, plan.slice(0, before.length)).filter(({ round }) => round >= standing),
    ids,
  );
}

/** Moves of numbered players, by player id. */
export const movesOf = (moves: readonly Move[], ids: readonly string[]): readonly SeatMove[] =>
  moves.map(({ round, player, from, to }) => ({
    round: round + 1,
    player: ids[player] ?? '',
    from: from === undefined ? null : from + 1,
    to: to === undefined ? null : to + 1,
  }));
