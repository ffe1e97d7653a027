import { BEST_FOUND, type BestFound, compareValues } from '#engine/testing/seating/best-found.ts';
import { hardInstances, nameOf, taskOf } from '#engine/testing/seating/instances.ts';
import { boundOf } from '#engine/tournament/seating/bounds/bounds.ts';
import { planSeating } from '#engine/tournament/seating/plan.ts';

/**
 * `npm run bench:seating [-- SECONDS]`: how often the planner, in 2 seconds of processor time, makes plans that are as
 * good as the best that independent searches have found in minutes (`engine/testing/seating/best-found.json`), with
 * five seeds. It fails if fewer than 95 of 100 are, among the evenings that were drawn. Values are repeats/Q.
 */

const SEEDS = ['1', '2', '3', '4', '5'];
const ENOUGH = 0.95;
const seconds = Number(process.argv[2] ?? 2);

interface Run {
  readonly equal: boolean;
  readonly better: boolean;
  /** Repeats above the best known. */
  readonly excess: number;
  readonly text: string;
}

console.log(`evenings drawn by "${BEST_FOUND.drawnBy}", ${seconds} s each`);
const hard = new Set(hardInstances().map(nameOf));
const drawn = compare(BEST_FOUND.instances.filter((one) => !hard.has(nameOf(one))));
console.log('hard ones');
compare(BEST_FOUND.instances.filter((one) => hard.has(nameOf(one))));
if (drawn < ENOUGH) process.exitCode = 1;

/** Prints the result of each evening and of all; gives the share of runs that are as good as the best. */
function compare(instances: readonly BestFound[]): number {
  const runs = instances.flatMap((one) => {
    const own = SEEDS.map((seed) => run(one, seed));
    const { q, repeats } = one.best;
    const mark = own.every(({ equal }) => equal) ? '' : '   NOT ALWAYS';
    console.log(`${nameOf(one).padEnd(34)} best ${repeats}/${q}: ${own.map(({ text }) => text).join(' ')}${mark}`);
    return own;
  });
  const share = (count: number): number => count / runs.length;
  const percent = (count: number): string => `${(100 * share(count)).toFixed(1)} %`;
  const equal = runs.filter((one) => one.equal).length;
  const excess = runs.map((one) => one.excess);
  const mean = share(excess.reduce((total, one) => total + one, 0)).toFixed(2);
  console.log(`as good as the best ${percent(equal)}, better ${percent(runs.filter(({ better }) => better).length)}`);
  console.log(`repeats above the best: ${mean} on average, ${Math.max(...excess)} at most`);
  return share(equal);
}

function run(one: BestFound, seed: string): Run {
  const task = taskOf(one);
  const bound = boundOf(task);
  const begun = process.cpuUsage();
  let done = false;
  const spent = (): number => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1e6 / seconds;
  };
  const planned = planSeating(task, {
    seed,
    spent,
    stop: () => done || spent() >= 1,
    onBetter: ({ score }) => {
      done = score.q <= bound.q && score.often === 0 && score.repeats <= bound.repeats;
    },
  });
  if (!planned.ok) throw new Error(planned.error[0]?.code);
  const { score } = planned.value;
  const compared = compareValues(score, one.best);
  return {
    equal: compared <= 0,
    better: compared < 0,
    excess: score.repeats - one.best.repeats,
    text: `${score.repeats}/${score.q}`,
  };
}
