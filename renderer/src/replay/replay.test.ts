import '../testing/loaded.ts';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#engine/games/index.ts';
import { record } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { playedAtRandom } from '#engine/testing/played-at-random.ts';
import { GIVEN_WORDS } from '../i18n/given-words.ts';
import { Words } from '../i18n/words.ts';
import { storyOf, trickOnTable } from '../table/story/story.ts';
import { Replay } from './replay.svelte.ts';
import { stepWords } from './steps.ts';
import { watch, type Watched } from './watch.ts';

const game = GAMES.koenigrufen;
const found = tableOf(game, 'tirol-speisezettel');
const tableRules = found;
const rules = game.rules(tableRules);
const names = ['Anna', 'Bert', 'Cilli', 'Doris'];

/** A deal played at random, as its record. */
function randomDeal(seed: number): DealRecord {
  const quiet = ({ type }: { readonly type: string }) => (['good', 'pass', 'vorhand'].includes(type) ? 20 : 1);
  const { deck, end } = playedAtRandom(rules, seed, seed % 4, quiet);
  return record(rules, tableRules, deck, end);
}

function watched(deal: DealRecord): Watched {
  const seen = watch(deal);
  if (!seen.ok) throw new Error(seen.error.code);
  return seen.value;
}

describe.each(Array.from({ length: 25 }, (_, seed) => seed))('deal %i', (seed) => {
  const deal = randomDeal(seed);
  const seen = watched(deal);
  const replay = new Replay(seen);

  test('can be viewed from the first cards to the settlement', () => {
    expect(replay.end).toBe(deal.actions.length);
    expect(seen.fault).toBeNull();
    expect(seen.settled).toEqual({ row: deal.row, settlement: deal.settlement });
    expect(seen.differs).toEqual([]);
    replay.first();
    expect(replay.step).toBeUndefined();
    for (let i = 0; i < replay.end; i++) {
      expect(replay.coming?.action).toEqual(deal.actions[i]?.[1]);
      replay.next();
    }
    expect(replay.index).toBe(replay.end);
    expect(replay.coming).toBeUndefined();
    replay.next();
    expect(replay.index).toBe(replay.end);
  });

  test('shows every card openly, and those of the next step where they still are', () => {
    for (let i = 0; i <= replay.end; i++) {
      replay.go(i);
      expect(Object.values(replay.view.zones).flat()).not.toContain(null);
      const { coming } = replay;
      if (!coming || typeof coming.by !== 'number') continue;
      const inReach = ['talon:0', 'talon:1', `hand:${coming.by}`].flatMap((zone) => replay.view.zones[zone] ?? []);
      for (const card of replay.marked) expect(inReach).toContain(card);
      if (coming.action.type === 'play') expect(replay.marked).toHaveLength(1);
    }
  });

  test('knows to which trick each card belongs and who won it', () => {
    const last = seen.states.at(-1) ?? seen.states[0];
    const won = replay.steps.flatMap(({ winner }) => winner ?? []);
    expect(won).toEqual(tricksOf(last).map(({ winner }) => winner));
    for (const { number } of storyOf(replay.view).won) {
      replay.toTrick(number);
      expect(replay.trick).toBe(number);
      expect(storyOf(replay.view).trick).toHaveLength(1);
      expect(trickOnTable(storyOf(replay.view))?.number).toBe(number);
    }
    replay.toTrick(0);
    expect(replay.index).toBe(0);
  });

  test.each(['de', 'en'] as const)('every step has words, under a heading (%s)', (language) => {
    const words = new Words(language, deal);
    for (const step of replay.steps) {
      const said = stepWords(step, names, words);
      expect(said).not.toMatch(/undefined|\[object/);
      expect(said.split(': ')[1]).not.toBe(step.action.type);
    }
    expect(replay.chapters.flatMap(({ steps }) => steps)).toEqual(replay.steps);
    for (const { steps } of replay.chapters.filter(({ trick }) => trick > 0))
      expect(steps.length).toBeLessThanOrEqual(4);
  });
});

test('a player without a name is addressed', () => {
  const seen = watched(randomDeal(3));
  const [step] = new Replay(seen).steps;
  if (!step) throw new Error('no step');
  const words = new Words('de', seen.record);
  const me = names.map(() => GIVEN_WORDS.de.me);
  expect(stepWords(step, me, words)).toMatch(/^Du: /);
});

test('an action that the rules refuse ends the deal there, with its number and reason', () => {
  const deal = randomDeal(3);
  const at = deal.actions.findLastIndex(([, { type }]) => type === 'play');
  const [by] = deal.actions[at] ?? [0];
  const broken = deal.actions.map((one, i) => (i === at ? ([by, { type: 'play', card: 'T99' }] as const) : one));
  const seen = watched({ ...deal, actions: broken });
  expect(seen.fault?.index).toBe(at);
  expect(seen.states).toHaveLength(at + 1);
  expect(seen.settled).toBeNull();
  const replay = new Replay(seen);
  expect(replay.end).toBe(at);
  expect(replay.refused && stepWords(replay.refused, names, new Words('de', deal))).toMatch(/^Cilli: Tarock /);
});

test('a deal that cannot even be dealt is refused', () => {
  const deal = randomDeal(1);
  const refusedAs = (changed: Partial<DealRecord>) => {
    const seen = watch({ ...deal, ...changed });
    return seen.ok ? null : seen.error.code;
  };
  expect(refusedAs({ deck: deal.deck.slice(1) })).toBe('not-the-pack');
  expect(refusedAs({ family: 'schnapsen' })).toBe('unknown-family');
  expect(refusedAs({ table: 3 })).toBe('no-such-table');
  expect(refusedAs({ dealer: 4 })).toBe('no-such-dealer');
  expect(refusedAs({ rulesVersion: 99 })).toBe('newer-rules');
  expect(refusedAs({})).toBeNull();
});

test("a settlement that differs from the rules' is reported", () => {
  const deal = randomDeal(2);
  expect(deal.settlement?.length).toBeGreaterThan(0);
  const [first, ...others] = deal.settlement ?? [];
  const changed = first ? [{ ...first, base: { n: 77, d: 1 } }, ...others] : [];
  expect(watched({ ...deal, settlement: changed }).differs.map(({ code }) => code)).toEqual(['settlement-differs']);
  expect(watched({ ...deal, settlement: null }).differs).toEqual([]);
});
