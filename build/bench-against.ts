import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { compare, type Figure, figuresIn, unmatched } from './figures.ts';
import { ended, ROOT } from './run.ts';

/** Random deals with every check, as `tarock simulate` plays them; enough in each run to make its start negligible. */
const DEALS = 300;
const VALIDATED = 'a random deal with every check (CPU)';
const SIMULATE = ['simulate', '--family', 'koenigrufen', '--profile', 'tirol-speisezettel', '--json'];

/**
 * Measures this checkout and another one in turn, each by its own scripts (`build/bench.ts`, `engine/cli/main.ts`), so
 * that it does not matter how the other one is built inside. A checkout without packages of its own uses ours.
 */
export async function benchAgainst(folder: string, runs: number): Promise<void> {
  const places = [ROOT, resolve(folder)] as const;
  const figures: readonly [Figure[][], Figure[][]] = [[], []];
  for (const place of places)
    if (!existsSync(join(place, 'build', 'bench.ts'))) throw new Error(`${place} has no build/bench.ts`);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number of runs');
  for (let run = 0; run < runs; run++) {
    // The order alternates from run to run: warming up or slowing down affects both in the same way.
    for (const at of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) figures[at].push(await measure(places[at]));
    console.error(`run ${run + 1} of ${runs}`);
  }
  const column = (text: string): string => text.padStart(11);
  console.log(`${''.padEnd(40)}${column('here')}${column('there')}${column('ratio')}   (medians of ${runs} runs)`);
  const all = compare(...figures);
  for (const { name, here, there, ratio } of all)
    console.log(
      `${name.padEnd(40)}${column(`${here.toFixed(3)} ms`)}${column(`${there.toFixed(3)} ms`)}${column(ratio.toFixed(3))}`,
    );
  const deals = all.find(({ name }) => name === VALIDATED);
  if (deals) {
    const [here, there] = [1000 / deals.here, 1000 / deals.there];
    console.log(`validated deals per CPU second: ${here.toFixed(1)} here, ${there.toFixed(1)} there`);
  }
  for (const name of unmatched(...figures)) console.log(`only in one of the two: ${name}`);
}

/** One run of all measurements in one checkout. */
async function measure(place: string): Promise<Figure[]> {
  const parts = await node(place, 'build/bench.ts');
  const few = await node(place, 'engine/cli/main.ts', ...SIMULATE, '--deals', '1', '--seed', '1');
  const many = await node(place, 'engine/cli/main.ts', ...SIMULATE, '--deals', String(DEALS), '--seed', '1');
  const { violations } = JSON.parse(many.printed) as { readonly violations: number };
  if (violations > 0) throw new Error(`${place}: ${violations} violations in simulated deals`);
  // Without the start, what is left is the deals but the first.
  return [...figuresIn(parts.printed), { name: VALIDATED, ms: (many.cpu - few.cpu) / (DEALS - 1) }];
}

interface Ran {
  readonly printed: string;
  /** Its processor time, in ms. */
  readonly cpu: number;
}

/**
 * Runs a script of a checkout to its end; exit code 1 (it finds fault with what it measured) counts as measured too.
 */
async function node(place: string, ...args: readonly string[]): Promise<Ran> {
  const watch = pathToFileURL(join(ROOT, 'build', 'bench-child.ts')).href;
  const all = ['--disable-warning=ExperimentalWarning', '--import', watch, ...args];
  const child = spawn(process.execPath, all, { cwd: place, stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, printed, said] = await Promise.all([ended(child), text(child.stdout), text(child.stderr)]);
  if (code > 1 || printed === '') throw new Error(`${place}: ${args.join(' ')} ended with ${code}: ${said}`);
  return { printed, cpu: Number(/^cpu (\d+(?:\.\d+)?)$/m.exec(said)?.[1]) };
}
