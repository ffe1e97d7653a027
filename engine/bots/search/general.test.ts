import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { start, turnOf } from '#engine/kernel/deal/apply.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { EXCHANGE } from '#engine/testing/games/exchange.ts';
import { POTATO } from '#engine/testing/games/potato.ts';
import { REDEAL } from '#engine/testing/games/redeal.ts';
import { LIAR } from '#engine/testing/games/ways/liar.ts';
import { WINDFALL } from '#engine/testing/games/windfall.ts';
import { playDeal } from '../match/deal.ts';
import { playMatch } from '../match/match.ts';
import { RANDOM_BOT } from '../random.ts';
import type { Bot, Watch } from '../types.ts';
import { generalPlayer } from './general.ts';
import { thinking, thoughtThrough, type Valued } from './types.ts';

const searching = (game: GameDefinition) => generalPlayer({ game: () => game, otherwise: RANDOM_BOT });

/** The first decision of a deal. */
function firstOf(game: GameDefinition, seed: string): View {
  const rules = game.rules(tableOf(game, 'plain'));
  const deck = shuffled(rules.pack.cards, seededRng(seed));
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: game.tables[0] ?? 0, dealer: 0, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  return view(rules, begun.value, must(turnOf(rules, begun.value).must[0], 'somebody who must act'));
}

/** What is thought of a decision; `after`: after how many steps it is stopped, `Infinity` for never. */
function thought(game: GameDefinition, seed: string, playouts: number, after = Infinity): readonly Valued[] {
  const stop = { aborted: false };
  const table = tableOf(game, 'plain');
  const course = searching(game).decide(firstOf(game, seed), table, seededRng(seed), { playouts, stop });
  for (let steps = 1; ; steps++) {
    const step = course.next();
    if (step.done === true) return step.value;
    stop.aborted = steps >= after;
  }
}

/** The same game; counted is how often something is done in it, and how often it is shown as it is, which is every `fits`-th time. */
function counted(
  game: GameDefinition,
  fits: number,
): { readonly game: GameDefinition; readonly count: { done: number } } {
  const count = { done: 0 };
  let shown = 0;
  const rules = game.rules(tableOf(game, 'plain'));
  const phases = rules.phases.map((phase) => ({
    ...phase,
    decide(...asked: Parameters<typeof phase.decide>) {
      count.done++;
      return phase.decide(...asked);
    },
    show: (...asked: Parameters<typeof phase.show>) => (shown++ % fits === 0 ? phase.show(...asked) : 'something else'),
  }));
  return { game: { ...game, rules: () => ({ ...rules, phases }) }, count };
}

describe.each([POTATO, LIAR])('$id, a deal of many actions', (game) => {
  const { game: same, count } = counted(game, 1);
  const [playouts, longest] = [16, 100];
  const search = thinking(searching(same), playouts);

  /** How much was done, and how many deals were imagined, at each decision of two deals. */
  function counts(): readonly { readonly done: number; readonly fit: number }[] {
    const found: { readonly done: number; readonly fit: number }[] = [];
    const bot: Bot = {
      act(seen, table, rng) {
        const before = count.done;
        let fit = 0;
        const watch: Watch = { imagined: (fits) => (fit += Number(fits)), foundNone: () => undefined };
        const action = search.act(seen, table, rng, watch);
        found.push({ done: count.done - before, fit });
        return action;
      },
    };
    const table = tableOf(same, 'plain');
    const rules = same.rules(table);
    const seats = same.tables[0] ?? 0;
    const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
    const players = Array.from({ length: seats }, (_, seat) => ({ bot, rng: seededRng(seat) }));
    for (const seed of ['long', 'longer']) {
      const deck = shuffled(rules.pack.cards, seededRng(seed));
      playDeal(rules, table, { table: seats, dealer: 0, deck, now }, players);
    }
    return found;
  }

  test('a decision takes no more actions in thought than its play-outs could, and every deal serves two play-outs at least', () => {
    const found = counts();
    expect(found.length).toBeGreaterThan(10);
    expect(Math.max(...found.map(({ done }) => done))).toBeLessThanOrEqual(playouts * longest);
    expect(Math.max(...found.map(({ fit }) => fit))).toBeLessThanOrEqual(playouts / 2);
  });
});

test('what seldom fits is not looked for without end', () => {
  const { game } = counted(EXCHANGE, 15);
  const tries = { fit: 0, missed: 0, foundNone: 0 };
  const watch: Watch = {
    imagined(fits) {
      tries[fits ? 'fit' : 'missed']++;
    },
    foundNone() {
      tries.foundNone++;
    },
  };
  thoughtThrough(
    searching(game).decide(firstOf(game, 'rare'), tableOf(game, 'plain'), seededRng('rare'), {
      ...{ playouts: 40, stop: { aborted: false }, watch },
    }),
  );
  expect(tries).toEqual({ fit: 2, missed: 40, foundNone: 0 });
});

describe.each([EXCHANGE, REDEAL, WINDFALL])('$id', (game) => {
  test('it plays better than chance', () => {
    const table = tableOf(game, 'plain');
    const { low } = playMatch({
      ...{ rules: game.rules(table), table, seats: game.tables[0] ?? 0, deals: 20, seed: 'general' },
      ...{ a: thinking(searching(game), 40), b: RANDOM_BOT },
    });
    expect(low).toBeGreaterThan(0);
  });

  test('the same view, chance and budget give the same decision', () => {
    expect(thought(game, 'same', 40)).toEqual(thought(game, 'same', 40));
  });

  test('no further deal is begun once nobody waits for it', () => {
    const [whole, stopped] = [thought(game, 'stop', 60), thought(game, 'stop', 60, 1)];
    expect(whole.every(({ worlds }) => worlds > 1)).toBe(true);
    expect(stopped.map(({ worlds }) => worlds)).toEqual(whole.map(() => 1));
  });
});
