import { expect, test } from 'vitest';
import type { RefusalPlace } from '#engine/core/place.ts';
import { ZERO } from '#engine/core/rational.ts';
import { printRefusal } from '#engine/core/refusal.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import { Words } from '../i18n/words.ts';
import { CATALOGUES } from '../testing/loaded.ts';
import { placed, readRecordText, recordText } from './text.ts';

const DEAL: DealRecord = {
  v: 1,
  family: 'koenigrufen',
  profile: 'tirol-speisezettel',
  options: { 'silent-loss': true },
  rulesVersion: 1,
  table: 4,
  dealer: 0,
  now: { deal: 1, factors: [], pot: ZERO, notes: {} },
  deck: ['T1', 'T2'],
  actions: [
    [1, { type: 'vorhand' }],
    [2, { type: 'pass' }],
  ],
  row: null,
  settlement: null,
};
const TEXT = recordText(DEAL);

const lineOf = (part: string) => TEXT.slice(0, TEXT.indexOf(part)).split('\n').length;

test('a deal as text is read back unchanged, one line per action', () => {
  const read = readRecordText(TEXT);
  expect(read.ok && read.value).toEqual(DEAL);
  expect(TEXT.split('\n').filter((line) => line.includes('"type"'))).toHaveLength(2);
  expect(readRecordText(` \r\n${TEXT.replaceAll('\n', '\r\n')}`).ok).toBe(true);
});

const line = (part: string): string => `not-json @ line ${lineOf(part)}`;
const BROKEN: readonly (readonly [string, string, readonly string[]])[] = [
  ['words instead of a deal', 'Das war ein Spiel!', ['not-json @ line 1']],
  ['a comma lost', TEXT.replace('"dealer": 0,', '"dealer": 0'), [`not-json @ line ${lineOf('"dealer"') + 1}`]],
  ['quotes made typographic', TEXT.replace('"deck"', '„deck“'), [line('"deck"')]],
  ['the end missing', TEXT.slice(0, TEXT.indexOf('"row"')), [line('"row"')]],
  ['a field of another name', TEXT.replace('"dealer"', '"geber"'), ['missing-field @ dealer', 'unknown-field @ geber']],
  ['another version', TEXT.replace('"v": 1', '"v": 7'), ['unknown-version @ v']],
  ['a seat that is none', TEXT.replace('[2,', '[22,'), ['wrong-value @ actions.1.0']],
  ['a number', '7', ['wrong-value @ JSON']],
];

test.each(BROKEN)('%s is refused with its place', (_, text, expected) => {
  const read = readRecordText(text);
  const faults = read.ok ? [] : read.error;
  expect(faults.map(printRefusal).sort()).toEqual([...expected].sort());
});

test.each(['de', 'en'] as const)('every refusal of a text has a sentence that names its place (%s)', (language) => {
  const words = new Words(language);
  for (const [, text] of BROKEN) {
    const read = readRecordText(text);
    const faults = read.ok ? [] : placed(read.error, CATALOGUES[language]);
    for (const fault of faults) {
      expect(words.refusal(fault)).not.toBe(words.t.refusals.unknown(fault.code));
      expect(words.refusal(fault)).not.toContain('{at}');
    }
  }
});

test('places are put into words', () => {
  const words = new Words('de');
  const say = (at: RefusalPlace) =>
    placed([refuseKernel('wrong-value', at)], words.t).map((one) => words.refusal(one))[0];
  expect(say({ field: 'actions.12.1.card' })).toBe(
    'Der Wert von Handlung 13 (actions › 12 › 1 › card) hat nicht die verlangte Form.',
  );
  expect(say({ line: 4 })).toBe('Der Wert von Zeile 4 hat nicht die verlangte Form.');
  expect(say({ field: 'row.games' })).toBe('Der Wert von „row › games“ hat nicht die verlangte Form.');
});
