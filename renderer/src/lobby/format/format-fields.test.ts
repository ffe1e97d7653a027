import { expect, test } from 'vitest';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { FORMAT, type Format } from '#engine/tournament/format/schema.ts';
import { CATALOGUES } from '#page/testing/loaded.ts';
import { euroList, euros, moved, whole, wholeList, wholeOrNone, withDeals } from './format-fields.ts';
import { formatNotes } from './format-words.ts';

test('whole numbers are read only within their range, and never guessed', () => {
  expect(whole(1, 50).read(' 12 ')).toBe(12);
  expect(['', '0', '51', '1,5', '-3', 'drei'].map(whole(1, 50).read)).toEqual(Array(6).fill(undefined));
  expect(wholeOrNone(1, 50).read(' ')).toBeNull();
});

test('euros are read with comma or point, stored in cents, and shown as people write them', () => {
  expect(['5', '0,5', '12.50', '3 €'].map(euros.read)).toEqual([500, 50, 1250, 300]);
  expect(['', '1,234', '-2', 'fünf'].map(euros.read)).toEqual(Array(4).fill(undefined));
  expect([500, 50, 1205].map(euros.show)).toEqual(['5', '0,50', '12,05']);
});

test('lists accept the separators that people use', () => {
  expect(wholeList(0, 100).read('4, 2 / 1;0')).toEqual([4, 2, 1, 0]);
  expect(euroList.read('50  30,50 20')).toEqual([5000, 3050, 2000]);
  expect(wholeList(0, 100).read('50 viel')).toBeUndefined();
  expect(wholeList(0, 100).read(' ')).toBeUndefined();
});

test('the message about an invalid text says what would be valid', () => {
  const { de } = CATALOGUES;
  expect([whole(1, 50), wholeOrNone(1, 50)].map(({ wrong }) => wrong(de))).toEqual(
    Array(2).fill('Bitte eine ganze Zahl von 1 bis 50 eingeben.'),
  );
  const example = /zum Beispiel (.*)\./.exec(euroList.wrong(de))?.[1] ?? '';
  expect(euroList.read(example)).toEqual([5000, 3050, 2000]);
});

test('a format in short says how many deals each round has, and whether lots decide ties', () => {
  const { de } = CATALOGUES;
  const short = (format: Partial<Format>) =>
    formatNotes({ ...DEFAULT_FORMAT, dealsAtFive: null, ...format }, { tables: [3, 4] }, de, 'de');
  expect(short({ rounds: null, deals: 3 }).course).toBe('beliebig viele Runden, je 3 Spiele');
  expect(short({ rounds: 1, deals: 3 }).course).toBe('1 Runde, 3 Spiele');
  expect(short({}).ranking).toBe('bei Gleichstand beste Runde, gewonnene Spiele, Los');
  expect(short({ tieBreaks: ['best-round'] }).ranking).toBe('bei Gleichstand beste Runde, dann geteilter Rang');
  expect(short({ tieBreaks: [] }).ranking).toBe('Gleiche teilen den Platz');
});

test('invalid text never makes a valid format', () => {
  const bad = whole(1, 50).bad;
  expect(FORMAT.safeParse({ ...DEFAULT_FORMAT, minutes: bad }).success).toBe(false);
});

const FOUR_AND_FIVE = { tables: [4, 5] };
const THREE_AND_FOUR = { tables: [3, 4] };

test('a table of five keeps in step with a table of four, unless agreed otherwise', () => {
  const five = (format: Format, deals: number) => withDeals(format, deals, FOUR_AND_FIVE);
  expect(five(DEFAULT_FORMAT, 12).dealsAtFive).toBe(15);
  expect(five(DEFAULT_FORMAT, 10).dealsAtFive).toBeNull();
  expect(five(five(DEFAULT_FORMAT, 10), 8).dealsAtFive).toBe(10);
  expect(five({ ...DEFAULT_FORMAT, dealsAtFive: 18 }, 12).dealsAtFive).toBe(18);
  expect(five(DEFAULT_FORMAT, 12).dealsAtThree).toBeNull();
});

test('so does a table of three', () => {
  const three = (format: Format, deals: number) => withDeals(format, deals, THREE_AND_FOUR);
  const club = { ...DEFAULT_FORMAT, deals: 48, dealsAtFive: null, dealsAtThree: 36 };
  expect(three(club, 12).dealsAtThree).toBe(9);
  expect(three(three(club, 10), 8).dealsAtThree).toBe(6);
  expect(three({ ...club, dealsAtThree: 40 }, 12).dealsAtThree).toBe(40);
  expect(three(club, 12).dealsAtFive).toBeNull();
});

test('an entry of a list moves by one, and not beyond its ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('what was agreed is summed up in short lines', () => {
  const notes = formatNotes({ ...DEFAULT_FORMAT, minutes: 90, secondEntry: true }, FOUR_AND_FIVE, CATALOGUES.de, 'de');
  expect(notes.course).toBe('3 Runden, je 16 Spiele, zu fünft 20, 90 Minuten');
  expect(notes.writing).toBe('jedes Spiel, zweite Eingabe');
  expect(notes.cash).toBe('weder Nenngeld noch Preise');
});

test('of other tables only those are summed up that the game knows', () => {
  const format = { ...DEFAULT_FORMAT, deals: 48, dealsAtFive: 60, dealsAtThree: 36 };
  expect(formatNotes(format, THREE_AND_FOUR, CATALOGUES.de, 'de').course).toBe('3 Runden, je 48 Spiele, zu dritt 36');
});
