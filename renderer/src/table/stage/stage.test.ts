import { expect, test } from 'vitest';
import { turnOf } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { afterTrick, DEALS, isMine, ME, rules, sceneOf } from '#page/testing/deals.ts';
import { cardsOn, stayed, theatre } from '#page/testing/theatre.ts';
import { storyOf } from '../story/story.ts';
import type { Shown } from './stage.ts';

test('cards sent all at once appear one after the other, each with the table as it was then', () => {
  const [states] = DEALS;
  if (!states) throw new Error('no deal');
  const { stage, painted, pass } = theatre();
  const first = states.findIndex((s) => (s.zones['trick'] ?? []).length === 1);
  const full = afterTrick(states, 1);
  stage.receive(sceneOf(states[first - 1] as State, 0));
  painted.length = 0;
  stage.receive(sceneOf(states[full] as State, 1));
  pass(10_000);
  expect(stayed(painted).map((one) => [cardsOn(one).length, one.trick])).toEqual([
    ...[1, 2, 3].map((n) => [n, 'open']),
    [4, 'stands'],
    [4, 'swept'],
    [0, 'open'],
  ]);
  for (const [i, { view: shown }] of stayed(painted).slice(0, 3).entries()) {
    const then = view(rules, states[first + i] as State, ME);
    const sizes = (zones: typeof then.zones) =>
      Object.fromEntries(Object.entries(zones).flatMap(([zone, { length }]) => (length > 0 ? [[zone, length]] : [])));
    expect(sizes(shown?.zones ?? {})).toEqual(sizes(then.zones));
    expect(shown?.history).toEqual(then.history);
    expect(shown?.offers).toEqual([]);
  }
});

test('cards that arrive together with the last words before them are shown like any others', () => {
  const [states] = DEALS;
  if (!states) throw new Error('no deal');
  const { stage, painted, pass } = theatre();
  const first = states.findIndex((s) => (s.zones['trick'] ?? []).length === 1);
  stage.receive(sceneOf(states[first - 2] as State, 0));
  expect(painted.at(-1)?.view?.phase).not.toBe('tricks');
  painted.length = 0;
  stage.receive(sceneOf(states[first + 2] as State, 1));
  pass(10_000);
  const now = view(rules, states[first + 2] as State, ME);
  expect(stayed(painted).map((one) => [cardsOn(one).length, one.view?.phase, one.view?.games])).toEqual(
    [1, 2, 3].map((n) => [n, 'tricks', now.games]),
  );
});

test.each([
  ['of somebody else', (s: State) => turnOf(rules, s).must.includes(ME), 2],
  ['of the viewer', (s: State) => isMine(s) && !turnOf(rules, s).must.includes(ME), 1],
] as const)('a card %s is painted first, and whose turn it is after that', (_, isAfter, lie) => {
  const { stage, painted, pass } = theatre();
  const isSought = (s: State): boolean => isAfter(s) && (s.zones['trick'] ?? []).length === lie;
  const states = DEALS.find((deal) => deal.some(isSought)) ?? [];
  const i = states.findIndex(isSought);
  const [before, after] = [states[i - 1] as State, states[i] as State];
  stage.receive(sceneOf(before, 0));
  painted.length = 0;
  stage.receive(sceneOf(after, 1));
  pass(0);
  expect(painted.map((one) => [cardsOn(one).length, one.prompt, one.view?.turn, one.isNow])).toEqual([
    [lie, 0, turnOf(rules, before), false],
    [lie, 1, turnOf(rules, after), true],
  ]);
  // The hand changes its looks with the turn, not with the card.
  const asksMe = [before, after].map((s) => turnOf(rules, s).must.includes(ME));
  expect(painted.map(({ view: shown }) => (shown?.offers ?? []).length > 0)).toEqual(asksMe);
});

test('what is said does not wait for what was said before it', () => {
  const states = DEALS[0] ?? [];
  const { stage, pass, here } = theatre();
  const others = states.findIndex((s, i) => i > 0 && [i, i + 1, i + 2].every((at) => !isMine(states[at] as State)));
  for (const i of [0, 1, 2].map((more) => others + more)) {
    expect(states[i]?.phase).not.toBe('tricks');
    stage.receive(sceneOf(states[i] as State, i));
    pass(0);
    expect([here()?.prompt, here()?.isNow]).toEqual([i, true]);
  }
});

/** The first of as many actions of others as there are `moves`, before the first trick: each moves cards, or does not. */
const firstOf = (states: readonly State[], moves: readonly boolean[]): number =>
  states.findIndex((_, i) =>
    moves.every((does, n) => {
      const [before, s] = [states[i + n - 1], states[i + n]];
      if (!before || !s || isMine(s) || s.phase === 'tricks') return false;
      return s.log.slice(before.log.length).some(({ type }) => type === 'moved') === does;
    }),
  );

test.each([
  ['what is said waits for cards that move before it, and not for other words', [true, false, false], 2],
  ['cards that move wait for other cards', [true, true], 1],
  ['cards that move wait for what was said', [false, true], 1],
] as const)('%s', (_, moves, shown) => {
  const states = DEALS.find((all) => firstOf(all, moves) >= 0) ?? [];
  const i = firstOf(states, moves);
  const { stage, pass, here } = theatre();
  stage.receive(sceneOf(states[i - 1] as State, i - 1));
  for (const at of moves.keys()) stage.receive(sceneOf(states[i + at] as State, i + at));
  pass(499);
  expect(here()?.prompt).toBe(i);
  pass(1);
  expect([here()?.prompt, here()?.isNow]).toEqual([i + shown, true]);
});

test('a click takes the trick away at once; what is already known is then shown', () => {
  const states = DEALS[0] ?? [];
  const { stage, pass, here } = theatre();
  const full = afterTrick(states, 1);
  stage.receive(sceneOf(states[full - 1] as State, 0));
  expect(stage.take()).toBe(false);
  stage.receive(sceneOf(states[full] as State, 1));
  pass(100);
  expect(here()?.trick).toBe('stands');
  expect(stage.take()).toBe(true);
  expect(here()?.trick).toBe('swept');
  expect(stage.take()).toBe(false);
  pass(249);
  expect(here()?.trick).toBe('swept');
  pass(1);
  expect(here()).toMatchObject({ trick: 'open', isNow: true });
});

test('without motion nothing is swept, and with a click for each trick none goes by itself', () => {
  const states = DEALS[0] ?? [];
  const { stage, painted, pass, here } = theatre({ trick: null, sweep: 0, card: 500 });
  const full = afterTrick(states, 1);
  stage.receive(sceneOf(states[full - 1] as State, 0));
  stage.receive(sceneOf(states[full] as State, 1));
  stage.receive(sceneOf(states[full + 1] as State, 2));
  pass(3_600_000);
  expect(here()?.trick).toBe('stands');
  stage.take();
  expect(cardsOn(here() as Shown)).toHaveLength(1);
  expect(painted.some(({ trick }) => trick === 'swept')).toBe(false);
});

test('what is settled besides the cards leaves a trick on the table, even the last one', () => {
  const states = DEALS.find((all) => tricksOf(all.at(-1) as State).length === 12) ?? [];
  const { stage, pass, here } = theatre();
  const end = states.length - 1;
  stage.receive(sceneOf(states[end - 1] as State, 0));
  stage.receive(sceneOf(states[end] as State, 1));
  pass(100);
  stage.receive(sceneOf(states[end] as State, 1, '2026-01-01T00:00:00.000Z'));
  expect(here()).toMatchObject({ trick: 'stands', isNow: false });
  expect(cardsOn(here() as Shown)).toHaveLength(4);
  pass(1850);
  expect(here()).toMatchObject({ view: null, trick: 'open' });
});

test('taking back shows at once, and nothing that was queued comes after it', () => {
  const states = DEALS[0] ?? [];
  const { stage, painted, pass, here } = theatre();
  const full = afterTrick(states, 1);
  stage.receive(sceneOf(states[full - 1] as State, 0));
  for (const i of [full, full + 1, full + 2]) stage.receive(sceneOf(states[i] as State, i));
  stage.receive(sceneOf(states[full - 1] as State, 9));
  const count = painted.length;
  expect(here()).toMatchObject({ prompt: 9, trick: 'open', isNow: true });
  pass(60_000);
  expect(painted).toHaveLength(count);
});

test('a page that was asleep is at most two tricks behind, and the rest comes in order', () => {
  const states = DEALS.find((all) => tricksOf(all.at(-1) as State).length === 12) ?? [];
  const { stage, painted, pass, here } = theatre();
  const [from, to] = [afterTrick(states, 1), afterTrick(states, 7)];
  stage.receive(sceneOf(states[from] as State, 0));
  painted.length = 0;
  for (let i = from + 1; i <= to; i++) stage.receive(sceneOf(states[i] as State, i));
  pass(60_000);
  expect(painted.filter(({ trick }) => trick === 'stands').length).toBeLessThanOrEqual(4);
  const numbers = painted.map(({ view: shown }) => (shown ? storyOf(shown).won.length : 0));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(here()).toMatchObject({ trick: 'open', isNow: true, prompt: to });
});

test('another table, or no table, starts from scratch', () => {
  const states = DEALS[0] ?? [];
  const { stage, pass, here } = theatre();
  const full = afterTrick(states, 1);
  stage.receive(sceneOf(states[full - 1] as State, 0));
  stage.receive(sceneOf(states[full] as State, 1));
  stage.receive({ ...sceneOf(states[full] as State, 2), table: 2 });
  expect(here()).toMatchObject({ prompt: 2, trick: 'open' });
  stage.receive(null);
  const before = here();
  pass(60_000);
  expect(here()).toBe(before);
});
