import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { flowCounts, type FlowReport, unitCounts, type UnitReport } from '../counts.ts';
import { packageFile } from '../run.ts';
import { type FoundBy, isFlow } from './fault.ts';
import type { Scratch } from './scratch.ts';

/** How a test ended; `broken`: nothing was tried, because the tree does not build or no test has that name. */
export interface Trial {
  readonly ended: 'passed' | 'failed' | 'broken';
  /** The first thing that was not as it should be. */
  readonly why: string;
  readonly passed: number;
  readonly failed: number;
  /** Processor seconds of all processes; `undefined` where they cannot be had. */
  readonly seconds: number | undefined;
}

/** A test that waits for what never comes need not wait as long as one on a busy machine. */
const LONGEST = '150000';

const REPORT = 'artefacts/faults.json';

/** Runs one test in the scratch folder. */
export async function tried(foundBy: FoundBy, scratch: Scratch, chromium: string): Promise<Trial> {
  rmSync(scratch.at(REPORT), { force: true });
  const one = exactly(foundBy.named);
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: scratch.at(REPORT) };
  const args = isFlow(foundBy)
    ? flowArgs(foundBy, one)
    : ['vitest', 'vitest.mjs', 'run', '--reporter=json', `--outputFile.json=${REPORT}`, '-t', one, foundBy.file];
  const { code, seconds } = await inScratch(scratch, args, env);
  const found = reportOf(foundBy, scratch);
  const count = found ? found.passed + found.failed : 0;
  if (!found || count === 0) return { ended: 'broken', why: 'no test ran', passed: 0, failed: 0, seconds };
  const { passed, failed, why } = found;
  return { ended: failed > 0 || code !== 0 ? 'failed' : 'passed', why, passed, failed, seconds };
}

const flowArgs = ({ file }: FoundBy, one: string): readonly string[] => [
  ...['@playwright/test', 'cli.js', 'test', '--project=web', '--workers=1', '-x', '--reporter=json'],
  ...[`--timeout=${LONGEST}`, '--grep', one, file],
];

/** Both runners take a pattern. */
const exactly = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Builds the page and the host as they are now; whether that was possible. */
export async function isBuilt(scratch: Scratch): Promise<boolean> {
  const { code } = await inScratch(scratch, ['vite', 'bin/vite.js', 'build', '--logLevel', 'warn'], process.env);
  return code === 0;
}

interface Ended {
  readonly code: number;
  readonly seconds: number | undefined;
}

/** Runs a program of an installed package; what it says is in the log, for whoever wants to know more. */
async function inScratch(
  scratch: Scratch,
  [name = '', file = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Ended> {
  const times = scratch.at('times.log');
  rmSync(times, { force: true });
  const program = [process.execPath, packageFile(name, file), ...args];
  // Only a shell knows what its children have used.
  const [command = '', ...rest] =
    process.platform === 'win32' ? program : ['sh', '-c', '"$@"; code=$?; times >"$0"; exit $code', times, ...program];
  const child = spawn(command, rest, { cwd: scratch.folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(scratch.at('last.log'));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  log.end();
  return { code, seconds: secondsIn(times) };
}

/** The second line of `times` is what the children have used: `1m2.34s 0m3.4s`. */
function secondsIn(path: string): number | undefined {
  const [, children] = (read(path) ?? '').split('\n');
  const parts = [...(children ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** The parts of both reports in which an error is told. */
interface Told {
  readonly message?: string;
}
interface FlowErrors {
  readonly suites?: readonly FlowErrors[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly Told[] }[] }[];
  }[];
}
interface UnitErrors {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly failureMessages: readonly string[] }[];
  }[];
}

interface Found {
  readonly passed: number;
  readonly failed: number;
  readonly why: string;
}

function reportOf(foundBy: FoundBy, scratch: Scratch): Found | undefined {
  const text = read(scratch.at(REPORT));
  if (text === undefined) return undefined;
  if (isFlow(foundBy)) {
    const report = JSON.parse(text) as FlowReport & FlowErrors;
    return { ...flowCounts(report), why: inOneLine(flowErrors(report)) };
  }
  const report = JSON.parse(text) as UnitReport & UnitErrors;
  const errors = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages),
  );
  return { ...unitCounts(report), why: inOneLine(errors) };
}

const flowErrors = ({ suites = [], specs = [] }: FlowErrors): readonly string[] => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
  ),
  ...suites.flatMap(flowErrors),
];

/** The first error, without colours. */
const inOneLine = ([first = '']: readonly string[]): string =>
  first
    // eslint-disable-next-line no-control-regex
    .replace(/\u001b\[\d*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 6)
    .join(' | ')
    .slice(0, 240);

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
