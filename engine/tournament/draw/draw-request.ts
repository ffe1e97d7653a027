import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuse } from '../refusals.ts';
import { AT_ONCE, type AtOnce, drawRound } from '../seating/draw.ts';
import { type Move, replanTask } from '../seating/one-round/replan.ts';
import type { SeatingRefusal } from '../seating/refusals.ts';
import { type Split, splitTables } from '../seating/splits.ts';
import type { Lock, Plan, SeatingTask } from '../seating/types.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { EveningState } from '../state/types.ts';
import { keepingOf, planOf } from './by-number.ts';
import { takingPart } from './sitting-out.ts';

/**
 * Ways of seating people. `planned`: the fewest repeat meetings over all rounds. `round-by-round`: over those so far.
 * `final`: the finalists among themselves, the best together; the others, if they play on, behind them.
 */
export const SEATING_METHODS = [
  'random',
  'planned',
  'round-by-round',
  'rank-blocks',
  'rank-interval',
  'rank-thirds',
  'fixed',
  'final',
] as const;
export type SeatingMethod = (typeof SEATING_METHODS)[number];

/** How a round of this version was made; a file may name a way that this version does not know. */
export type DrawMethod = SeatingMethod | 'by-hand';

/** What the director asks for. */
export interface SeatWish {
  readonly method: SeatingMethod;
  /** How many rounds, starting with the first unpublished one. */
  readonly rounds: number;
  readonly split: Split;
  readonly fair: boolean;
}

/** An evening in the terms of seating: players are numbers, in the order of registration. */
export interface Standing {
  readonly ids: readonly string[];
  /** The first round to be drawn. */
  readonly from: number;
  /** The rounds that are fixed: published or played. */
  readonly standing: Plan;
}

/** What is to be drawn. */
export interface Drawing extends Standing {
  readonly names: readonly string[];
  /** By round: who takes part. */
  readonly present: readonly (readonly number[])[];
  readonly locked: readonly Lock[];
  /** The task of a search; methods without a search ignore it. */
  readonly task: SeatingTask;
}

/** The drawn rounds, preceded by those that stand. */
export interface Drawn {
  readonly plan: Plan;
  /** Players away from where the ranking, or the previous round's tables, would put them; rounds count from 0. */
  readonly departures: readonly Move[];
}

/** Whether the tables come at once; otherwise they have to be searched for. */
export const isAtOnce = (method: SeatingMethod): method is AtOnce => AT_ONCE.some((one) => one === method);

/**
 * Prepares a draw, and draws who sits out if tables of one size leave people over; refused if nobody is present, or if the players
 * cannot be divided into tables.
 */
export function drawingOf(state: EveningState, wish: SeatWish, seed: string): Result<Drawing, readonly Refusal[]> {
  const { players } = state;
  const here = players.flatMap(({ presence }, i) => (presence === 'present' ? [i] : []));
  if (here.length === 0) return fail([refuse('no-players')]);
  const { apart, locked } = keepingOf(state);
  const count = wish.method === 'round-by-round' ? 1 : wish.rounds;
  const present = takingPart(state, here, { rounds: count, split: wish.split, locked, seed });
  const sizes = splitTables(present[0]?.length ?? 0, wish.split);
  // Fixed tables have sizes of their own: three, four and five may stand side by side.
  if (!sizes.ok && wish.method !== 'fixed') return fail([sizes.error]);
  const { ids, from, standing } = standingOf(state);
  const drafts = planOf(state, ({ phase }) => phase === 'draft');
  const next = present.map((those) => ({
    present: those,
    sizes: sizes.ok ? sizes.value : [],
    locked: locked.filter(({ player }) => those.includes(player)),
  }));
  const task = replanTask([...standing, ...drafts], standing.length, next, {
    players: ids.length,
    fair: wish.fair,
    apart,
  });
  const names = players.map(({ name }) => name);
  return ok({ ids, names, present, from, standing, locked, task });
}

/** The rounds that no longer change, by player numbers. */
export function standingOf(state: EveningState): Standing {
  const ids = state.players.map(({ id }) => id);
  const standing = planOf(state, ({ phase }) => phase !== 'draft');
  return { ids, from: standing.length + 1, standing };
}

/** Draws rounds with a method that needs no search. The same evening, wish and seed give the same tables. */
export function drawAtOnce(
  state: EveningState,
  drawing: Drawing,
  { method, rounds, split }: Pick<SeatWish, 'rounds' | 'split'> & { readonly method: AtOnce },
  seed: string,
): Result<Drawn, readonly Refusal[]> {
  const { ids, present, standing, locked, task } = drawing;
  const ranks = eveningStandings(state).lines.map(({ entrant }) => ids.indexOf(entrant.id));
  const plan = [...standing];
  const departures: Move[] = [];
  for (const [i, those] of present.slice(0, rounds).entries()) {
    const ranked = ranks.filter((player) => those.includes(player));
    const last = plan.at(-1);
    const wish = {
      ...{ players: ids.length, present: those, split, apart: task.apart ?? [] },
      ranking: [...ranked, ...those.filter((player) => !ranked.includes(player))],
      locked: locked.filter(({ player }) => those.includes(player)),
      ...(last && { last }),
    };
    const drawn = drawRound(method, wish, rounds === 1 ? seed : `${seed} ${i + 1}`);
    if (!drawn.ok) return fail(named(drawing, drawn.error));
    departures.push(...drawn.value.departures.map((move) => ({ ...move, round: plan.length })));
    plan.push(drawn.value.tables);
  }
  return ok({ plan, departures });
}

/** Refusals of seating with the players' names in place of their numbers. */
export const named = ({ names }: Pick<Drawing, 'names'>, refusals: readonly SeatingRefusal[]): readonly Refusal[] =>
  refusals.map(({ players = [], round: _, table, ...refusal }) => {
    if (players.length === 0) return refusal;
    const who = players.map((player) => names[player] ?? '').join(', ');
    return { ...refusal, at: { name: who, ...(table !== undefined && { table: table + 1 }) } };
  });
