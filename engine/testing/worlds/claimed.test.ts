import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { TRICK } from '#engine/core/card.ts';
import { ZERO } from '#engine/core/rational.ts';
import { seededRng } from '#engine/core/rng.ts';
import { suitOf } from '#engine/decks/deck-54.ts';
import { apply, offersTo, start } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { worldsOf } from '#engine/kernel/worlds/worlds.ts';
import { tableOf } from '../any-table.ts';
import { LIAR } from '../games/ways/liar.ts';

const TRIES = 200;

test('of a card that was put face down most possible deals believe what was claimed, but not all', () => {
  const rules = LIAR.rules(tableOf(LIAR, 'plain'));
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: 3, dealer: 0, deck: rules.pack.cards, now });
  if (!begun.ok) throw new Error(begun.error.code);
  const [leader = 0, other = 0] = begun.value.active;
  const claim = must(
    [...actionsOf(offersTo(rules, begun.value, leader))].find((action) => 'suit' in action && action.suit === 'D'),
    'a claim',
  );
  const led = apply(rules, begun.value, leader, claim);
  if (!led.ok) throw new Error(led.error.code);
  const worlds = worldsOf(rules, view(rules, led.value, other), seededRng('claimed'));
  const piles = Array.from({ length: TRIES }, () => worlds.next().value).flatMap((world) =>
    world ? [world.state.zones[TRICK] ?? []] : [],
  );
  const believed = piles.filter(([card = '']) => suitOf(card) === 'D').length / piles.length;
  expect(believed).toBeGreaterThan(0.6);
  expect(believed).toBeLessThan(1);
});
