import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { DECK_54 } from '#engine/decks/deck-54.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { sampleAction } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { tricksOf } from '#engine/phases/tricks.ts';
import { storyOf } from '../story/story.ts';
import { type Shown, Stage, type StagePace } from './stage.ts';

const game = GAMES.koenigrufen;
const tableRules = game.tableRules('tirol-speisezettel', {});
if (!tableRules.ok) throw new Error(tableRules.error.code);
const rules = game.rules(tableRules.value);
const ME = 0;

const QUIET = ['good', 'pass', 'vorhand'];
const likelihood = (action: Action): number => (QUIET.includes(action.type) ? 50 : 1);

/** Every state of a deal that is played at random. */
function statesOf(seed: number): readonly State[] {
  const rng = seededRng(seed);
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: 4, dealer: seed % 4, deck: shuffled(DECK_54, rng), now });
  if (!begun.ok) throw new Error(begun.error.code);
  const states = [begun.value];
  for (;;) {
    const s = states.at(-1) ?? begun.value;
    const [seat] = turnOf(rules, s).must;
    if (seat === undefined) return states;
    const next = apply(rules, s, seat, sampleAction(offersTo(rules, s, seat), rng, likelihood));
    if (!next.ok) throw new Error(next.error.code);
    states.push(next.value);
  }
}

/** As the host sends it to the seat at the screen; `flow`: what is settled besides the cards. */
function sceneOf(s: State, prompt: number, thinks: string | null = null): TableScene {
  const seen = view(rules, s, ME);
  const finished = () =>
    ({ deal: 1, source: 'played', row: rules.read(s), settlement: [], view: seen, fair: null }) as const;
  return {
    evening: 'e',
    round: 1,
    table: 1,
    purpose: 'free-table',
    names: ['Anna', 'Bert', 'Cilli', 'Doris'],
    holders: ['person', 'bot', 'bot', 'bot'],
    devices: [null, null, null, null],
    passed: [null, null, null, null],
    rules: tableRules.ok ? tableRules.value : { family: '', profile: '', options: {}, rulesVersion: 1 },
    deals: 4,
    closed: s.end === null ? 0 : 1,
    ended: false,
    situation: s.now,
    rewind: { back: true, anew: true, again: false },
    flow: { pause: null, question: null, thinks },
    prompt,
    view: s.end === null ? seen : null,
    fair: null,
    sealed: false,
    last: s.end === null ? null : finished(),
  };
}

const NORMAL: StagePace = { trick: 1600, sweep: 250, card: 500 };

interface Painted extends Shown {
  readonly at: number;
}

/** A stage with a clock that the test advances, and everything that it has painted. */
function theatre(pace: StagePace = NORMAL) {
  let now = 0;
  const due = new Set<{ readonly at: number; readonly then: () => void }>();
  const painted: Painted[] = [];
  const stage = new Stage(
    (then, milliseconds) => {
      const one = { at: now + milliseconds, then };
      due.add(one);
      return () => due.delete(one);
    },
    () => pace,
    (shown) => shown && painted.push({ ...shown, at: now }),
  );
  const pass = (milliseconds: number) => {
    const until = now + milliseconds;
    for (;;) {
      const [next] = [...due].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      due.delete(next);
      now = next.at;
      next.then();
    }
    now = until;
  };
  const here = () => painted.at(-1);
  return { stage, painted, pass, here };
}

/** Cards on the felt, as the table paints them. */
function cardsOn({ view, trick }: Shown): readonly string[] {
  if (!view) return [];
  const story = storyOf(view);
  const lies = trick === 'open' ? story.trick : (story.won.at(-1)?.cards ?? []);
  return lies.flatMap(({ card }) => card ?? []);
}

/** What stayed on the screen: a card and whose turn it is then follow each other at once. */
const stayed = (painted: readonly Painted[]): readonly Painted[] =>
  painted.filter(({ at }, i) => painted[i + 1]?.at !== at);

/** The state of a deal with so many complete tricks, before the first card of the next one. */
const afterTrick = (states: readonly State[], n: number): number => states.findIndex((s) => tricksOf(s).length === n);

/** Whether the viewer acted last. */
const isMine = (s: State): boolean => {
  const last = s.log.findLast(({ type }) => type === 'said');
  return last?.type === 'said' && last.by === ME;
};

/** Deals that are played to the last card, or ended earlier. */
const DEALS = Array.from({ length: 30 }, (_, seed) => statesOf(seed)).filter(
  (states) => tricksOf(states.at(-1) as State).length > 0,
);

test('there are deals to look at, complete ones and others that end early', () => {
  const tricks = DEALS.map((states) => tricksOf(states.at(-1) as State).length);
  expect(tricks).toContain(12);
  expect(tricks.some((n) => n < 12)).toBe(true);
});

test.each(DEALS.map((states, i) => [i, states] as const))(
  'deal %i: every card is painted, and every trick stays for its pause, the last one too',
  (_, states) => {
    const { stage, painted, pass } = theatre();
    // The host is always as far ahead as possible: until the person has to play.
    for (const [i, s] of states.entries()) {
      if (isMine(s)) pass(60_000);
      stage.receive(sceneOf(s, i));
    }
    pass(60_000);
    const won = tricksOf(states.at(-1) as State);
    const stood = painted.filter(({ trick }) => trick === 'stands');
    expect(stood.map(cardsOn)).toEqual(won.map(({ cards }) => cards));
    for (const one of stood) {
      const next = painted[painted.indexOf(one) + 1];
      expect([next?.trick, (next?.at ?? 0) - one.at]).toEqual(['swept', 1600]);
      const after = painted[painted.indexOf(one) + 2];
      expect([after?.trick, (after?.at ?? 0) - one.at]).toEqual(['open', 1850]);
      expect([one.view?.offers, one.view?.turn.must]).toEqual([[], []]);
    }
    // Card after card, and never a state that did not exist.
    const felt = painted.map((one) => cardsOn(one).length);
    for (const [i, n] of felt.entries()) expect(n - (felt[i - 1] ?? 0)).toBeLessThanOrEqual(1);
    const seen = new Set(painted.flatMap((one) => cardsOn(one)));
    expect(seen.size).toBe(won.length * 4);
    expect(painted.at(-1)).toMatchObject({ view: null, isNow: true });
  },
);

/** What lies in the talon, or was laid away, as far as a view shows it. */
const faceUp = ({ zones }: Pick<View, 'zones'>): readonly string[] =>
  Object.entries(zones)
    .flatMap(([zone, cards]) => (/^(?:talon|laid):/.test(zone) ? cards : []))
    .filter((card) => card !== null);

test.each(DEALS.map((states, i) => [i, states] as const))(
  'deal %i: talon and discards lie on the felt as they lay in play, although the score has laid them open',
  (_, states) => {
    const end = states.length - 1;
    const before = faceUp(view(rules, states[end - 1] as State, ME));
    for (const from of [end - 1, Math.max(1, end - 6)]) {
      const { stage, painted, pass } = theatre();
      stage.receive(sceneOf(states[from] as State, 0));
      stage.receive(sceneOf(states[end] as State, 1));
      pass(60_000);
      const shown = painted.flatMap((one) => (one.view ? faceUp(one.view) : []));
      expect(shown.filter((card) => !before.includes(card))).toEqual([]);
      expect(painted.at(-1)?.view).toBeNull();
    }
  },
);

test('there are deals in which that hides something', () => {
  const opened = DEALS.filter((states) => {
    const [before, after] = [-2, -1].map((at) => faceUp(view(rules, states.at(at) as State, ME)).length);
    return (before ?? 0) < (after ?? 0);
  });
  expect(opened.length).toBeGreaterThan(0);
});

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

/** The number of the first action from which on so many in a row are of others before the first trick, each of which moves cards or not. */
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
