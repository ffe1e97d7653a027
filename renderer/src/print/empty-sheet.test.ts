import '../testing/loaded.ts';
import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Notes } from '#engine/core/json.ts';
import { type Rational, showRational } from '#engine/core/rational.ts';
import { findGame, GAMES } from '#engine/games/index.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import type { TableState } from '#engine/tournament/state/types.ts';
import { columnsOf, emptySheet, pageLength, potLinesOn } from './empty-sheet.ts';

function rulesWith(options: Notes = {}): TableRules {
  const game = findGame('koenigrufen');
  const rules = game.ok ? game.value.tableRules('tirol-speisezettel', options) : game;
  if (!rules.ok) throw new Error(rules.error.code);
  return rules.value;
}

function bavarian(profile: string): TableRules {
  const rules = GAMES.bavarian.tableRules(profile, {});
  if (!rules.ok) throw new Error(rules.error.code);
  return rules.value;
}

const tableOf = (seats: number, deals: number): TableState => ({
  table: 1,
  players: Array.from({ length: seats }, (_, i) => `p${i + 1}`),
  holders: Array.from({ length: seats }, () => 'person' as const),
  deals,
  results: [],
  last: deals,
});

const sheet = (seats: number, deals: number, options: Notes = {}, format: Partial<Format> = {}) =>
  emptySheet(rulesWith(options), { ...DEFAULT_FORMAT, ...format }, tableOf(seats, deals));

describe('the lines of a score sheet', () => {
  test.each([
    [4, 16, [16]],
    [5, 20, [20]],
    [4, 36, [20, 16]],
    [4, 48, [24, 24]],
    [3, 36, [18, 18]],
    [4, 3, [3]],
    [5, 25, [15, 10]],
  ])('at %i, %i deals take pages of %j', (seats, deals, lengths) => {
    const length = pageLength(deals, seats);
    const pages = Array.from({ length: Math.ceil(deals / length) }, (_, i) => Math.min(length, deals - i * length));
    expect(pages).toEqual(lengths);
  });

  test('are numbered without gaps over all pages, and a page ends with a full round', () => {
    const pages = sheet(4, 48);
    expect(pages.flat().map(({ deal }) => deal)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
    for (const page of pages) expect(page.at(-1)?.endsRadl).toBe(true);
  });

  test('name the dealer: the first seat first, then in turn', () => {
    const [page] = sheet(4, 16);
    expect(must(page, 'a page').map(({ dealer }) => dealer)).toEqual(Array.from({ length: 16 }, (_, i) => i % 4));
  });

  test('at a table of five the dealer pauses, so everybody plays sixteen of twenty', () => {
    const rows = sheet(5, 20).flat();
    for (const { dealer, pauses } of rows) expect(pauses).toEqual([dealer]);
    for (let seat = 0; seat < 5; seat++) expect(rows.filter(({ pauses }) => !pauses.includes(seat))).toHaveLength(16);
  });

  test('say in advance that the last round counts double, if it does', () => {
    const times = sheet(4, 16, { schlussrad: true })
      .flat()
      .map((row) => row.times);
    expect(times).toEqual([...Array<null>(12).fill(null), 2, 2, 2, 2]);
    expect(
      sheet(4, 16)
        .flat()
        .every((row) => row.times === null),
    ).toBe(true);
  });

  test('are not a hundred if the table plays for points, or for the end of its series', () => {
    expect(sheet(4, 100, {}, { target: { points: 100, bonus: 10 } }).flat()).toHaveLength(40);
    expect(sheet(4, 100, {}, { oneSeries: true }).flat()).toHaveLength(40);
  });
});

describe('the columns', () => {
  const columns = (options: Notes = {}) => {
    return columnsOf(rulesWith(options));
  };

  test('are those that the family asks for', () => {
    expect(columns().asked.map(({ id }) => id)).toEqual(['contract', 'declarer', 'partner', 'bonuses']);
  });

  test('double rounds have one only if they are played', () => {
    expect(columns().times).toBe(false);
    expect(columns({ 'double-rounds': true }).times).toBe(true);
    expect(columns({ schlussrad: true }).times).toBe(true);
  });

  test('so does the pot', () => {
    expect(columns({ pagatkassa: 'off' }).pot).toBe(false);
    expect(columns({ pagatkassa: { ante: 5, floor: 20, cap: 40 } }).pot).toBe(true);
  });
});

describe('what is paid beside the deals', () => {
  const lines = (rules: TableRules, seats = 4) => {
    const { ante, later, closing } = potLinesOn(rules, tableOf(seats, 16));
    return { ante: ante && [ante.codes, ante.payments, ante.kassa, ante.pot].map((one) => shown(one)), later, closing };
  };
  const shown = (one: readonly string[] | readonly Rational[] | Rational): string =>
    'n' in one
      ? showRational(one)
      : one.map((each) => (typeof each === 'string' ? each : showRational(each))).join(' ');

  test('the first ante is printed before the first deal, as it will be paid', () => {
    expect(lines(rulesWith({ pagatkassa: { ante: 5, floor: 20, cap: 40 } }))).toEqual({
      ante: ['pot-ante', '0 0 0 0', '-5 -5 -5 -5', '20'],
      later: [],
      closing: [],
    });
    expect(lines(rulesWith())).toEqual({ ante: null, later: [], closing: [] });
  });

  test('a pot that is shared out at the end has a line for that, and one for putting in again', () => {
    expect(lines(bavarian('simple-points'), 3)).toEqual({
      ante: ['pot-ante', '-100 -100 -100', '0 0 0', '300'],
      later: ['pot-ante'],
      closing: ['pot-shared'],
    });
    expect(lines(bavarian('simple-fixed'), 3)).toEqual({ ante: null, later: [], closing: [] });
  });
});

test('a game’s own columns: who took all tricks, and which suit was trumps', () => {
  const ids = (profile: string) => columnsOf(bavarian(profile)).asked.map(({ id }) => id);
  expect(ids('simple-points')).toEqual(['contract', 'trump', 'declarer', 'points', 'allTricks', 'kontra']);
  expect(ids('simple-fixed')).toEqual(['contract', 'trump', 'declarer', 'points', 'kontra']);
});
