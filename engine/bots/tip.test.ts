import { expect, test } from 'vitest';
import { fill } from '../core/text.ts';
import { koenigrufen } from '../games/koenigrufen/game.ts';
import type { Action } from '../kernel/deal/action.ts';
import type { View } from '../kernel/deal/view.ts';
import { tableOf } from '../testing/any-table.ts';
import { dealOut } from '../testing/dealt.ts';
import { EXCHANGE } from '../testing/games/exchange.ts';
import { RULE_BOT } from './rule-bot.ts';
import type { Valued } from './search/types.ts';
import { compared, meanAndError, type Tried } from './search/valued.ts';
import { tipOf } from './tip.ts';

const NONE = tableOf(EXCHANGE, 'plain');
const [A, B, C] = ['a', 'b', 'c'].map((type): Action => ({ type })) as [Action, Action, Action];

/** A view in which these things can be done. */
const offering = (...actions: readonly Action[]): View => ({
  ...dealOut({}).seenBy(0),
  offers: [{ kind: 'one-of', actions }],
});

/** As whoever tries them compares them: the best on average first. */
const bestFirst = (tried: readonly Tried[]): readonly Valued[] =>
  compared(tried.toSorted((a, b) => meanAndError(b.payments).mean - meanAndError(a.payments).mean));

/** What is said, with what would be done instead by its type. */
function said(view: View, payments: Readonly<Record<string, readonly number[]>>): string | undefined {
  const tip = tipOf(
    view,
    NONE,
    bestFirst(Object.entries(payments).map(([type, paid]) => ({ action: { type }, payments: paid }))),
  );
  const values = {
    ...(tip?.reason.values as Readonly<Record<string, number>> | undefined),
    other: tip?.other?.type ?? '{other}',
  };
  return tip ? `${tip.action.type}: ${fill(tip.reason.text.de, values)}` : undefined;
}

test('where there are no rules of thumb, a tip says in how many possible deals it is best, and what is in the others', () => {
  const view = offering(A, B, C);
  expect(said(view, { a: [2, 2, 2, -1], b: [1, 1, 1, 0], c: [0, 0, 0, 1] })).toBe(
    'a: In 3 von 4 möglichen Verteilungen das Beste; sonst c.',
  );
  expect(said(view, { a: [1, 1], b: [0, 1] })).toBe('a: In 2 von 2 möglichen Verteilungen das Beste.');
  expect(said(view, { a: [1, 1], b: [1, 1] })).toBe(
    'a: In 2 von 2 möglichen Verteilungen ist es gleich, was du hier tust.',
  );
  expect(said(view, { a: [3, 3, 9], b: [4, 1, 0], c: [0, 4, 0] })).toBe(
    'a: Im Schnitt von 3 möglichen Verteilungen bringt das am meisten; am nächsten kommt b.',
  );
});

test('what brings exactly as much on average is as good, and what comes closest brings most besides', () => {
  const view = offering(A, B, C);
  expect(said(view, { a: [3, 3, 3], b: [4, 5, 0], c: [0, 4, 4] })).toBe(
    'a: Im Schnitt von 3 möglichen Verteilungen bringt das am meisten. Gleich gut ist b.',
  );
  const valued = (type: string, mean: number, worlds: number): Valued => ({ action: { type }, mean, error: 0, worlds });
  const told = (...others: readonly Valued[]) => tipOf(view, NONE, [valued('a', 3, 8), ...others]);
  expect(told(valued('b', 1, 8), valued('c', 2, 8))?.other).toEqual(C);
  expect(told(valued('b', 4, 8))?.reason.text.de).toContain('{other} noch mehr, doch das kann Zufall sein.');
  // What was soon given up was tried in other deals.
  expect(told(valued('b', 2.5, 4), valued('c', 2, 8))?.other).toEqual(C);
  expect(told(valued('b', 5, 4))?.reason.text.de).toBe(
    'Im Schnitt von {worlds} möglichen Verteilungen bringt das am meisten.',
  );
});

test('where everything loses, the best loses least', () => {
  const view = offering(A, B, C);
  expect(said(view, { a: [-3, -3, -3], b: [-2, -1, -9], c: [-9, -9, -2] })).toBe(
    'a: Im Schnitt von 3 möglichen Verteilungen verliert das am wenigsten; am nächsten kommt b.',
  );
  expect(said(view, { a: [-1, -1], b: [-2, -1] })).toMatch(/^a: Im Schnitt verlierst du mit allem; /);
  expect(said(view, { a: [-1, -1], b: [-1, -1] })).toMatch(/^a: Im Schnitt verlierst du, .* ist es gleich/);
  // If something else does not lose, or nothing is paid, it is no loss.
  expect(said(view, { a: [0, 0, 0], b: [-2, 1, -9], c: [1, -9, -2] })).toContain('bringt das am meisten');
});

test('what was given up after some deals counts in those', () => {
  const tried = (type: string, payments: readonly number[]) => ({ action: { type }, payments });
  const tip = tipOf(offering(A, B, C), NONE, compared([tried('a', [1, 1, 1, 1]), tried('b', [2, -9])]));
  expect(tip).toMatchObject({ other: B, reason: { values: { best: 3, worlds: 4 } } });
});

test('what could not be tried has no reason, unless nothing else is possible', () => {
  const untried = [{ action: A, mean: 0, error: 0, worlds: 0 }];
  expect(tipOf(offering(A, B), NONE, untried)).toBeNull();
  expect(tipOf(offering(A), NONE, untried)?.reason.text.de).toBe('Etwas anderes geht hier nicht.');
  expect(tipOf({ ...offering(A), offers: [] }, NONE, untried), 'to whoever is not asked').toBeNull();
});

test('where the tries and the rule player agree, the rule player says why; else the tries', () => {
  const { s: _, ...deal } = dealOut({});
  const view = deal.seenBy(0);
  const table = tableOf(koenigrufen, 'tirol-speisezettel');
  const byRule = RULE_BOT.tip(view, table);
  if (!byRule) throw new Error('no tip');
  const thought = (action: Action) =>
    bestFirst([
      { action, payments: [2, 2] },
      { action: C, payments: [1, 1] },
    ]);
  expect(tipOf(view, table, thought(byRule.action))).toEqual(byRule);
  const other = tipOf(view, table, thought(A));
  expect(other?.action).toEqual(A);
  expect(other?.reason).not.toEqual(byRule.reason);
});
