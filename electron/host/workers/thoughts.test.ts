import { expect, test } from 'vitest';
import { RANDOM_BOT } from '#engine/bots/random.ts';
import { generalPlayer } from '#engine/bots/search/general.ts';
import type { Searcher } from '#engine/bots/search/types.ts';
import { must } from '#engine/core/assert-never.ts';
import { ZERO } from '#engine/core/rational.ts';
import { ok } from '#engine/core/result.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { start, turnOf } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { EXCHANGE } from '#engine/testing/games/exchange.ts';
import { type BotAnswer, type DecisionQuestion, shared, STEPS, WORKS_ON } from './questions.ts';
import { Thoughts } from './thoughts.ts';

const find = () => ok(EXCHANGE);
const rules = tableOf(EXCHANGE, 'plain');

/** The first decision of a deal. */
function decision(more: Partial<DecisionQuestion> = {}): DecisionQuestion {
  const game = EXCHANGE.rules(rules);
  const deck = shuffled(game.pack.cards, seededRng('thoughts'));
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(game, { table: EXCHANGE.tables[0] ?? 0, dealer: 0, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  const seen = view(game, begun.value, must(turnOf(game, begun.value).must[0], 'a seat'));
  return { wants: 'action', view: seen, rules, seed: 'a', playouts: 80, stop: shared(1), ...more };
}

/** Steps until there is nothing left to think about. */
function answersOf(thoughts: Thoughts): readonly BotAnswer[] {
  const answers: BotAnswer[] = [];
  while (!thoughts.isIdle) {
    const answer = thoughts.step();
    if (answer) answers.push(answer);
  }
  return answers;
}

/** A player that takes three steps, and writes down whose each of them was. */
function stepping() {
  const steps: string[] = [];
  const player: Searcher = {
    *decide(seen, _, rng) {
      const name = `${String(seen.viewer)} ${rng().toFixed(2)}`;
      for (let n = 0; n < 3; n++) yield void steps.push(name);
      return [];
    },
  };
  return { steps, player };
}

test('everybody has a step in turn, and a tip has all of its first', () => {
  const { steps, player } = stepping();
  const thoughts = new Thoughts(find, player);
  const pulse = shared(2);
  const seeds = ['a', 'b', 'c'];
  for (const [i, seed] of seeds.entries())
    thoughts.begin({ id: i + 1, asked: decision({ seed, wants: seed === 'c' ? 'tip' : 'action' }), pulse });
  expect(answersOf(thoughts).map(({ id }) => id)).toEqual([3, 1, 2]);
  const [a, b, c] = seeds.map((seed) => `${String(decision().view.viewer)} ${seededRng(seed)().toFixed(2)}`);
  expect(steps).toEqual([c, c, c, a, b, a, b, a, b]);
  expect([pulse[WORKS_ON], pulse[STEPS]], 'it works on nothing, after four steps for each').toEqual([0, 12]);
});

/** The general player, with a count of the deals that it has played to their end; `after`: then somebody says stop. */
function counted(asked: DecisionQuestion, after = Infinity) {
  let ended = 0;
  const rules: GameDefinition['rules'] = (table) => {
    const game = EXCHANGE.rules(table);
    const settle: typeof game.settle = (...of) => {
      ended++;
      if (ended === after) Atomics.store(asked.stop, 0, 1);
      return game.settle(...of);
    };
    return { ...game, settle };
  };
  const player = generalPlayer({ game: () => ({ ...EXCHANGE, rules }), otherwise: RANDOM_BOT });
  const thoughts = new Thoughts(find, player);
  thoughts.begin({ id: 1, asked, pulse: shared(2) });
  const [answer] = answersOf(thoughts);
  return { ended, given: must(answer, 'an answer').given };
}

test('after the signal no further deal is played out, in the middle of a decision too', () => {
  const whole = counted(decision());
  expect(whole.ended).toBeGreaterThan(40);
  expect(whole.given).toMatchObject({ isCut: false });
  for (const after of [1, 2, 3, 17, whole.ended - 1]) {
    const cut = counted(decision(), after);
    expect(cut.ended).toBe(after);
    expect(cut.given, 'what is best so far').toMatchObject({ wants: 'action', isCut: true });
    expect(cut.given.found).not.toBeNull();
  }
});

test('what was stopped before it began, or may not search, plays nothing out', () => {
  const stop = shared(1);
  Atomics.store(stop, 0, 1);
  expect(counted(decision({ stop }))).toMatchObject({ ended: 0, given: { isCut: true } });
  expect(counted(decision({ playouts: 0 }))).toMatchObject({ ended: 0, given: { isCut: false } });
});

test('the same seed decides the same', () => {
  const found = (seed: string) => counted(decision({ seed, playouts: 12 })).given;
  const seeds = Array.from({ length: 12 }, (_, i) => `seed ${String(i)}`);
  expect(seeds.map(found)).toEqual(seeds.map(found));
});
