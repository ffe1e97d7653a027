import { expect, test } from 'vitest';
import { must } from '../core/assert-never.ts';
import { rational } from '../core/rational.ts';
import { ok } from '../core/result.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import { koenigrufen } from '../games/koenigrufen/game.ts';
import { start, turnOf } from '../kernel/deal/apply.ts';
import { view } from '../kernel/deal/redact.ts';
import type { GameDefinition } from '../kernel/family/definition.ts';
import { tableOf } from '../testing/any-table.ts';
import { EXCHANGE } from '../testing/games/exchange.ts';
import { RULE_BOT } from './rule-bot.ts';
import { tablePlayer } from './table-player.ts';

/** What the player at the table thinks of the first decision of a deal, and what the rule player says of it. */
function first(game: GameDefinition, profile: string) {
  const table = tableOf(game, profile);
  const rules = game.rules(table);
  const deck = shuffled(rules.pack.cards, seededRng('first'));
  const now = { deal: 1, factors: [], pot: rational(0), notes: {} };
  const begun = start(rules, { table: game.tables[0] ?? 0, dealer: 0, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  const seen = view(rules, begun.value, must(turnOf(rules, begun.value).must[0], 'a seat'));
  const course = tablePlayer(() => ok(game)).decide(seen, table, seededRng(1), {
    playouts: 40,
    stop: { aborted: false },
  });
  for (let steps = 0; ; steps++) {
    const step = course.next();
    if (step.done === true) return { thought: step.value, steps, byRule: RULE_BOT.act(seen, table, seededRng(1)) };
  }
}

test('a family with rules of thumb is played by them, at once while the end is far', () => {
  const { thought, steps, byRule } = first(koenigrufen, 'einfach');
  expect(thought.map(({ action }) => action)).toEqual([byRule]);
  expect(steps).toBe(0);
});

test('a family that nobody has rules of thumb for is played by searching', () => {
  const { thought, byRule } = first(EXCHANGE, 'plain');
  expect(byRule).toBeNull();
  expect(thought.length).toBeGreaterThan(1);
  expect(thought.every(({ worlds }) => worlds > 0)).toBe(true);
});
