import { describe, expect, test } from 'vitest';
import { tableOf } from '#engine/testing/any-table.ts';
import { statedErrors } from '#engine/testing/case-files.ts';
import { IMPOSSIBLE, wantedOf, WITH_UHU } from '#engine/testing/entries/illustrated-impossible.ts';
import { illustrated } from '../game.ts';

describe.each(IMPOSSIBLE.map((one) => [one.name, one] as const))('%s', (_name, one) => {
  const wanted = wantedOf(one);
  test.each(wanted.map((at) => [at.profile, at.entry['contract'], at] as const))('%s %s', (profile, _, at) => {
    const row = illustrated.rules(tableOf(illustrated, profile, WITH_UHU)).check(at.entry, 3, 2);
    expect(row.ok ? ['accepted'] : statedErrors(row.error)).toEqual([at.error]);
  });
});
