import { expect, test } from 'vitest';
import { USUAL } from '../inspector.ts';
import { IS_FULL } from '../test-effort.ts';
import { cover, type Length } from './run.ts';

/** A small run of what `npm run coverage:rules` does at length; what is tried at every turn, other tests try too. */
const LENGTH: Length = {
  ...{ most: 80, rounds: 1 },
  ...(IS_FULL
    ? { batch: 4, entries: 60, effort: USUAL }
    : { batch: 3, entries: 20, effort: { illegal: 3, legal: 0, views: 0, jsonEvery: 64 } }),
};

test('deals made for it reach every contract, bonus outcome, level of kontra, option and refusal', () => {
  const { missed, violations } = cover(LENGTH, 'small');
  expect(violations).toEqual([]);
  expect(missed).toEqual([]);
}, 600_000);
