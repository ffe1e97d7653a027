import { expect, test } from 'vitest';
import { seededRng } from '#engine/core/rng.ts';
import type { Action, Offer } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { candidates } from './candidates.ts';
import type { Sensible } from './sense.ts';

const lead = (card: number): Action => ({ type: 'lead', card: `T${card}` }) as Action;
const seeing = (...offers: readonly Offer[]): View => ({ offers }) as Partial<View> as View;
const of = (view: View, sensible?: Sensible): readonly Action[] =>
  candidates(view, { advised: null, sensible }, seededRng('candidates'));

const FEW = Array.from({ length: 12 }, (_, i) => lead(i));
const MANY = Array.from({ length: 60 }, (_, i) => lead(i));

test('all that is offered by name is thought about, once each', () => {
  expect(of(seeing({ kind: 'one-of', actions: FEW }))).toEqual(FEW);
  const sensible = { actions: FEW.slice(3, 5) };
  expect(new Set(of(seeing({ kind: 'one-of', actions: FEW }), sensible))).toEqual(new Set(FEW));
});

test('of very much only what is sensible, and some of the rest', () => {
  const sensible = { actions: MANY.slice(3, 8) };
  const found = of(seeing({ kind: 'one-of', actions: MANY }), sensible);
  expect(found).toEqual(expect.arrayContaining([...sensible.actions]));
  expect(found.length).toBeLessThan(MANY.length / 2);
  expect(found.length).toBeGreaterThan(sensible.actions.length);
  expect(of(seeing({ kind: 'one-of', actions: MANY }))).toHaveLength(MANY.length);
});

test('of what needs no thought nothing else', () => {
  expect(of(seeing({ kind: 'one-of', actions: FEW }), { actions: FEW.slice(0, 2), isAll: true })).toEqual(
    FEW.slice(0, 2),
  );
});

test('sensible choices of cards beside those that are drawn', () => {
  const from = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'];
  const sensible = { actions: [{ type: 'set', cards: ['T1', 'T2'] } as Action] };
  const found = of(seeing({ kind: 'cards', type: 'set', from, fixed: [], min: 2, max: 8 }), sensible);
  expect(found).toContain(sensible.actions[0]);
  expect(found.length).toBeGreaterThan(1);
});
