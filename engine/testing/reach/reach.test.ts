import { expect, test } from 'vitest';
import { cover } from './run.ts';

/** A small run of what `npm run coverage:rules` does at length. */
test('deals made for it reach every contract, bonus outcome, level of kontra, option and refusal', () => {
  const { missed, violations } = cover(80, 1, 'small');
  expect(violations).toEqual([]);
  expect(missed).toEqual([]);
}, 600_000);
