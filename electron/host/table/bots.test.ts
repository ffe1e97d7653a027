import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { testChance } from '#electron/testing/chance/seeds.ts';
import { RANDOM_BOT } from '#engine/bots/random.ts';
import { must } from '#engine/core/assert-never.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng } from '#engine/core/rng.ts';
import { findGame } from '#engine/games/index.ts';
import { start } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { Event } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { bid, dealOut, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { lateSolo, WINNERS } from '#engine/testing/late-solo.ts';
import { useFolder } from '../testing/laptop.ts';
import type { Timer } from '../timer.ts';
import { BotLink } from '../workers/bot-link.ts';
import { waitOf } from './bots.ts';
import { shuffle } from './chance.ts';

const folder = useFolder();

/** Forehand's view at the beginning of a deal of Königrufen. */
function opening(): { seen: View; table: TableRules } {
  const game = findGame('koenigrufen');
  const table = game.ok ? game.value.tableRules('tirol-speisezettel', {}) : game;
  if (!game.ok || !table.ok) throw new Error('no rules');
  const rules = game.value.rules(table.value);
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const dealt = start(rules, { table: 4, dealer: 0, deck: shuffle(rules.pack.cards, testChance()), now });
  if (!dealt.ok) throw new Error(dealt.error.code);
  return { seen: view(rules, dealt.value, 1), table: table.value };
}

test('a bot in its worker answers with an action that was offered', async () => {
  const { seen, table } = opening();
  const link = new BotLink();
  const action = await link.ask(seen, table);
  const { found: tip } = await link.tip(seen, table);
  await link.close();
  expect([...actionsOf(seen.offers)]).toContainEqual(action);
  expect([...actionsOf(seen.offers)]).toContainEqual(tip?.action);
  expect(tip?.reason.text.de).toMatch(/[.]$/);
  expect(await link.ask(seen, table), 'after closing nobody thinks').toBeNull();
});

test('a worker that dies is restarted and asked again', async () => {
  const mark = join(folder.path, 'died');
  const program = join(folder.path, 'worker.mjs');
  writeFileSync(
    program,
    `import { existsSync, writeFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ id }) => {
       const given = { wants: 'action', found: { type: 'pass' } };
       if (existsSync(${JSON.stringify(mark)})) return parentPort.postMessage({ id, given, spent: 0 });
       writeFileSync(${JSON.stringify(mark)}, '');
       throw new Error('out of cards');
     });`,
  );
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const link = new BotLink({ url: pathToFileURL(program) });
  const { seen, table } = opening();
  const answers = await Promise.all([link.ask(seen, table), link.ask(seen, table)]);
  await link.close();
  expect(answers).toEqual([{ type: 'pass' }, { type: 'pass' }]);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

/** A thread that hangs over what it is asked to do, or over a claim, and answers everything else. */
const hangsOver = (wants: string): URL => {
  const program = join(folder.path, `${wants}.mjs`);
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ id, asked }) => {
       if (asked.wants === '${wants}') for (;;);
       parentPort.postMessage({ id, given: { wants: asked.wants, found: { type: 'pass' } }, spent: 7.5 });
     });
     parentPort.postMessage('ready');`,
  );
  return pathToFileURL(program);
};

/** A clock that stands still until the test lets the time be over; how often that was set. */
function standing() {
  const clock = { over: (): void => undefined, set: 0 };
  const timer: Timer = (run) => {
    clock.set += 1;
    clock.over = run;
    return () => (clock.over = () => undefined);
  };
  return { clock, timer };
}

test('a thread that hangs over a claim is restarted, nobody has judged it, and bots go on', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { clock, timer } = standing();
  const link = new BotLink({ url: hangsOver('rest'), timer });
  const { seen, table } = opening();
  const deal = lateSolo(WINNERS);
  const claim = link.rest({ rules: table, state: deal.s, seat: 0, whose: 'mine' });
  const action = link.ask(seen, table);
  await vi.waitUntil(() => clock.set === 1, { timeout: 45_000 });
  clock.over();
  expect(await claim).toBeUndefined();
  expect(await action).toEqual({ type: 'pass' });
  expect(await link.tip(seen, table), 'with what it has spent').toMatchObject({ spent: 7.5 });
  await link.close();
  expect(logged).toHaveBeenCalledWith('bot worker: hung over', 'rest');
  logged.mockRestore();
});

test('a bot over whose turn the thread hangs twice does the first thing that is offered, if it must act', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { clock, timer } = standing();
  const link = new BotLink({ url: hangsOver('action'), timer });
  const { seen, table } = opening();
  const action = link.ask(seen, table);
  const unasked = link.ask({ ...seen, turn: { must: [], may: [1] } }, table);
  for (const n of [1, 2, 3, 4]) {
    await vi.waitUntil(() => clock.set === n, { timeout: 45_000 });
    clock.over();
  }
  const [first] = actionsOf(seen.offers);
  expect(await action).toEqual(first);
  expect(await unasked).toBeNull();
  await link.close();
  logged.mockRestore();
});

test('the random bot is mostly quiet, but not always, and seldom speaks unasked', () => {
  const { seen, table } = opening();
  const rng = seededRng(1);
  const acts = Array.from({ length: 400 }, () => must(RANDOM_BOT.act(seen, table, rng), 'action').type);
  const quiet = acts.filter((type) => type === 'vorhand').length;
  expect(quiet).toBeGreaterThan(300);
  expect(quiet).toBeLessThan(400);
  const unasked: View = { ...seen, turn: { must: [], may: [1] } };
  const spoke = Array.from({ length: 400 }, () => RANDOM_BOT.act(unasked, table, rng)).filter((act) => act !== null);
  expect(spoke.length).toBeGreaterThan(10);
  expect(spoke.length).toBeLessThan(100);
});

test('a shuffle keeps every card and favours no position', () => {
  const cards = ['a', 'b', 'c', 'd'];
  const seen = new Map<string, number>();
  const chance = testChance();
  for (let i = 0; i < 4800; i++) {
    const order = shuffle(cards, chance);
    expect([...order].sort()).toEqual(cards);
    seen.set(order.join(''), (seen.get(order.join('')) ?? 0) + 1);
  }
  // 24 orders, 200 each; seven standard deviations (13.8) either side.
  expect(seen.size).toBe(24);
  expect(Math.max(...seen.values())).toBeLessThan(297);
  expect(Math.min(...seen.values())).toBeGreaterThan(103);
});

const PACE = { bot: 1, trick: 2, clock: 3 };
const said: Event = { type: 'said', by: 1, action: { type: 'play' }, heardBy: 'all' };
const moved = (from: string, to: string): Event => ({ type: 'moved', cards: ['T1'], from, to, seenBy: 'all' });
const card = [said, moved('hand:1', 'trick')];
const full = [...card, moved('trick', 'pile:2')];
const joined = [...full, moved('talon:0', 'pile:2')];

test.each([
  ['a card', card, ['bot', 'bot', 'bot', 'bot'], 1],
  ['a full trick among bots', full, ['bot', 'bot', 'bot', 'bot'], 2],
  ['one that a talon card has joined', joined, ['bot', 'bot', 'bot', 'bot'], 2],
  ['the first card of the next trick', [...joined, ...card], ['bot', 'bot', 'bot', 'bot'], 1],
  ['a full trick where a person plays', full, ['bot', 'person', 'bot', 'bot'], 1],
  ['a full trick where a person pauses', full, ['bot', 'bot', 'bot', 'bot', 'person'], 2],
] as const)('after %s a bot waits as long as the pages need if nobody makes them wait', (_, log, holders, wait) => {
  expect(waitOf(PACE, 0, { active: [0, 1, 2, 3], log }, holders)).toBe(wait);
  expect(waitOf(PACE, 'table', { active: [0, 1, 2, 3], log }, holders)).toBe(3);
});

test('a bot waits as long after a talon is turned up, whoever plays, and no longer once something is done with it', () => {
  const deal = dealOut({ 'hand:2': 'CK' });
  const wait = () => waitOf(PACE, deal.seat, deal.s, ['bot', 'person', 'bot', 'bot']);
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'));
  expect(wait()).toBe(PACE.bot);
  deal.go({ type: 'call', king: 'CK' });
  expect(wait()).toBe(PACE.trick);
  deal.go({ type: 'take', half: 0 });
  expect(wait()).toBe(PACE.bot);
  const seenBy = [0, 1, 2, 3];
  const parts = [said, { type: 'moved', cards: ['T1'], from: 'talon', to: 'part:0', seenBy }] as const;
  expect(waitOf(PACE, 0, { active: seenBy, log: parts }, ['bot', 'bot', 'bot', 'bot'])).toBe(PACE.trick);
});
