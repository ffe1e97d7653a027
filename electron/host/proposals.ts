import { Worker } from 'node:worker_threads';
import { refusal, type Refusal } from '../../engine/core/refusal.ts';
import { fail, ok, type Result } from '../../engine/core/result.ts';
import { eveningStandings } from '../../engine/tournament/evening-standings.ts';
import { refuse, type HostRefusal } from '../../engine/tournament/refusals.ts';
import { finalTables } from '../../engine/tournament/finals/tables.ts';
import { byBlocks, byInterval, byLot, byThirds } from '../../engine/tournament/seating/one-round.ts';
import { oddTurns, qualityOf } from '../../engine/tournament/seating/quality.ts';
import { splitTables } from '../../engine/tournament/seating/splits.ts';
import { spreadSeats } from '../../engine/tournament/seating/seats.ts';
import type { Plan, Round, RoundTask, SeatingTask } from '../../engine/tournament/seating/types.ts';
import type { EveningState, RoundState } from '../../engine/tournament/types.ts';
import type { Command, Proposal, ProposalQuality } from '../protocol/messages.ts';
import { workerUrl } from './worker-url.ts';
import type { SeatOrder } from './seat-worker.ts';

type Ask = Extract<Command, { readonly type: 'propose-seats' }>;

const BUG: HostRefusal = 'internal-error';

/** What a proposal is about: players by number, the rounds that stand, and the sizes of the next ones. */
interface Question {
  readonly ids: readonly string[];
  readonly present: readonly number[];
  readonly from: number;
  readonly fixed: Plan;
  readonly sizes: readonly number[];
  readonly task: SeatingTask;
}

/** A search that somebody waits for: stopped, it shows the best so far; dropped, it says nothing any more. */
export interface Proposing {
  stop(): void;
  drop(): void;
}

/**
 * Looks for tables and shows the best so far. Simple ways are there at once; planning thinks in a worker of its own, so
 * that no table waits, and can be stopped at any time.
 */
export function propose(
  state: EveningState,
  ask: Ask,
  seed: string,
  show: (proposal: Proposal) => void,
): Result<Proposing, readonly Refusal[]> {
  if (ask.method === 'final') return proposeFinal(state, ask, seed, show);
  const question = questionOf(state, ask);
  if (!question.ok) return question;
  const q = question.value;
  const tell = (plan: Plan, done: boolean): void => show(proposalOf(state, ask, seed, q, plan, done));
  // Who is kept apart needs a search even by lot; it ends at once.
  const byLotApart = ask.method === 'random' && state.apart.length > 0;
  if (ask.method !== 'planned' && ask.method !== 'round-by-round' && !byLotApart) {
    const ranks = eveningStandings(state).lines.map(({ entrant }) => q.ids.indexOf(entrant.id));
    const ranked = ranks.filter((player) => q.present.includes(player));
    const ranking = [...ranked, ...q.present.filter((player) => !ranked.includes(player))];
    const made = Array.from({ length: ask.rounds }, (_, i) =>
      oneRound(ask.method, q, ranking, ask.rounds === 1 ? seed : `${seed} ${i + 1}`),
    );
    tell([...q.fixed, ...made], true);
    return ok({ stop: () => undefined, drop: () => undefined });
  }
  let last: Plan | undefined;
  const worker = new Worker(workerUrl('seat-worker'));
  let over = false;
  const end = (): void => {
    over = true;
    void worker.terminate();
  };
  worker.on('message', (told: { plan?: Plan; refusals?: readonly Refusal[]; done: boolean }) => {
    if (over) return;
    if (told.refusals) show(refused(state, ask, seed, q, told.refusals));
    // Who plays together stands; who deals first is spread over the rounds.
    if (told.plan) tell((last = spreadSeats(told.plan, seed, q.fixed.length)), told.done);
    if (told.done) end();
  });
  worker.on('error', (bug) => {
    console.error('seat worker:', bug);
    if (!over) show(refused(state, ask, seed, q, [refusal(BUG, ask.type)]));
    over = true;
  });
  const order: SeatOrder = { task: q.task, seed, milliseconds: byLotApart ? 0 : ask.seconds * 1000 };
  worker.postMessage(order);
  return ok({
    stop: () => {
      if (over) return;
      end();
      if (last) tell(last, true);
    },
    drop: end,
  });
}

/** The round of a final: it stands by the ranking, so that there is nothing to look for. */
function proposeFinal(
  state: EveningState,
  ask: Ask,
  seed: string,
  show: (proposal: Proposal) => void,
): Result<Proposing, readonly Refusal[]> {
  const seated = standingRounds(state);
  const made = finalTables(state, seated.from, ask.taken ?? [], ask.split);
  if (!made.ok) return made;
  const { finalists, tables } = made.value;
  const numbers = new Map(seated.ids.map((id, i) => [id, i]));
  const round = tables.map((seats) => seats.map((id) => numbers.get(id) ?? 0));
  const plan = [...seated.fixed, round];
  const task: SeatingTask = {
    players: seated.ids.length,
    rounds: plan.map((there): RoundTask => ({ type: 'fixed', tables: there })),
    fair: false,
  };
  show({ ...proposalOf(state, ask, seed, { ...seated, task }, plan, true), final: finalists });
  return ok({ stop: () => undefined, drop: () => undefined });
}

/** A round that needs no search: by lot, by rank, or with the tables of the round before. */
function oneRound(
  method: Ask['method'],
  { present, sizes, fixed }: Question,
  ranking: readonly number[],
  seed: string,
): Round {
  switch (method) {
    case 'rank-blocks':
      return byBlocks(ranking, sizes);
    case 'rank-interval':
      return byInterval(ranking, sizes);
    case 'rank-thirds':
      return byThirds(ranking, sizes, seed);
    case 'fixed':
      return fixed.at(-1) ?? byLot(present, sizes, seed);
    default:
      return byLot(present, sizes, seed);
  }
}

function questionOf(state: EveningState, { rounds, split, fair, method }: Ask): Result<Question, readonly Refusal[]> {
  const { ids, from, fixed, planOf } = standingRounds(state);
  const numbers = new Map(ids.map((id, i) => [id, i]));
  const present = state.players.flatMap(({ presence }, i) => (presence === 'present' ? [i] : []));
  if (present.length === 0) return fail([refuse('no-players')]);
  const sizes = splitTables(present.length, split);
  if (!sizes.ok) return fail([sizes.error]);
  const near = planOf(state.rounds.filter(({ phase }) => phase === 'draft'));
  const count = method === 'round-by-round' ? 1 : rounds;
  const free: RoundTask = { type: 'free', sizes: sizes.value, present };
  const task: SeatingTask = {
    players: ids.length,
    rounds: [...fixed.map((tables): RoundTask => ({ type: 'fixed', tables })), ...Array<RoundTask>(count).fill(free)],
    fair,
    ...(state.apart.length > 0 && {
      apart: state.apart.map(([a, b]) => [numbers.get(a) ?? 0, numbers.get(b) ?? 0] as const),
    }),
    ...(near.length === count && { near: [...fixed, ...near] }),
  };
  return ok({ ids, present, from, fixed, sizes: sizes.value, task });
}

/** Everybody by number, and the rounds that stand already. */
function standingRounds(state: EveningState) {
  const ids = state.players.map(({ id }) => id);
  const numbers = new Map(ids.map((id, i) => [id, i]));
  const planOf = (those: readonly RoundState[]): Plan =>
    those.map(({ tables }) => tables.map(({ players }) => players.map((id) => numbers.get(id) ?? 0)));
  const standing = state.rounds.filter(({ phase }) => phase !== 'draft');
  return { ids, from: standing.length + 1, fixed: planOf(standing), planOf };
}

function proposalOf(
  state: EveningState,
  { method }: Ask,
  seed: string,
  { ids, from, fixed, task }: Pick<Question, 'ids' | 'from' | 'fixed' | 'task'>,
  plan: Plan,
  done: boolean,
): Proposal {
  const rounds = plan.slice(fixed.length).map((tables) => tables.map((seats) => seats.map((i) => ids[i] ?? '')));
  return {
    evening: state.id,
    method,
    seed,
    from,
    rounds,
    quality: qualityIn(state, ids, plan, task, rounds, from),
    done,
    refusals: [],
  };
}

function qualityIn(
  state: EveningState,
  ids: readonly string[],
  plan: Plan,
  task: SeatingTask,
  rounds: Proposal['rounds'],
  from: number,
): ProposalQuality {
  const { repeats, q, worst, unmet, bound, proven } = qualityOf(plan, ids.length, {
    ...task,
    rounds: plan.map((tables, i) => task.rounds[i] ?? { type: 'fixed', tables }),
  });
  const seated = new Set(plan.flat(2));
  const turns = oddTurns(plan, ids.length).filter((_, i) => seated.has(i));
  const pair = worst.pairs[0];
  return {
    repeats,
    q,
    bound: { repeats: bound.repeats, q: bound.q },
    proven,
    worst: pair && worst.times > 1 ? { times: worst.times, players: pair.map((i) => ids[i] ?? '') } : null,
    unmet: unmet.length,
    oddTurns: turns.length > 0 ? [Math.min(...turns), Math.max(...turns)] : [0, 0],
    moves: movesFrom(state, rounds, from),
  };
}

/** Who sits at another table than in the draft that was there before. */
function movesFrom(state: EveningState, rounds: Proposal['rounds'], from: number): ProposalQuality['moves'] {
  return rounds.flatMap((tables, i) => {
    const draft = state.rounds.find(({ round, phase }) => round === from + i && phase === 'draft');
    if (!draft) return [];
    return tables.flatMap((seats, t) =>
      seats.flatMap((player) => {
        const before = draft.tables.find(({ players }) => players.includes(player))?.table;
        return before === undefined || before === t + 1 ? [] : [{ round: from + i, player, from: before, to: t + 1 }];
      }),
    );
  });
}

const NOTHING: ProposalQuality = {
  repeats: 0,
  q: 0,
  bound: { repeats: 0, q: 0 },
  proven: false,
  worst: null,
  unmet: 0,
  oddTurns: [0, 0],
  moves: [],
};

const refused = (
  { id }: EveningState,
  { method }: Ask,
  seed: string,
  { from }: Question,
  refusals: readonly Refusal[],
): Proposal => ({ evening: id, method, seed, from, rounds: [], quality: NOTHING, done: true, refusals });
