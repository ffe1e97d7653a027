import { Worker } from 'node:worker_threads';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { Proposal } from '#electron/protocol/messages.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { ok, type Result } from '#engine/core/result.ts';
import {
  drawAtOnce,
  type Drawing,
  drawingOf,
  type Drawn,
  isAtOnce,
  named,
  type Standing,
  standingOf,
} from '#engine/tournament/draw/draw-request.ts';
import { finalTables } from '#engine/tournament/draw/final-tables.ts';
import { withoutSeat } from '#engine/tournament/draw/seat-faults.ts';
import { movesFromDrafts, movesOf, seatQuality } from '#engine/tournament/draw/seat-quality.ts';
import type { SeatingRefusal } from '#engine/tournament/seating/refusals.ts';
import { spreadSeats } from '#engine/tournament/seating/seats.ts';
import type { Plan } from '#engine/tournament/seating/types.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { RunningSearch, Search } from '../outcome.ts';
import type { SeatOrder } from '../workers/seat-worker.ts';
import { workerUrl } from '../workers/worker-url.ts';

type Ask = Extract<Command, { readonly type: 'propose-seats' }>;

/** Tables that are asked for. */
interface Order {
  readonly state: EveningState;
  readonly ask: Ask;
  readonly seed: string;
}

const NOTHING_TO_STOP: RunningSearch = { stop: () => undefined, drop: () => undefined };

/**
 * A search for tables that shows the best so far. Simple draws are there at once; planning runs in a worker of its own,
 * so that no table waits, and can be stopped at any time.
 */
export function propose(state: EveningState, ask: Ask, seed: string): Result<Search, readonly Refusal[]> {
  const order = { state, ask, seed };
  const { method } = ask;
  if (method === 'final') return proposeFinal(order);
  const asked = drawingOf(state, ask, seed);
  if (!asked.ok) return asked;
  const drawing = asked.value;
  if (!isAtOnce(method)) return ok((show) => search(order, drawing, show));
  const drawn = drawAtOnce(state, drawing, { ...ask, method }, seed);
  return drawn.ok ? ok(shownAtOnce(proposalOf(order, drawing, drawn.value, true))) : drawn;
}

const shownAtOnce =
  (proposal: Proposal): Search =>
  (show) => {
    show(proposal);
    return NOTHING_TO_STOP;
  };

/** The round of a final: the ranking fixes it, so there is nothing to search for. */
function proposeFinal(order: Order): Result<Search, readonly Refusal[]> {
  const { state, ask } = order;
  const standing = standingOf(state);
  const made = finalTables(state, standing.from, ask.taken ?? [], ask.split);
  if (!made.ok) return made;
  const { finalists, tables } = made.value;
  const round = tables.map((seats) => seats.map((id) => standing.ids.indexOf(id)));
  const drawn = { plan: [...standing.standing, round], departures: [] };
  const proposal = proposalOf(order, standing, drawn, true);
  return ok(shownAtOnce({ ...proposal, sitsOut: [[]], final: finalists }));
}

function search(order: Order, drawing: Drawing, report: (proposal: Proposal) => void): RunningSearch {
  const { ask, seed } = order;
  let last: Plan | undefined;
  const show = (plan: Plan, done: boolean): void => report(proposalOf(order, drawing, { plan, departures: [] }, done));
  const refuseAll = (refusals: readonly Refusal[]): void => report(refused(order, drawing, refusals));
  const worker = new Worker(workerUrl('seat-worker'));
  let over = false;
  const end = (): void => {
    over = true;
    void worker.terminate();
  };
  worker.on('message', (message: { plan?: Plan; refusals?: readonly SeatingRefusal[]; done: boolean }) => {
    if (over) return;
    if (message.refusals) refuseAll(named(drawing, message.refusals));
    // Who plays together is fixed; who deals first is spread over the rounds.
    if (message.plan) show((last = spreadSeats(message.plan, seed, drawing.standing.length)), message.done);
    if (message.done) end();
  });
  worker.on('error', (bug) => {
    console.error('seat worker:', bug);
    if (!over) refuseAll([refuseHost('internal-error', { text: 'propose-seats' })]);
    over = true;
  });
  worker.postMessage({ task: drawing.task, seed, milliseconds: ask.seconds * 1000 } satisfies SeatOrder);
  return {
    stop: () => {
      if (over) return;
      end();
      if (last) show(last, true);
    },
    drop: end,
  };
}

function proposalOf(
  { state, ask, seed }: Order,
  { ids, from, standing }: Standing,
  { plan, departures }: Drawn,
  done: boolean,
): Proposal {
  const rounds = plan.slice(standing.length).map((tables) => tables.map((seats) => seats.map((i) => ids[i] ?? '')));
  return {
    evening: state.id,
    method: ask.method,
    seed,
    from,
    rounds,
    sitsOut: rounds.map((tables) => withoutSeat(state, tables).map(({ id }) => id)),
    quality: seatQuality(state, ids, plan, standing.length),
    moves: movesFromDrafts(state, ids, plan),
    departures: movesOf(departures, ids),
    done,
    refusals: [],
  };
}

const refused = ({ state, ask, seed }: Order, { from }: Drawing, refusals: readonly Refusal[]): Proposal => ({
  evening: state.id,
  method: ask.method,
  seed,
  from,
  rounds: [],
  sitsOut: [],
  quality: null,
  moves: [],
  departures: [],
  done: true,
  refusals,
});
