import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { CONTRACT_IDS } from '#engine/games/reform/contracts/contract.ts';
import { reform } from '#engine/games/reform/game.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { statedErrors } from '#engine/testing/case-files.ts';

type Fields = Readonly<Record<string, Json>>;
type Case = readonly [name: string, more: Fields, errors?: readonly string[], options?: Notes];

/** A declares at 0. */
const [A, B, D] = [0, 1, 3];

const checked = (entry: Fields, options: Notes = {}) =>
  reform.rules(tableOf(reform, 'reform', options)).check(entry, 4, 3);
const errorsOf = (entry: Fields, options?: Notes): readonly string[] => {
  const row = checked(entry, options);
  return row.ok ? [] : statedErrors(row.error);
};
const run = (contract: string, cases: readonly Case[]) =>
  test.each(cases.map(([name, more, errors = [], options = {}]) => ({ name, more, errors, options })))(
    '$name',
    ({ more, errors, options }) =>
      expect(errorsOf({ contract, declarer: A, result: 'won', ...more }, options)).toEqual(errors),
  );

/** What goes and what does not in all of them. */
const COMMON: readonly Case[] = [
  ['won', {}],
  ['lost', { result: 'lost' }],
  ['by points', { result: 'points' }, ['no-such-choice result']],
  ['with points', { thirds: 120 }, ['field-not-asked thirds']],
  ['with tricks', { tricks: 1 }, ['field-not-asked tricks']],
  ['doubled', { gameKontra: 3 }],
  ['doubled too high', { gameKontra: 5 }, ['kontra-above-limit gameKontra']],
  ['halved', { self: true }],
  ['halved and doubled', { self: true, gameKontra: 1 }, ['self-and-kontra self']],
  ['a protest', { gameKontra: 1, protests: [{ by: B, step: 1 }] }],
  ['a protest of nobody’s', { protests: [{ by: B, step: 1 }] }, ['nothing-to-protest protests.0.by']],
  ['sold', { soldBy: D }],
  ['sold by the buyer', { soldBy: A }, ['not-this-seat soldBy']],
  ['sold where nothing is', { soldBy: D }, ['option-off soldBy'], { ankauf: 'off' }],
  ['a silent bonus', { silent: [{ bonus: 'trull', side: 'declarer' }] }, ['bonus-not-in-contract silent.0.bonus']],
  ['an announcement', { declared: [{ bonus: 'volat', by: A }] }, ['bonus-not-in-contract declared.0.bonus']],
  ['how a train ended', { ending: 'departed' }, ['field-not-asked ending']],
  ['a partner', { partner: B }, ['field-not-asked partner']],
];

describe.each(['spezi', 'wechselspezi', 'spezi-ouvert', 'wechselspezi-ouvert'])('%s (reform §7.6, §14)', (contract) => {
  run(contract, [
    ...COMMON,
    ['won with the wrong suit', { result: 'wrong-suit' }],
    ['with the wrong suit, and doubled', { result: 'wrong-suit', gameKontra: 1 }],
    ['as a Jubelpensionist', { result: 'jubel' }, ['no-such-choice result']],
    ['as it is noted', { result: 'unpaid' }, ['no-such-choice result']],
    ['cards exchanged', { exchanged: 2 }, ['field-not-asked exchanged']],
    ['doubled before an exchange that there is not', { gameKontra: 1, early: true }, ['early-without-pre early']],
  ]);
});

describe.each(['pensionist', 'pensionist-ouvert'])('%s (reform §7.9, §14)', (contract) => {
  run(contract, [
    ...COMMON,
    ['as a Jubelpensionist', { result: 'jubel' }],
    ['as late as can be', { result: 'jubel' }, [], { jubelLead: 46 }],
    ['won with the wrong suit', { result: 'wrong-suit' }, ['no-such-choice result']],
    ['no card exchanged', { exchanged: 0 }],
    ['all six', { exchanged: 6 }],
    ['seven', { exchanged: 7 }, ['no-such-choice exchanged']],
    ['cards by number without a mortgage', { exchanged: 4 }, ['option-off exchanged'], { mortgage: false }],
    ['doubled before the exchange', { gameKontra: 2, early: true }],
    [
      'early where nothing is said before',
      { gameKontra: 1, early: true },
      ['early-without-pre early'],
      { preKontra: false },
    ],
    ['early, and nothing was said', { early: true }, ['field-not-asked early']],
  ]);
});

test('nobody says how it ended', () => {
  for (const contract of ['spezi', 'pensionist'])
    expect(errorsOf({ contract, declarer: A })).toEqual(['missing-field result']);
});

test('a result of these games is none of a game for points', () => {
  for (const result of ['wrong-suit', 'jubel', 'unpaid'])
    expect(errorsOf({ contract: 'dreier', declarer: A, result })).toEqual(['no-such-choice result']);
});

test('whoever is not paid has neither won nor lost', () => {
  const results = [
    ['spezi', 'wrong-suit'],
    ['pensionist', 'jubel'],
  ].map(([contract = '', result = '']) => {
    const row = checked({ contract, declarer: A, result, gameKontra: 1 });
    if (!row.ok) throw new Error(JSON.stringify(row.error));
    expect(reform.rules(tableOf(reform, 'reform')).note(row.value)).toMatchObject({ contract, result });
    return row.value.games[0]?.result;
  });
  expect(results).toEqual(['draw', 'draw']);
});

test('a table without games for points, and without Rufers, has nothing to say of them', () => {
  const contractsOff = CONTRACT_IDS.filter((id) => id !== 'bettel' && id !== 'spezi');
  const bettel = { contract: 'bettel', declarer: A, tricks: 0 };
  expect(errorsOf(bettel, { contractsOff })).toEqual([]);
  expect(errorsOf({ ...bettel, kingTalon: 'alone' }, { contractsOff })).toEqual(['field-not-asked kingTalon']);
  expect(errorsOf({ contract: 'spezi', declarer: A, result: 'wrong-suit' }, { contractsOff })).toEqual([]);
  expect(errorsOf(bettel, { contractsOff: [...contractsOff, 'spezi'] })).toEqual([]);
});
