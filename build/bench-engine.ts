import { performance } from 'node:perf_hooks';
import { BOTS } from '#engine/bots/index.ts';
import type { Bot } from '#engine/bots/types.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import { apply, start } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { record, replay } from '#engine/kernel/deal/replay.ts';
import type { DealRecord, Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { playOut, randomPolicy } from '#engine/testing/driver.ts';
import { benchSeating } from './bench-seating.ts';

/**
 * How long the engine's parts take, each measured many times in one run: the fastest, and its ratio to the first.
 * Whatever else a machine does makes a run slower, never faster.
 * `build/bench-against.ts` reads the output, that of earlier versions too.
 */

/** Enough runs to measure the engine's compiled code rather than its warm-up. */
const REPEATS = 101;
const DEALS = 40;

interface Figure {
  readonly name: string;
  /** Operations in one measurement. */
  readonly count: number;
  readonly run: () => void;
}

const table = must(koenigrufen.tableRules('tirol-speisezettel', {}));
const rules = koenigrufen.rules(table);
const states = Array.from({ length: DEALS }, (_, i) => dealt(rules, i));
const finished = states.map((s, i) => played(rules, s, i));
const records = finished.map((s, i) => record(rules, table, deckOf(rules, i), s));
const middle = records.map((one) => halfway(rules, one));

const figures: readonly Figure[] = [
  { name: 'a random deal, played out', count: DEALS, run: () => states.forEach((s, i) => played(rules, s, i)) },
  {
    name: 'a deal, replayed from its record',
    count: DEALS,
    run: () => records.forEach((one) => replay(rules, one, one.actions)),
  },
  { name: 'a view of the middle of a deal', count: DEALS, run: () => middle.forEach((s) => view(rules, s, 0)) },
  // The searching player is 160 deals slower than the others; a repeat of it would take longer than all the rest.
  ...BOTS.filter(({ id }) => id !== 'search').map(({ name, usual }) => ({
    name: `a decision (${name.en})`,
    count: DEALS,
    run: () => middle.forEach((s, i) => decideAt(usual, s, i)),
  })),
  {
    name: 'reading and settling a deal',
    count: DEALS,
    run: () => finished.forEach((s) => rules.settle(rules.read(s), s.now)),
  },
];

const results = figures.map(({ name, count, run }) => ({
  name,
  ms: Math.min(...Array.from({ length: REPEATS }, () => time(run))) / count,
}));
const first = results[0]?.ms ?? 1;
for (const { name, ms } of results)
  console.log(`${name.padEnd(36)} ${ms.toFixed(3).padStart(8)} ms   ${(ms / first).toFixed(3)}`);
const seating = benchSeating();
for (const { line } of seating) console.log(line);
// The best known plans are promised, not only measured.
if (seating.some(({ reached }) => !reached)) process.exitCode = 1;

function must<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error('no such table');
  return result.value;
}

function deckOf({ pack }: Rules, i: number): readonly string[] {
  return shuffled(pack.cards, seededRng(`bench/${i}`));
}

function dealt(game: Rules, i: number): State {
  const setup = { table: 4, dealer: i % 4, deck: deckOf(game, i), now: { deal: 1, factors: [], pot: ZERO, notes: {} } };
  const begun = start(game, setup);
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
}

function played(game: Rules, s: State, i: number): State {
  const rng = seededRng(`play/${i}`);
  return playOut(game, s, randomPolicy(koenigrufen, rng), rng, () => undefined);
}

function halfway(game: Rules, { actions, ...rest }: DealRecord): State {
  const half = replay(game, rest, actions.slice(0, Math.floor(actions.length / 2)));
  if (!half.ok) throw new Error('not replayed');
  return half.value;
}

function decideAt(bot: Bot, s: State, i: number): void {
  const [seat] = rules.phases.find(({ id }) => id === s.phase)?.turn(s).must ?? [];
  if (seat === undefined) return;
  const action = bot.act(view(rules, s, seat), table, seededRng(i));
  if (action) apply(rules, s, seat, action);
}

function time(run: () => void): number {
  const begun = performance.now();
  run();
  return performance.now() - begun;
}
