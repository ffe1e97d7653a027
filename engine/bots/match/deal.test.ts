import { expect, test } from 'vitest';
import { ZERO } from '#engine/core/rational.ts';
import { offersTo, start } from '#engine/kernel/deal/apply.ts';
import { actionsOf } from '#engine/kernel/deal/offers.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { LIAR } from '#engine/testing/games/ways/liar.ts';
import { type Choose, goOn } from './deal.ts';

test.each([1, 4])('whoever has the patience for %i actions lets the clock run out after them', (patience) => {
  const rules = LIAR.rules(tableOf(LIAR, 'plain'));
  const now = { deal: 1, factors: [], pot: ZERO, notes: {} };
  const begun = start(rules, { table: 3, dealer: 0, deck: rules.pack.cards, now });
  if (!begun.ok) throw new Error(begun.error.code);
  const first: Choose = (s, seat) => {
    const [action = null] = actionsOf(offersTo(rules, s, seat));
    return action;
  };
  const said = (end: typeof begun.value) => end.log.flatMap((event) => (event.type === 'said' ? [event.by] : []));
  const inHaste = said(goOn(rules, begun.value, first, { patience }));
  expect(inHaste).toHaveLength(patience + 1);
  expect(inHaste.at(-1)).toBe('table');
  expect(said(goOn(rules, begun.value, first)).length).toBeGreaterThan(patience + 1);
});
