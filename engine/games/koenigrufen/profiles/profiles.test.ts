import { expect, test } from 'vitest';
import { fallbacksOf } from '#engine/kernel/family/options.ts';
import { BONUSES } from '../bonuses/index.ts';
import { CONTRACTS } from '../contracts/index.ts';
import { OPTIONS, type Options } from '../options/options.ts';
import { AGREED_GAMES, bonusesAgreed, ladderAgreed } from '../options/special.ts';
import { einfach } from './einfach.ts';
import { PROFILES } from './index.ts';
import type { Profile } from './profile.ts';
import { tirolSpeisezettel } from './tirol-speisezettel.ts';

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

/** A ladder with a game at the place that the form offers for it. */
function ladderWith(ladder: Profile['ladder'], id: (typeof AGREED_GAMES)[number]): readonly string[] {
  const offered = OPTIONS[id].values[1];
  const options = { ...fallbacksOf(OPTIONS), [id]: offered };
  return ladderAgreed(ladder, options).map(([contract, value]) => `${contract}:${value}`);
}

test.each([
  ['farbenrufer', 'solorufer:2', 'farbenrufer:3', 'bettel:4'],
  ['farbensechser', 'bettel:4', 'farbensechser:4', 'dreier:5'],
] as const)('%s agreed on a sheet without the game below it outbids nothing that is worth more', (id, ...around) => {
  expect(ladderWith(einfach.ladder, id).join(' ')).toContain(around.join(' '));
});

test('a game that is agreed on comes right above the one that it names', () => {
  expect(ladderWith(tirolSpeisezettel.ladder, 'farbenrufer').join(' ')).toContain('besserrufer-2:1 farbenrufer:3 ');
});
