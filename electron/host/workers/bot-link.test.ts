import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { lateSolo, WINNERS } from '#engine/testing/late-solo.ts';
import { useFolder } from '../testing/laptop.ts';
import { opening } from '../testing/opening.ts';
import type { Timer } from '../timer.ts';
import { BotLink } from './bot-link.ts';

const folder = useFolder();
const HERE = { table: 'here', seed: 'any' };
const THERE = { table: 'there', seed: 'any' };

test('a bot in its thread answers with an action that was offered', async () => {
  const { seen, table } = opening();
  const link = new BotLink();
  const { action, isCut } = await link.ask(seen, table, HERE);
  const { found: tip } = await link.tip(seen, table, HERE);
  await link.close();
  expect([...actionsOf(seen.offers)]).toContainEqual(action);
  expect(isCut, 'it was thought through').toBe(false);
  expect([...actionsOf(seen.offers)]).toContainEqual(tip?.action);
  expect(tip?.reason.text.de).toMatch(/[.]$/);
  expect(await link.ask(seen, table, HERE), 'after closing nobody thinks').toEqual({ action: null, isCut: true });
});

/** A thread's program. */
const program = (text: string): URL => {
  const path = join(folder.path, 'worker.mjs');
  writeFileSync(
    path,
    `import { existsSync, writeFileSync } from 'node:fs'; import { parentPort } from 'node:worker_threads'; ${text}`,
  );
  return pathToFileURL(path);
};

/** One that dies of its first question; before or after it has said that it works. */
const diesOnce = (works: boolean): URL => {
  const mark = JSON.stringify(join(folder.path, 'died'));
  return program(`
    parentPort.on('message', ({ id, asked: { wants, seed, playouts } }) => {
      const given = { wants, found: { type: 'pass', seed, playouts }, isCut: false };
      if (existsSync(${mark})) return parentPort.postMessage({ id, given, spent: 0 });
      writeFileSync(${mark}, '');
      throw new Error('out of cards');
    });
    ${works ? "parentPort.postMessage('ready');" : ''}`);
};

test('a thread that dies before it works is restarted and asked again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const link = new BotLink({ url: diesOnce(false), threads: 1 });
  const { seen, table } = opening();
  const answers = await Promise.all([link.ask(seen, table, HERE), link.ask(seen, table, THERE)]);
  await link.close();
  const asked = { type: 'pass', seed: 'any', playouts: 160 };
  expect(answers.map(({ action }) => action)).toEqual([asked, asked]);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('one that dies over a decision is asked for it again by the same seed, but not to search for it', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const link = new BotLink({ url: diesOnce(true), threads: 1 });
  const { seen, table } = opening();
  const { action } = await link.ask(seen, table, HERE);
  const { action: next } = await link.ask(seen, table, HERE);
  await link.close();
  expect(action).toEqual({ type: 'pass', seed: 'any', playouts: 0 });
  expect(next, 'what did nothing is asked as ever').toMatchObject({ playouts: 160 });
  logged.mockRestore();
});

/** A thread that hangs over what it is asked to do, or over a claim, and answers everything else. */
const hangsOver = (wants: string): URL =>
  program(`
    parentPort.on('message', ({ id, asked }) => {
      if (asked.wants === '${wants}') for (;;);
      const given = { wants: asked.wants, found: { type: 'pass' }, isCut: false };
      parentPort.postMessage({ id, given, spent: 7.5 });
    });
    parentPort.postMessage('ready');`);

/** A clock that stands still until the test lets something's time be over, by how many ms it was to wait. */
function standing() {
  const due = new Set<{ readonly ms: number; readonly run: () => void }>();
  const timer: Timer = (run, ms) => {
    const one = { ms, run };
    due.add(one);
    return () => void due.delete(one);
  };
  const over = async (ms: number): Promise<void> => {
    const found = () => [...due].find((one) => one.ms === ms);
    await vi.waitUntil(() => found() !== undefined, { timeout: 45_000 });
    const one = found();
    if (one && due.delete(one)) one.run();
  };
  return { timer, over };
}

/** How long a thread may be silent over a decision and over a claim, and how long anybody waits for a decision, in ms. */
const [SILENT, SILENT_OVER_CLAIM, LONGEST_THOUGHT] = [5_000, 30_000, 8_000];

test('a thread that hangs over a claim is restarted, nobody has judged it, and bots go on meanwhile', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { timer, over } = standing();
  const link = new BotLink({ url: hangsOver('rest'), timer, threads: 1 });
  const { seen, table } = opening();
  const deal = lateSolo(WINNERS);
  const claim = link.rest({ rules: table, state: deal.s, seat: 0, whose: 'mine' });
  expect((await link.ask(seen, table, HERE)).action, 'nobody waits for a claim').toEqual({ type: 'pass' });
  await over(SILENT_OVER_CLAIM);
  expect(await claim).toBeUndefined();
  expect(await link.tip(seen, table, HERE), 'with what it has spent').toMatchObject({ spent: 7.5 });
  await link.close();
  expect(logged).toHaveBeenCalledWith('bot worker: hung over', 'rest');
  logged.mockRestore();
});

test('a bot over whose turn threads hang twice does the first thing that is offered, if it must act', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { timer, over } = standing();
  const link = new BotLink({ url: hangsOver('action'), timer, threads: 1 });
  const { seen, table } = opening();
  const action = link.ask(seen, table, HERE);
  const unasked = link.ask({ ...seen, turn: { must: [], may: [1] } }, table, HERE);
  for (let n = 0; n < 4; n++) await over(SILENT);
  const [first] = actionsOf(seen.offers);
  expect(await action).toEqual({ action: first, isCut: true });
  expect(await unasked).toEqual({ action: null, isCut: true });
  await link.close();
  logged.mockRestore();
});

/** A thread that thinks about what has the seed "long" until it is stopped, and has its answer to everything else. */
const thinksLong = (): URL =>
  program(`
    parentPort.on('message', ({ id, asked: { wants, seed, stop } }) => {
      const say = (isCut) => {
        clearInterval(wait);
        parentPort.postMessage({ id, given: { wants, found: { type: seed }, isCut }, spent: 0 });
      };
      const look = () => (seed !== 'long' ? say(false) : Atomics.load(stop, 0) !== 0 ? say(true) : undefined);
      const wait = setInterval(look, 1);
    });
    parentPort.postMessage('ready');`);

test('a table waits for itself alone, and nobody’s tip for bots', async () => {
  const link = new BotLink({ url: thinksLong(), threads: 1 });
  const { seen, table } = opening();
  const ended = new AbortController();
  const done: string[] = [];
  const long = link.ask(seen, table, { table: 'here', seed: 'long', signal: ended.signal });
  const next = link.ask(seen, table, { table: 'here', seed: 'next' });
  void next.then(() => done.push('next'));
  expect((await link.ask(seen, table, { table: 'there', seed: 'other' })).action).toEqual({ type: 'other' });
  expect((await link.tip(seen, table, { table: 'here', seed: 'tip' })).found).toEqual({ type: 'tip' });
  expect(done, 'it waits for its own table').toEqual([]);
  ended.abort();
  expect(await long).toEqual({ action: { type: 'long' }, isCut: true });
  expect(await next).toEqual({ action: { type: 'next' }, isCut: false });
  await link.close();
});

test('what nobody waits for any more before it is begun is not searched for', async () => {
  const link = new BotLink({ url: thinksLong(), threads: 1 });
  const { seen, table } = opening();
  const over = AbortSignal.abort();
  expect(await link.ask(seen, table, { ...HERE, seed: 'long', signal: over })).toMatchObject({ isCut: true });
  await link.close();
});

test('if it takes too long, the best so far is done, and marked', async () => {
  const { timer, over } = standing();
  const link = new BotLink({ url: thinksLong(), timer, threads: 1 });
  const { seen, table } = opening();
  const long = link.ask(seen, table, { ...HERE, seed: 'long' });
  await over(LONGEST_THOUGHT);
  expect(await long).toEqual({ action: { type: 'long' }, isCut: true });
  await link.close();
});
