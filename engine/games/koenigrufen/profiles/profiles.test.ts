import { expect, test } from 'vitest';
import { BONUSES } from '../bonuses/index.ts';
import { CONTRACTS } from '../contracts/index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { AGREED_GAMES, bonusesAgreed } from '../special.ts';
import { PROFILES } from './index.ts';

// What no profile names and nobody can agree on is never played, and every test that plays games passes it by.
test('every contract is on the ladder of a profile, or can be agreed on', () => {
  const named = new Set<string>([...PROFILES.flatMap(({ ladder }) => ladder.map(([id]) => id)), ...AGREED_GAMES]);
  expect(Object.keys(CONTRACTS).filter((id) => !named.has(id))).toEqual([]);
});

test('every bonus has amounts in a profile, or can be agreed on', () => {
  const everything = Object.fromEntries(Object.entries(OPTIONS).map(([id, { values }]) => [id, values.at(-1)]));
  const named = new Set(
    PROFILES.flatMap(({ bonuses }) => Object.keys(bonusesAgreed(bonuses, everything as unknown as Options))),
  );
  expect(Object.keys(BONUSES).filter((id) => !named.has(id))).toEqual([]);
});
