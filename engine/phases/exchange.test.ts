import { expect, test } from 'vitest';
import { refusing } from '#engine/core/refusal.ts';
import { actionsOf } from '../kernel/deal/offers.ts';
import { choosing, groupOffers, isGroupFirst, refuseStrange } from './exchange.ts';

const refusal = refusing<string>('family:test');

const GROUPS = [
  ['A1', 'A2', 'A3'],
  ['B1', 'B2', 'B3'],
];
const [A = [], B = []] = GROUPS;

test('if all must be taken, all are chosen', () => {
  expect(choosing(A, 3, 3)).toEqual({ from: A, fixed: A, min: 3, max: 3 });
  expect(choosing(A, 1, 3)).toEqual({ from: A, fixed: [], min: 1, max: 3 });
});

test('who has to take as many as a group has takes one of them', () =>
  expect(groupOffers('take', GROUPS, { least: 3, most: 3 })).toEqual(
    GROUPS.map((own, group) => ({
      ...{ kind: 'cards', type: 'take', with: { group }, from: own, fixed: own, min: 3, max: 3 },
    })),
  ));

test('with everything allowed it is nothing, some of a group, or a group and some of the other', () => {
  const offers = groupOffers('take', GROUPS, { least: 0, most: 6 });
  const all = [...A, ...B];
  expect(offers).toEqual([
    { kind: 'cards', type: 'take', with: { group: 0 }, from: A, fixed: [], min: 1, max: 3 },
    { kind: 'cards', type: 'take', with: { group: 0 }, from: all, fixed: A, min: 4, max: 6 },
    { kind: 'cards', type: 'take', with: { group: 1 }, from: B, fixed: [], min: 1, max: 3 },
    { kind: 'cards', type: 'take', with: { group: 1 }, from: all, fixed: B, min: 4, max: 5 },
    { kind: 'one-of', actions: [{ type: 'take', group: 0, cards: [] }] },
  ]);
  // Nothing and everything once, for each group: 3 + 3 + 1 of it, and 3 + 3 with it.
  expect([...actionsOf(offers)]).toHaveLength(2 + 2 * 13);
});

test.each<[readonly string[], boolean]>([
  [[], true],
  [['A1', 'A3'], true],
  [A, true],
  [[...A, 'B2'], true],
  [[...A, ...B], true],
  [['B1'], false],
  [['A1', 'B1'], false],
  [B, false],
])('of the first group %j is allowed: %s', (cards, isAllowed) => expect(isGroupFirst(cards, A)).toBe(isAllowed));

test('a card that does not lie there is refused before one that is named twice', () => {
  const code = (...cards: readonly string[]) => refuseStrange(cards, A, (one) => refusal(one), 'probe')?.code;
  expect([code('A1', 'A1', 'B1'), code('A1', 'A1'), code('A1', 'A2')]).toEqual([
    'not-in-talon',
    'card-twice',
    undefined,
  ]);
});
