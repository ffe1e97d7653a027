import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openTestHost } from '#electron/host/testing/open-host.ts';
import { four, openFreeTable, Visitor } from '#electron/host/testing/visitor.ts';
import { BotLink } from '#electron/host/workers/bot-link.ts';
import { workerUrl } from '#electron/host/workers/worker-url.ts';
import { playDeal } from '#engine/bots/match/deal.ts';
import { RANDOM_BOT } from '#engine/bots/random.ts';
import { PLAYOUTS, type Searcher, thinking } from '#engine/bots/search/types.ts';
import { searchingPlayer, tablePlayer } from '#engine/bots/table-player.ts';
import type { Bot } from '#engine/bots/types.ts';
import { must } from '#engine/core/assert-never.ts';
import { ZERO } from '#engine/core/rational.ts';
import { ok } from '#engine/core/result.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { findGame } from '#engine/games/index.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { PRATER } from '#engine/testing/games/prater.ts';

/**
 * `npm run bench:bots [-- --deals N] [--rounds N] [--seconds N]`: how much processor time a decision takes, beside a deal of random
 * actions in the same run, and how late the host's loop is beside a table of four who search and beside one of four who play by
 * rules of thumb, in turn (docs/performance.md).
 */
const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const [DEALS, ROUNDS, SECONDS] = [values.deals, values.rounds, values.seconds].map(Number) as [number, number, number];
/** What a bot waits before it acts while the loop is watched, in ms: both tables are sent about as much, and no deal ends. */
const PAUSE = 100;

/** Deals of random actions: those that warm up, and those that are measured. */
const WARM = 20;
const MEASURED = 200;

/** Processor time of this thread, in ms. */
function spentOn<T>(run: () => T): { readonly done: T; readonly spent: number } {
  const before = process.threadCpuUsage();
  const done = run();
  const { user, system } = process.threadCpuUsage(before);
  return { done, spent: (user + system) / 1000 };
}

/** A deal of a family's first profile. */
function playWith(game: GameDefinition, bot: Bot, deal: number): void {
  const table = tableOf(game, must(game.profiles[0], 'a profile').id);
  const rules = game.rules(table);
  const seats = game.tables[0] ?? 0;
  const deck = shuffled(rules.pack.cards, seededRng(`bench/${String(deal)}`));
  const setup = { table: seats, dealer: deal % seats, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } };
  const players = Array.from({ length: seats }, (_, seat) => ({
    bot,
    rng: seededRng(`${String(deal)}/${String(seat)}`),
  }));
  playDeal(rules, table, setup, players);
}

/** What each decision of some deals took; only those at which there was something to decide. */
function decisionsOf(game: GameDefinition, searcher: Searcher): readonly number[] {
  const times: number[] = [];
  const bot = thinking(searcher, PLAYOUTS);
  const timed: Bot = {
    act(seen, ruled, rng) {
      const { done, spent } = spentOn(() => bot.act(seen, ruled, rng));
      if (seen.turn.must.some((seat) => seat === seen.viewer)) times.push(spent);
      return done;
    },
  };
  for (let deal = 0; deal < DEALS; deal++) playWith(game, timed, deal);
  return times;
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
const ascending = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b);
const median = (list: readonly number[]): number => at(ascending(list), 0.5);

const find = (id: string): ReturnType<FindGame> => (id === PRATER.id ? ok(PRATER) : findGame(id));

for (const [game, players] of [
  [koenigrufen, ['rule', 'search']],
  [PRATER, ['search']],
] as const) {
  for (let deal = 0; deal < WARM; deal++) playWith(game, RANDOM_BOT, deal);
  // Together, because the clock of the processor is coarser than one deal of a small game.
  const { spent } = spentOn(() => {
    for (let deal = 0; deal < MEASURED; deal++) playWith(game, RANDOM_BOT, deal);
  });
  const deal = spent / MEASURED;
  console.log(`${game.id}: a random deal ${deal.toFixed(2)} ms of the processor; a decision in random deals:`);
  for (const player of players) {
    const sorted = ascending(decisionsOf(game, player === 'rule' ? tablePlayer(find) : searchingPlayer(find)));
    const shares = [0.5, 0.95, 0.99, 1].map((share) => (at(sorted, share) / deal).toFixed(2).padStart(9));
    console.log(`  ${player.padEnd(8)}${shares.join('')}   median, 95th, 99th, worst of ${String(sorted.length)}`);
  }
}

/** How late the host's loop is beside a table of four bots whose threads have this program, in ms. */
async function lateness(url: URL): Promise<{ readonly mean: number; readonly p99: number; readonly cards: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-bots-'));
  const host = await openTestHost(dataDir, {
    botLink: new BotLink({ url }),
    pace: { bot: PAUSE, trick: PAUSE, clock: 0 },
  });
  const visitor = new Visitor(host);
  const place = await openFreeTable(visitor, four('bot', 'bot', 'bot', 'bot'));
  await visitor.ask({ type: 'watch-table', ...place, as: 'spectator' });
  await visitor.ask({ type: 'start-deal', ...place });
  const first = must(visitor.scene, 'a scene').prompt;
  // Until the thread has loaded the rules, nothing is played.
  await visitor.until(() => (visitor.scene?.prompt ?? first) > first + 2, 'the first words');
  const delays = monitorEventLoopDelay({ resolution: 5 });
  const begun = visitor.scene?.prompt ?? 0;
  delays.enable();
  await sleep(SECONDS * 1000);
  delays.disable();
  const cards = (visitor.scene?.prompt ?? 0) - begun;
  await host.stop();
  rmSync(dataDir, { recursive: true });
  return { mean: delays.mean / 1e6, p99: delays.percentile(99) / 1e6, cards };
}

const tables = { rule: workerUrl('bot-worker'), search: new URL('./bench-searching-worker.ts', import.meta.url) };
const found = { rule: [] as number[], search: [] as number[] };
for (let round = 0; round < ROUNDS; round++)
  for (const who of round % 2 === 0 ? (['rule', 'search'] as const) : (['search', 'rule'] as const)) {
    const { mean, p99, cards } = await lateness(tables[who]);
    found[who].push(mean);
    console.log(
      `loop beside ${who.padEnd(8)} mean ${mean.toFixed(2)} ms   p99 ${p99.toFixed(2)} ms   ${String(cards)} actions`,
    );
  }
const ratio = median(found.search) / median(found.rule);
console.log(`loop beside those who search against beside those who play by rule: ${ratio.toFixed(2)}`);
