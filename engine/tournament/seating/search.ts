import { fail, ok, type Result } from '#engine/core/result.ts';
import { type Rng, seededRng, shuffled } from '#engine/core/rng.ts';
import { SeatingState } from './anneal/seating-state.ts';
import { symmetricWalk, symmetriesOf } from './anneal/symmetric.ts';
import { type Progress, walk } from './anneal/walk.ts';
import { Best, type Found } from './bounds/best.ts';
import { range } from './cells.ts';
import { constructed } from './constructions/index.ts';
import { apartFrom, firstSeating, refuseTask } from './first.ts';
import { aligned } from './one-round/replan.ts';
import { refuseSeating, type SeatingRefusal } from './refusals.ts';
import { endOf, type Leg, legsOf, POLISHING, polishing, promising, symmetricShare, type Tried } from './schedule.ts';
import { isPlain } from './tasks.ts';
import type { Plan, SeatingTask } from './types.ts';

/** How much of the time is over, from 0 to 1 (or more), after `steps` swaps. */
export type Spent = (steps: number) => number;

/** A search that can be left at any time: yields the best plan so far every few tenths of a millisecond. */
export function search(
  task: SeatingTask,
  seed: string,
  spent: Spent,
): Result<Generator<Found, Found>, readonly SeatingRefusal[]> {
  const wrong = refuseTask(task);
  if (wrong.length > 0) return fail(wrong);
  const rng = seededRng(seed);
  const first = startOf(task, rng, task.near);
  return first.ok ? ok(new Search(task, first.value, rng, spent).run()) : fail([first.error]);
}

/** Some seating of all free rounds, seat by seat. */
function startOf(task: SeatingTask, rng: Rng, near?: Plan): Result<readonly number[], SeatingRefusal> {
  const apart = apartFrom(task);
  const seats: number[] = [];
  for (const [index, round] of task.rounds.entries()) {
    if (round.type === 'fixed') continue;
    const seated = firstSeating(round, apart, rng, near?.[index]);
    if (!seated.ok) return fail(refuseSeating('cannot-keep-apart', { round: index, players: seated.error }));
    seats.push(...seated.value.flat());
  }
  return ok(seats);
}

class Search {
  readonly #task: SeatingTask;
  readonly #first: readonly number[];
  readonly #rng: Rng;
  readonly #spent: Spent;
  readonly #state: SeatingState;
  readonly #best: Best;
  readonly #tried: readonly Tried[];
  /** The best construction, if there is one. */
  #known: readonly number[] | undefined;
  #knownQ = Infinity;
  /** The least Q of the walks from new seatings. */
  #walked = Infinity;

  constructor(task: SeatingTask, first: readonly number[], rng: Rng, spent: Spent) {
    const plain = isPlain(task);
    this.#task = task;
    this.#first = first;
    this.#rng = rng;
    this.#spent = spent;
    this.#state = new SeatingState(task, plain);
    this.#best = new Best(task, this.#state);
    // A symmetry gives whole groups of players the same turns at the odd tables, so these are not even.
    const symmetric = plain && !(task.fair === true && this.#state.hasOdd);
    this.#tried = symmetric ? symmetriesOf(task).map((one) => ({ symmetric: one, q: Infinity })) : [];
  }

  *run(): Generator<Found, Found> {
    const best = this.#best;
    this.#look(this.#first);
    for (const plan of constructed(this.#task)) {
      const seats = renamed(plan, this.#task.players, this.#rng);
      this.#look(seats);
      if (this.#state.pairs.q >= this.#knownQ) continue;
      this.#known = seats;
      this.#knownQ = this.#state.pairs.q;
    }
    let begun = 0;
    for (let pass = 0; !best.finished() && this.#state.layout.movable.length > 1; pass++) {
      const end = endOf(pass);
      if (!best.proven) yield* this.#pass(pass, begun, end);
      for (let turn = 0; best.proven && !best.finished(); turn++)
        yield* this.#walk(polishing(this.#task, turn), (steps) => steps / POLISHING);
      begun = end;
    }
    return best.found();
  }

  #look(seats: readonly number[]): void {
    this.#state.seat(seats);
    this.#best.look();
  }

  /** Plans with a symmetry, then walks; ends when Q is minimal. */
  *#pass(pass: number, begun: number, end: number): Generator<Found> {
    const best = this.#best;
    const tried = promising(this.#tried, pass);
    const middle = begun + (end - begun) * symmetricShare(tried, this.#walked);
    for (const [i, one] of tried.entries()) {
      if (best.proven) return;
      const length = (middle - begun) / tried.length;
      yield* this.#symmetric(one, this.#between(begun + length * i, begun + length * (i + 1)));
    }
    let from = middle;
    for (const { until, ...leg } of legsOf(this.#task, pass, this.#known !== undefined)) {
      if (best.proven) return;
      const to = middle + (end - middle) * until;
      yield* this.#walk(leg, this.#between(from, to));
      from = to;
    }
  }

  /** How much of a part of the time is over. */
  #between(from: number, to: number): Progress {
    return (steps) => (this.#spent(this.#best.steps + steps) - from) / (to - from);
  }

  *#symmetric(tried: Tried, progress: Progress): Generator<Found> {
    const { players, rounds } = this.#task;
    const plan = yield* this.#best.during(symmetricWalk(tried.symmetric, progress, this.#best.goal.q, this.#rng));
    if (!plan) return;
    this.#look(renamed(plan.slice(0, rounds.length), players, this.#rng));
    tried.q = Math.min(tried.q, this.#state.pairs.q);
  }

  #startOf(from: Leg['from']): ArrayLike<number> {
    if (from === 'new') return freshSeats(this.#task, this.#rng);
    return from === 'best' ? this.#best.seats : (from === 'known' && this.#known) || this.#first;
  }

  *#walk({ from, how }: Leg, progress: Progress): Generator<Found> {
    const task = this.#task;
    const best = this.#best;
    this.#state.seat(this.#startOf(from));
    yield* best.during(walk(this.#state, how, this.#rng, { progress, better: () => best.look() }));
    if (from === 'new') this.#walked = Math.min(this.#walked, this.#state.pairs.q);
    if (task.near) this.#look(freeSeats(aligned(best.found().plan, task), task));
  }
}

/** The seats of the planned rounds, taken from the whole plan. */
const freeSeats = (plan: Plan, { rounds }: SeatingTask): readonly number[] =>
  plan.filter((_, i) => rounds[i]?.type === 'free').flat(2);

function freshSeats(task: SeatingTask, rng: Rng): readonly number[] {
  const start = startOf(task, rng);
  // It worked at the start; only a search among many pairs kept apart may fail another time.
  return start.ok ? start.value : [];
}

/** The same plan with players renamed and tables of one size permuted, so that a known plan is random, too. */
function renamed(plan: Plan, players: number, rng: Rng): readonly number[] {
  const names = shuffled(range(players), rng);
  return plan.flatMap((round) => {
    const mixed = shuffled(round, rng);
    return round.flatMap(({ length }) => {
      const next = mixed.findIndex((table) => table.length === length);
      return (mixed.splice(next, 1)[0] ?? []).map((player) => names[player] ?? 0);
    });
  });
}
