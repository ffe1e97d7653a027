import { below, type Rng } from '#engine/core/rng.ts';
import { cell } from '#engine/tournament/seating/cells.ts';
import { byLot, type Clock } from './anneal-search.ts';
import type { Board } from './board.ts';

/** For how many steps two players may not swap again in a round: a minimum, plus up to this many at random. */
const [TABU, TABU_MORE] = [4, 80];
/** Steps without an improvement before a new start. */
const PATIENCE = 3000;

/**
 * Tabu search as used for the social golfer problem: among all swaps in which one of the two sits with somebody they meet
 * again, it takes the best that was not made recently, even if it makes things worse. Starts are built greedily: round by
 * round, everybody takes the table with the fewest repeats.
 */
export function tabuBoard(board: Board, clock: Clock, rng: Rng, better: () => boolean): void {
  const { n, rounds, tableOf, excess, at } = board;
  const until = new Int32Array(rounds * n * n);
  while (clock() < 1) {
    board.seat(greedy(board, rng));
    until.fill(0);
    let [least, since] = [board.q, 0];
    if (better()) return;
    for (let step = 1; since < PATIENCE && (step % 16 !== 0 || clock() < 1); step++, since++) {
      let [found, ties, atBase, atS, atT] = [Infinity, 0, 0, 0, 0];
      for (let seat = 0; seat < at.length; seat++) {
        if (cell(excess, seat) === 0) continue;
        const s = seat % n;
        const base = seat - s;
        for (let t = 0; t < n; t++) {
          if (cell(tableOf, s) === cell(tableOf, t)) continue;
          const delta = board.deltaQ(base, s, t);
          if (delta > found) continue;
          const barred = cell(until, base * n + cell(at, base + s) * n + cell(at, base + t)) > step;
          if (barred && board.q + delta >= least) continue;
          ties = delta < found ? 1 : ties + 1;
          if (ties > 1 && below(ties, rng) > 0) continue;
          [found, atBase, atS, atT] = [delta, base, s, t];
        }
      }
      if (found === Infinity) continue;
      const [x, y] = [cell(at, atBase + atS), cell(at, atBase + atT)];
      const free = step + TABU + below(TABU_MORE, rng);
      until[atBase * n + x * n + y] = until[atBase * n + y * n + x] = free;
      board.swap(atBase, atS, atT);
      if (board.q < least) [least, since] = [board.q, 0];
      if (better()) return;
    }
  }
}

/** Round by round, in random order, everybody takes the table with the fewest repeats. */
function greedy(board: Board, rng: Rng): readonly number[] {
  const { n, rounds, start } = board;
  const m = new Int32Array(n * n);
  const seats: number[] = [];
  const order = byLot(board, rng);
  for (let round = 0; round < rounds; round++) {
    const tables = Array.from({ length: start.length - 1 }, (): number[] => []);
    for (const player of order.slice(round * n, (round + 1) * n)) {
      const open = tables.filter((table, i) => table.length < cell(start, i + 1) - cell(start, i));
      const cost = (table: readonly number[]): number =>
        table.reduce((total, other) => total + cell(m, player * n + other), 0);
      const [best = []] = open.sort((a, b) => cost(a) - cost(b));
      best.push(player);
    }
    for (const table of tables)
      for (const a of table) for (const b of table) if (a !== b) m[a * n + b] = cell(m, a * n + b) + 1;
    seats.push(...tables.flat());
  }
  return seats;
}
