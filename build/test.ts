import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { haveBrowser, haveShell } from './browser.ts';
import { buildIfNeeded } from './built.ts';
import {
  type Counts,
  flowCounts,
  type FlowReport,
  lastLine,
  ranCounts,
  sumOf,
  unitCounts,
  type UnitReport,
  whySkipped,
} from './counts.ts';
import { haveOthers } from './other-browsers.ts';
import { PartTimes } from './processor-time.ts';
import { packageFile, ROOT, run } from './run.ts';

/**
 * `npm test [-- --full]`: unit and property tests, a build, the flows in a browser and in the app; ends with the
 * processor time and the line of counts. `--full` runs everything at length and every flow in both places (docs/testing.md).
 */
const { values: wanted } = parseArgs({ options: { full: { type: 'boolean', default: false } } });
const artefacts = join(ROOT, 'artefacts');
rmSync(artefacts, { recursive: true, force: true });
mkdirSync(artefacts);

const browser = await haveBrowser();
if (browser.type === 'none') {
  console.error(browser.missing);
  process.exit(1);
}
const shell = await haveShell();
await haveOthers();
const env = {
  ...process.env,
  CHROMIUM_PATH: browser.executable,
  ...(shell !== undefined && { CHROMIUM_SHELL_PATH: shell }),
  // Servers are started a hundred times; a third of that is compiling the same files.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
  ...(wanted.full && { TAROCKABEND_EFFORT: 'full' }),
};

const times = new PartTimes();
const unit = await times.of('unit', () =>
  runner('unit.json', ['vitest', 'vitest.mjs', 'run', '--reporter=default', '--reporter=json'], (report) =>
    unitCounts(report as UnitReport),
  ),
);
const built = await times.of('build', buildIfNeeded);
const flows =
  built === 0
    ? await times.of('flows', () =>
        runner('e2e.json', ['@playwright/test', 'cli.js', 'test'], (report) => flowCounts(report as FlowReport)),
      )
    : ranCounts(built, undefined);

const sum = sumOf([unit, flows]);
for (const line of skippedFlows()) console.log(line);
const spent = times.line();
if (spent !== '') console.log(spent);
console.log(lastLine(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;

async function runner(
  report: string,
  [name = '', file = '', ...args]: readonly string[],
  count: (report: unknown) => Counts,
): Promise<Counts> {
  const code = await run(process.execPath, [packageFile(name, file), ...args], env);
  return ranCounts(code, read(join(artefacts, report), count));
}

function skippedFlows(): readonly string[] {
  return read(join(artefacts, 'e2e.json'), (report) => whySkipped(report as FlowReport)) ?? [];
}

function read<T>(path: string, of: (report: unknown) => T): T | undefined {
  try {
    return of(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
