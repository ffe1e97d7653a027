import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { GAMES } from '#engine/games/index.ts';
import { aimsOf } from './deal.ts';
import { NOTHING, type Summary, together } from './tally.ts';
import type { Share } from './worker.ts';
import { ALL_GAMES } from './world.ts';

/**
 * `npm run taint [-- GAMES SEED FIRST]`: plays that many games in all contracts of all families, and compares every
 * message to every kind of viewer with what it would be if the cards hidden from them were elsewhere.
 */
const [games = '10000', seed = 'taint', first = '0'] = process.argv.slice(2);
const workers = Math.min(Number(games), availableParallelism());
const begun = performance.now();
let sum = NOTHING;
let shown = begun;

const run = (i: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const workerData: Share = { seed, first: Number(first) + i, end: Number(first) + Number(games), step: workers };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
    worker.on('message', (summary: Summary) => {
      sum = together(sum, summary);
      if (performance.now() - shown < 10_000) return;
      shown = performance.now();
      console.log(`${sum.games} games, ${sum.messages} messages, ${sum.leaks.length} leaks`);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
await Promise.all(Array.from({ length: workers }, (_, i) => run(i)));

const seconds = (performance.now() - begun) / 1000;
const { messages, compared, pairs, choices, kinds, asked, coverage, takenBack, keptOut, leaks } = sum;
console.log(`${sum.games} games in ${seconds.toFixed(1)} s (${(sum.games / seconds).toFixed(1)} a second)`);
console.log(`${messages} messages, ${compared} compared with those of another deal`);
console.log(`${pairs.possible} pairs of cards could have lain otherwise, ${pairs.impossible} could not`);
console.log(`${choices.possible} choices could have been others, ${choices.impossible} could not`);
console.log(`${keptOut} to people who may see nothing of the table, ${takenBack} wishes to take back`);
const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
console.log(counted(kinds));
console.log(`questions: ${counted(asked)}`);
for (const [contract, onlookers] of Object.entries(coverage)) console.log(`  ${contract}: ${counted(onlookers)}`);
const listed = Object.values(GAMES).flatMap(({ id: family, profiles }) =>
  profiles.flatMap(({ contracts }) => contracts.map(({ id }) => `${family} ${id}`)),
);
const missed = [...new Set(listed)].filter((id) => coverage[id] === undefined);
if (Number(games) >= aimsOf(ALL_GAMES).length) for (const id of missed) console.log(`never played: ${id}`);
console.log(`leaks: ${leaks.length}`);
for (const { game, family, after, onlooker, message, detail } of leaks.slice(0, 20))
  console.log(
    `  npm run taint -- 1 ${seed} ${game}: ${family}, after ${after} actions, ${message} to ${onlooker}: ${detail}`,
  );
const isAll = Number(games) < aimsOf(ALL_GAMES).length || missed.length === 0;
process.exitCode = leaks.length === 0 && isAll && sum.games === Number(games) ? 0 : 1;
