import { expect, test } from 'vitest';
import { REACHES } from '../family-checks.ts';
import { USUAL } from '../inspector.ts';
import { IS_FULL } from '../test-effort.ts';
import { cover, type Length } from './run.ts';

/** A small version of `npm run coverage:rules`; other tests also check what is tried at every turn. */
const LENGTH: Length = {
  ...{ most: 80, rounds: 1 },
  ...(IS_FULL
    ? { batch: 4, entries: 60, effort: USUAL }
    : { batch: 3, entries: 20, effort: { illegal: 3, legal: 0, views: 0 } }),
};

test.each(REACHES.map((reach) => [reach.game.id, reach] as const))(
  'special deals reach every contract, bonus outcome, level of kontra, option and refusal of %s',
  (_, reach) => {
    const { batch = LENGTH.batch } = IS_FULL ? {} : reach;
    const { missed, violations } = cover(reach, { ...LENGTH, batch }, 'small');
    expect(violations).toEqual([]);
    expect(missed).toEqual([]);
  },
  600_000,
);
