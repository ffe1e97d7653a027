import { expect, test } from 'vitest';
import { view } from '#engine/kernel/deal/redact.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { WAYS } from '#engine/testing/games/ways/index.ts';
import { playedAtRandom } from '#engine/testing/played-at-random.ts';
import { laidOpen } from './laid-open.ts';

const CASES = WAYS.flatMap((game) => [0, 1, 2, 3, 4, 5].map((seed) => ({ game, id: game.id, seed })));

test.each(CASES)('in $id, deal $seed, each card is laid open once, in the hand that was dealt it', ({ game, seed }) => {
  const rules = game.rules(tableOf(game, 'plain'));
  const { end } = playedAtRandom(rules, seed, 0, undefined, 3);
  for (const viewer of ['open', 0, 1, 'spectator'] as const) {
    const { hands } = laidOpen(view(rules, end, viewer));
    const all = hands.flatMap(({ cards, laid }) => [...cards, ...laid]);
    expect(new Set(all).size).toBe(all.length);
  }
  // Whatever was taken from the table meanwhile, and played again, belongs to whoever had it first.
  if (game.id !== 'probe-liar') return;
  for (const { seat, cards } of laidOpen(view(rules, end, 'open')).hands) {
    const dealt = end.log.find((event) => event.type === 'moved' && event.to === `hand:${seat}`);
    expect([...cards].sort()).toEqual(dealt?.type === 'moved' ? [...dealt.cards].sort() : []);
  }
});
