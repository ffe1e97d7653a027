import type { Refusal } from '../../core/refusal.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { keepingOf, planOf } from './by-number.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { refuse } from '../refusals.ts';
import { AT_ONCE, drawRound, type AtOnce } from '../seating/draw.ts';
import type { SeatingRefusal } from '../seating/refusals.ts';
import { replanTask, type Move } from '../seating/one-round/replan.ts';
import { splitTables, type Split } from '../seating/splits.ts';
import type { Lock, Plan, SeatingTask } from '../seating/types.ts';
import type { EveningState } from '../state/types.ts';

/**
 * Ways of seating people. `planned`: the fewest repeat meetings over all rounds. `round-by-round`: over those so far.
 * `final`: the finalists among themselves, best together; behind them, if they play on, the others.
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

/** What the director wants of the next tables. */
export interface SeatWish {
  readonly method: SeatingMethod;
  /** How many rounds, from the first that is not published. */
  readonly rounds: number;
  readonly split: Split;
  readonly fair: boolean;
}

/** An evening as seating sees it: players are numbers, in the order in which they were registered. */
export interface Standing {
  readonly ids: readonly string[];
  /** The first round that is drawn. */
  readonly from: number;
  /** The rounds that stand: published or played. */
  readonly standing: Plan;
}

/** What is to be drawn. */
export interface Drawing extends Standing {
  readonly names: readonly string[];
  readonly present: readonly number[];
  readonly locked: readonly Lock[];
  /** What a search would have to do; nothing is searched for ways that are there at once. */
  readonly task: SeatingTask;
}

/** Rounds that are drawn, those that stand before them included. */
export interface Drawn {
  readonly plan: Plan;
  /** Who sits elsewhere than the ranking, or the tables of the round before, would have it; rounds count from 0. */
  readonly departures: readonly Move[];
}

/** Whether the tables come at once; otherwise somebody has to search for them. */
export const isAtOnce = (method: SeatingMethod): method is AtOnce => AT_ONCE.some((one) => one === method);

/** What is to be drawn: refused where nobody is there, or people do not make tables. */
export function drawingOf(state: EveningState, wish: SeatWish): Result<Drawing, readonly Refusal[]> {
  const { players } = state;
  const present = players.flatMap(({ presence }, i) => (presence === 'present' ? [i] : []));
  if (present.length === 0) return fail([refuse('no-players')]);
  const sizes = splitTables(present.length, wish.split);
  // Fixed tables find sizes of their own: three, four and five may stand beside each other.
  if (!sizes.ok && wish.method !== 'fixed') return fail([sizes.error]);
  const { ids, from, standing } = standingOf(state);
  const drafts = planOf(state, ({ phase }) => phase === 'draft');
  const { apart, locked } = keepingOf(state);
  const next = { present, sizes: sizes.ok ? sizes.value : [], locked };
  const count = wish.method === 'round-by-round' ? 1 : wish.rounds;
  const task = replanTask([...standing, ...drafts], standing.length, Array<typeof next>(count).fill(next), {
    players: ids.length,
    fair: wish.fair,
    apart,
  });
  const names = players.map(({ name }) => name);
  return ok({ ids, names, present, from, standing, locked, task });
}

/** The rounds that nobody changes any more, by numbers of players. */
export function standingOf(state: EveningState): Standing {
  const ids = state.players.map(({ id }) => id);
  const standing = planOf(state, ({ phase }) => phase !== 'draft');
  return { ids, from: standing.length + 1, standing };
}

/** Draws the rounds of a way that needs no search. The same evening, wish and seed give the same tables. */
export function drawAtOnce(
  state: EveningState,
  drawing: Drawing,
  { rounds, split }: SeatWish,
  method: AtOnce,
  seed: string,
): Result<Drawn, readonly Refusal[]> {
  const { ids, present, standing, locked, task } = drawing;
  const ranks = eveningStandings(state).lines.map(({ entrant }) => ids.indexOf(entrant.id));
  const ranked = ranks.filter((player) => present.includes(player));
  const ranking = [...ranked, ...present.filter((player) => !ranked.includes(player))];
  const wish = { players: ids.length, present, ranking, split, locked, apart: task.apart ?? [] };
  const plan = [...standing];
  const departures: Move[] = [];
  for (let i = 0; i < rounds; i++) {
    const last = plan.at(-1);
    const own = rounds === 1 ? seed : `${seed} ${i + 1}`;
    const drawn = drawRound(method, { ...wish, ...(last && { last }) }, own);
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
