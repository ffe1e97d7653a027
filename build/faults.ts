import { parseArgs } from 'node:util';
import { haveBrowser } from './browser.ts';
import { PLANTED_ELSEWHERE } from './faults/elsewhere.ts';
import { type Fault, isFlow, testWords } from './faults/fault.ts';
import { FAULTS } from './faults/list.ts';
import { Scratch } from './faults/scratch.ts';
import { isBuilt, type Trial, tried } from './faults/trial.ts';

/**
 * `npm run faults [-- ID…]`: plants each fault of the list into a copy of the tree and runs the test that must find it, which
 * must pass without it (docs/testing.md). Ends with 1 if a fault is not found. `--elsewhere` runs only the tests that
 * plant faults of their own, which come last if no fault is named; `--trust` tries no test without a fault, if all have just passed.
 */
const { values, positionals } = parseArgs({
  options: { elsewhere: { type: 'boolean', default: false }, trust: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((id) => FAULTS.every((fault) => fault.id !== id));
if (unknown.length > 0) {
  console.error(`No fault is called ${unknown.join(', ')}.`);
  process.exit(1);
}
const isAll = positionals.length === 0;
const faults = values.elsewhere ? [] : FAULTS.filter(({ id }) => isAll || positionals.includes(id));

const browser = await haveBrowser();
if (browser.type === 'none') {
  console.error(browser.missing);
  process.exit(1);
}
const { executable } = browser;
const scratch = new Scratch();

const sound = values.trust ? undefined : await soundTrials();
let living = 0;
for (const fault of faults) {
  const before = sound?.get(testWords(fault.foundBy));
  const trial = !before || before.ended === 'passed' ? await scratch.withFault(fault, () => trialOf(fault)) : undefined;
  if (trial?.ended !== 'failed') living++;
  console.log(lineOf(fault, before, trial));
}
if (faults.length > 0) console.log(`${faults.length - living} found, ${living} not found`);
for (const foundBy of isAll ? PLANTED_ELSEWHERE : []) {
  const { ended, passed, failed, seconds } = await tried(foundBy, scratch, executable);
  if (ended !== 'passed') living++;
  console.log(`${foundBy.file}: ${passed} passed, ${failed} failed${inSeconds(seconds)}`);
}
process.exitCode = living > 0 ? 1 : 0;

/** How each test ends without any fault. */
async function soundTrials(): Promise<ReadonlyMap<string, Trial>> {
  const tests = new Map(faults.map(({ foundBy }) => [testWords(foundBy), foundBy]));
  const trials = new Map<string, Trial>();
  if ([...tests.values()].some(isFlow) && !(await isBuilt(scratch))) throw new Error('The tree does not build.');
  for (const [words, foundBy] of tests) {
    const trial = await tried(foundBy, scratch, executable);
    console.log(`without any fault: ${trial.ended}  ${words}${inSeconds(trial.seconds)}`);
    trials.set(words, trial);
  }
  return trials;
}

async function trialOf({ foundBy }: Fault): Promise<Trial | undefined> {
  if (isFlow(foundBy) && !(await isBuilt(scratch))) return undefined;
  return tried(foundBy, scratch, executable);
}

/** What became of a fault, and what its test said first. */
function lineOf({ id, foundBy }: Fault, before: Trial | undefined, trial: Trial | undefined): string {
  const how = `${id}  ${testWords(foundBy)}`;
  if (before && before.ended !== 'passed') return `UNSURE ${how}\n       fails without it: ${before.why}`;
  if (!trial) return `LIVES  ${how}\n       does not build`;
  if (trial.ended === 'failed') return `found  ${how}\n       ${trial.why}`;
  return `LIVES  ${how}\n       ${trial.ended === 'broken' ? trial.why : 'its test passes with it'}`;
}

function inSeconds(seconds: number | undefined): string {
  return seconds === undefined ? '' : `, ${seconds.toFixed(1)} s of a processor`;
}
