import { expect, test } from 'vitest';
import { ZERO } from '../core/rational.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import { start } from '../kernel/deal/apply.ts';
import { playOut, randomPolicy } from './driver.ts';
import { ORDERING } from './games/ordering.ts';
import { POTATO, POTATO_SECONDS } from './games/potato.ts';
import type { ProbeGame } from './games/probe.ts';

/** How many actions each of these deals has. */
function lengths(game: ProbeGame, deals: number): readonly number[] {
  const table = game.tableRules('plain', {});
  if (!table.ok) throw new Error(table.error.code);
  const rules = game.rules(table.value);
  return Array.from({ length: deals }, (_, deal) => {
    const rng = seededRng(`driver/${deal}`);
    const deck = shuffled(rules.pack.cards, rng);
    const begun = start(rules, { table: 4, dealer: 0, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } });
    if (!begun.ok) throw new Error(begun.error.code);
    const report = (kind: string): never => {
      throw new Error(kind);
    };
    return playOut(rules, begun.value, randomPolicy(game, rng), rng, report).log.filter(({ type }) => type === 'said')
      .length;
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test('a phase with a clock of its own lasts about as many actions as seconds, and others end as they did', () => {
  const held = mean(lengths(POTATO, 40));
  expect(held).toBeGreaterThan(POTATO_SECONDS / 2);
  expect(held).toBeLessThan(POTATO_SECONDS * 2);
  expect(mean(lengths(ORDERING, 40))).toBeLessThan(10);
});
