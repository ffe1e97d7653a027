import { seededRng, shuffled, type Rng } from '../../core/rng.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { Room } from './anneal/room.ts';
import { symmetricWalk, symmetriesOf } from './anneal/symmetric.ts';
import { walk, type Walk } from './anneal/walk.ts';
import { Best, type Found } from './best.ts';
import { range } from './cells.ts';
import { constructed } from './constructions/index.ts';
import { apartFrom, firstSeating, refuseTask } from './first.ts';
import type { SeatingRefusal } from './refusals.ts';
import { aligned } from './replan.ts';
import { isPlain } from './tasks.ts';
import type { Plan, SeatingTask } from './types.ts';

/** Swaps of the first walk; each later one is longer by a quarter. */
const FIRST_STEPS = 20_000;
const LONGER = 1.25;
const LONGEST = 20_000_000;
const PLAIN: Omit<Walk, 'steps'> = { hot: 1.2, cold: 0.08, uneven: 1 / 16, moves: 0, repeats: 0 };
/** Even turns are worth more than any repeat; not so much more that the walk could not go round a bad turn. */
const FAIR = { ...PLAIN, uneven: 4 };
const POLISH = { ...PLAIN, hot: 0.7, cold: 0.06, uneven: 1 / 8, repeats: 1 / 16 };
/** Starts at the plan so far and stays near it. */
const NEAR = { ...PLAIN, hot: 0.4, cold: 0.03, moves: 1 / 4 };
const NEAR_WALKS = [
  { from: 'first', how: NEAR },
  { from: 'best', how: NEAR },
  { from: 'best', how: { ...NEAR, hot: 0.1 } },
] as const;

/** A search that can be left and shown at any time: yields the best plan so far every few tenths of a millisecond. */
export function search(task: SeatingTask, seed: string): Result<Generator<Found, Found>, readonly SeatingRefusal[]> {
  const wrong = refuseTask(task);
  if (wrong.length > 0) return fail(wrong);
  const rng = seededRng(seed);
  const first = startOf(task, rng, task.near);
  return first.ok ? ok(searchFrom(task, first.value, rng)) : fail([first.error]);
}

/** Some seating of all free rounds, seat by seat. */
function startOf(task: SeatingTask, rng: Rng, near?: Plan): Result<readonly number[], SeatingRefusal> {
  const apart = apartFrom(task);
  const seats: number[] = [];
  for (const [index, round] of task.rounds.entries()) {
    if (round.type === 'fixed') continue;
    const seated = firstSeating(round, index, task, apart, rng, near?.[index]);
    if (!seated.ok) return seated;
    seats.push(...seated.value.flat());
  }
  return ok(seats);
}

function* searchFrom(task: SeatingTask, first: readonly number[], rng: Rng): Generator<Found, Found> {
  const plain = isPlain(task);
  const room = new Room(task, plain);
  const best = new Best(task, room);
  const symmetries = plain ? symmetriesOf(task) : [];
  room.seat(first);
  best.look();
  for (const plan of constructed(task)) {
    room.seat(renamed(plan, task.players, rng));
    best.look();
  }
  let length = FIRST_STEPS;
  for (let pass = 0; !best.finished() && room.layout.movable.length > 1; pass++) {
    const { from, how } = walkOf(task, best, pass);
    room.seat(from === 'first' ? first : from === 'best' ? best.seats : anew(task, rng));
    yield* best.during(walk(room, { ...how, steps: length }, rng, () => best.look()));
    if (task.near) {
      room.seat(freeSeats(aligned(best.found().plan, task), task));
      best.look();
    }
    const symmetry = symmetries[pass % Math.max(symmetries.length, 1)];
    if (symmetry && !best.proven) {
      const plan = yield* best.during(symmetricWalk(symmetry, length, best.goal.q, rng));
      if (plan) room.seat(renamed(plan.slice(0, task.rounds.length), task.players, rng));
      best.look();
    }
    length = Math.min(Math.ceil(length * LONGER), LONGEST);
  }
  return best.found();
}

/** Where the next walk begins, and how it goes. */
function walkOf(
  task: SeatingTask,
  best: Best,
  pass: number,
): { readonly from: 'first' | 'best' | 'new'; readonly how: typeof PLAIN } {
  if (pass === 0 && !task.near) return { from: 'first', how: usual(task) };
  // Every fourth walk looks far away, where the plan so far leaves no good one.
  const near = task.near && NEAR_WALKS[pass % 4];
  if (near) return { ...near, how: { ...near.how, uneven: usual(task).uneven } };
  return best.proven ? { from: pass % 3 === 0 ? 'new' : 'best', how: POLISH } : { from: 'new', how: usual(task) };
}

const usual = ({ fair }: SeatingTask): typeof PLAIN => (fair === true ? FAIR : PLAIN);

/** The seats of the rounds that are planned, out of the whole plan. */
const freeSeats = (plan: Plan, { rounds }: SeatingTask): readonly number[] =>
  plan.filter((_, i) => rounds[i]?.type === 'free').flat(2);

function anew(task: SeatingTask, rng: Rng): readonly number[] {
  const start = startOf(task, rng);
  // It worked at the beginning; only a search among many pairs kept apart may fail at another time.
  return start.ok ? start.value : [];
}

/** The same plan with other names, and tables of one size in another order; so that a known plan is a draw too. */
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
