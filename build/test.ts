import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { haveBrowser } from './browser.ts';
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
} from './counts.ts';
import { packageFile, ROOT, run } from './run.ts';

/** `npm test`: unit and property tests, a build, the flows in a browser and in the app; ends with the line of counts. */
const artefacts = join(ROOT, 'artefacts');
rmSync(artefacts, { recursive: true, force: true });
mkdirSync(artefacts);

const browser = await haveBrowser();
if (browser.type === 'none') {
  console.error(browser.missing);
  process.exit(1);
}
const env = { ...process.env, CHROMIUM_PATH: browser.executable };

const unit = await runner(
  'unit.json',
  ['vitest', 'vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
  (report) => unitCounts(report as UnitReport),
);
const built = await buildIfNeeded();
const flows =
  built === 0
    ? await runner('e2e.json', ['@playwright/test', 'cli.js', 'test'], (report) => flowCounts(report as FlowReport))
    : ranCounts(built, undefined);

const sum = sumOf([unit, flows]);
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

function read(path: string, count: (report: unknown) => Counts): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
