import { describe, expect, test } from 'vitest';
import type { ChoiceField } from '../kernel/entry/entry-sheet.ts';
import { isAsked, type Part, valueIn } from './part.ts';

const ONE: ChoiceField = { id: 'about', kind: 'choice', values: ['volat'] };
const partOf = (field: ChoiceField): Part => ({
  ...{ fields: [field], seated: { table: 4, active: [0, 1, 2, 3] } },
  answer: () => undefined,
});

describe('a choice of one value', () => {
  test('is decided', () => {
    expect(valueIn(partOf(ONE), 'about')).toBe('volat');
    expect(isAsked(partOf(ONE), ONE)).toBe(false);
  });

  test('is asked if it may be left empty, and then it is', () => {
    const field: ChoiceField = { ...ONE, optional: true };
    expect(valueIn(partOf(field), 'about')).toBeUndefined();
    expect(isAsked(partOf(field), field)).toBe(true);
  });

  test('is decided all the same if a fallback stands for an empty one', () => {
    const field: ChoiceField = { ...ONE, optional: true, fallback: 'volat' };
    expect(valueIn(partOf(field), 'about')).toBe('volat');
    expect(isAsked(partOf(field), field)).toBe(false);
  });
});
