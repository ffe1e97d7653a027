import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BestFound,
  type BestFoundFile,
  compareValues,
  type Searched,
  type Value,
  valueOf,
  written,
} from '#engine/testing/seating/best-found.ts';
import {
  drawInstances,
  DRAWN_BY,
  hardInstances,
  HOW_MANY,
  type Instance,
  nameOf,
  taskOf,
} from '#engine/testing/seating/instances.ts';
import { searchOnce, type Way, WAYS } from '#engine/testing/seating/searches.ts';
import { boundOf, knownOptimum } from '#engine/tournament/seating/bounds/bounds.ts';

/**
 * `npm run search:seating [-- SECONDS [NAME]]`: continues the search for the best plans of the drawn evenings,
 * independently of the planner and its code, until each of three search methods has had that many seconds of processor
 * time (120) for each evening whose Q is not proved minimal. Results are written to
 * `engine/testing/seating/best-found.json` after every slice, so that it can be stopped and resumed. With the beginning
 * of a name (`20 at 5x4`) only those evenings are searched, with `hard` only the hard ones.
 */

const FILE = join(import.meta.dirname, '../engine/testing/seating/best-found.json');
const ABOUT =
  'Best plans of evenings drawn by a seed, and of some that are hard (engine/testing/seating/instances.ts), found by `npm run search:seating` without the planner. Q is compared first, then meetings that are too many (often), then repeats. Seconds are of the processor.';

/** Seconds that a search method has had in all after its first slice, its second, and so on. */
const SLICES = [2, 8, 24, 56, 120];
/** If Q is proved, this is enough for the repeats. */
const PROVED = 8;

const [most, wanted] = [Number(process.argv[2] ?? 120), process.argv[3] ?? ''];
const file = JSON.parse(readFileSync(FILE, 'utf8')) as BestFoundFile;
const found = new Map(file.instances.map((one) => [nameOf(one), one]));
const instances = [...drawInstances(DRAWN_BY, HOW_MANY), ...hardInstances()];
console.log(`${HOW_MANY} evenings drawn by "${DRAWN_BY}", and some that are hard`);
for (const until of SLICES)
  for (const instance of wanted === 'hard'
    ? hardInstances()
    : instances.filter((one) => nameOf(one).startsWith(wanted)))
    for (const way of WAYS) slice(instance, way, Math.min(until, most));

/** Gives a search method its next slice, if it has had fewer than `until` seconds yet. */
function slice(instance: Instance, way: Way, until: number): void {
  const name = nameOf(instance);
  const before = found.get(name);
  const task = taskOf(instance);
  const { q, repeats } = boundOf(task);
  const least = Math.max(q, knownOptimum(task)?.q ?? 0);
  const enough = (value: Value): boolean => value.q <= least && value.often === 0 && value.repeats <= repeats;
  const had = before?.searches[way]?.seconds ?? 0;
  if (before && (enough(before.best) || had >= (before.proven ? Math.min(until, PROVED) : until))) return;
  const seconds = until - had;
  const begun = process.cpuUsage();
  const used = (): number => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1e6;
  };
  const seed = `${name} ${until}`;
  const { plan } = searchOnce(way, instance, seed, () => used() / seconds, enough);
  const value = valueOf(plan);
  const own = before?.searches[way];
  const searched: Searched = {
    ...(own && compareValues(own, value) <= 0 ? own : value),
    seconds: Number((had + used()).toFixed(2)),
  };
  const searches = { ...before?.searches, [way]: searched };
  const better = !before || compareValues(value, before.best) < 0;
  const now: BestFound = {
    ...(better ? { ...instance, best: value, by: way, seed, plan: written(plan) } : before),
    bound: { q: least, repeats },
    proven: (better ? value : before.best).q <= least,
    searches,
  };
  found.set(name, now);
  console.log(
    `${name.padEnd(34)} ${way.padEnd(7)} ${until} s: Q ${value.q}, R ${value.repeats} (best ${now.best.q}, ${now.best.repeats}; bound ${least}, ${repeats})`,
  );
  writeFileSync(FILE, textOf());
}

function textOf(): string {
  const sorted = instances.flatMap((one) => found.get(nameOf(one)) ?? []).sort(byName);
  const content: BestFoundFile = { about: ABOUT, drawnBy: DRAWN_BY, instances: sorted };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

function byName(a: Instance, b: Instance): number {
  return a.players - b.players || b.sizes.length - a.sizes.length || a.rounds - b.rounds;
}
