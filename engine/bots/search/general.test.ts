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
import { REDEAL } from '#engine/testing/games/redeal.ts';
import { WINDFALL } from '#engine/testing/games/windfall.ts';
import { playMatch } from '../match/match.ts';
import { RANDOM_BOT } from '../random.ts';
import { generalPlayer } from './general.ts';
import { thinking, type Valued } from './types.ts';

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
