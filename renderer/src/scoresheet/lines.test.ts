import '../testing/loaded.ts';
import { describe, expect, test } from 'vitest';
import type { Json } from '#engine/core/json.ts';
import { rational, showRational, ZERO } from '#engine/core/rational.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Row } from '#engine/kernel/score.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { Words } from '../i18n/words.ts';
import { linesOf } from './lines.ts';

const game = GAMES.koenigrufen;
const table = tableOf(game, 'tirol-speisezettel');
const rules = game.rules(table);
const words = new Words('de', table);

/** The sheet of a deal from paper; seat 0 is forehand. */
function sheetOf(entry: Json) {
  const row = rules.check(entry, 4, 3);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  const settlement = rules.settle(row.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
  return linesOf(row.value, settlement, 4, words).map(({ code, result, by, bySeat }) => [
    code,
    result,
    by,
    bySeat.map(showRational).join(' '),
  ]);
}

test('each game of a bei has its own line (tirol V18)', () =>
  expect(
    sheetOf({
      games: [
        { declarer: 0, contract: 'piccolo', tricks: 1 },
        { declarer: 2, contract: 'piccolo', tricks: 3 },
      ],
    }),
  ).toEqual([
    ['piccolo', 'made', 0, '6 -2 -2 -2'],
    ['piccolo', 'lost', 2, '2 2 -6 2'],
  ]));

test('a pair with kontra gets its own line (tirol V20)', () =>
  expect(sheetOf({ games: [{ declarer: 1, contract: 'bettel', tricks: 2, kontra: { '0': 2, '3': 4 } }] })).toEqual([
    ['bettel', 'lost', 1, '8 -8 0 0'],
    ['bettel', 'lost', 1, '0 -4 4 0'],
    ['bettel', 'lost', 1, '0 -16 0 16'],
  ]));

test('game and bonuses are not mixed, two against two stay one line (tirol V6)', () =>
  expect(
    sheetOf({
      contract: 'solorufer',
      declarer: 1,
      partner: 0,
      won: true,
      announced: [{ id: 'ku', by: 0, made: true }],
      silent: [{ id: 'trull', by: 1, made: true }],
    }),
  ).toEqual([
    ['solorufer', 'made', 1, '2 2 -2 -2'],
    ['ku', 'made', 0, '4 4 -4 -4'],
    ['trull', 'made', 'declarers', '2 2 -2 -2'],
  ]));

test('a bonus that was melded is not taken for the same one announced', () => {
  const about = { about: 'trull', against: [], doublings: [] };
  const [code, base] = ['trull', rational(1)];
  const row: Row = {
    ...{ table: 2, dealer: 1, outcome: 'played', notes: {} },
    games: [{ declarer: 0, contract: 'dreier', with: {}, result: 'made' }],
    items: [
      { ...about, stage: 'announced', by: 1, result: 'lost' },
      { ...about, stage: 'meld', by: 0, result: 'made' },
    ],
  };
  const settlement = [
    { code, stage: 'announced', from: 1, to: 0, base, factors: [] },
    { code, stage: 'meld', from: 1, to: 0, base, factors: [] },
  ] as const;
  expect(linesOf(row, settlement, 2, words)).toMatchObject([
    { stage: 'announced', result: 'lost', by: 1 },
    { stage: 'meld', result: 'made', by: 0 },
  ]);
});

test('both sides may announce the same bonus and both lose it', () =>
  expect(
    sheetOf({
      contract: 'dreier',
      declarer: 0,
      won: true,
      announced: [
        { id: 'trull', by: 0, made: false },
        { id: 'trull', by: 2, made: false },
      ],
    }),
  ).toEqual([
    ['dreier', 'made', 0, '15 -5 -5 -5'],
    ['trull', 'lost', 0, '-6 2 2 2'],
    ['trull', 'lost', 2, '6 -2 -2 -2'],
  ]));

describe('what came about silently in a deal from paper (reform §14)', () => {
  const reform = tableOf(GAMES.reform, 'reform');
  const reformWords = new Words('de', reform);
  const silent = [
    { bonus: 'mondfang', side: 'opponents' },
    { bonus: 'four-kings', side: 'declarer' },
  ];
  const sides = (entry: Json) => {
    const checked = GAMES.reform.rules(reform).check(entry, 4, 3);
    if (!checked.ok) throw new Error(checked.error.map(({ code }) => code).join());
    const settlement = GAMES.reform.rules(reform).settle(checked.value, { deal: 1, factors: [], pot: ZERO, notes: {} });
    return linesOf(checked.value, settlement, 4, reformWords).map(({ name, by }) => [name, by]);
  };

  test('is its side’s, and a declarer’s who plays alone', () => {
    expect(sides({ contract: 'rufer', declarer: 1, partner: 3, result: 'won', silent })).toEqual([
      ['Rufer', 1],
      ['Vier Könige', 'declarers'],
      ['Mondfang', 'opponents'],
    ]);
    expect(sides({ contract: 'dreier', declarer: 1, result: 'won', silent })).toEqual([
      ['Dreier', 1],
      ['Vier Könige', 1],
      ['Mondfang', 'opponents'],
    ]);
  });

  test('keeps the name of whoever announced it', () =>
    expect(
      sides({ contract: 'dreier', declarer: 1, result: 'won', declared: [{ bonus: 'uhu', by: 3, made: false }] }),
    ).toEqual([
      ['Dreier', 1],
      ['Uhu', 3],
    ]));
});

// Reform §6.1: each opponent of a negative game has a Sürtaxe of their own; one of them is doubled alone.
test('what each opponent has is not said to be of one of them', () => {
  const about = { about: 'suertaxe', stage: 'silent', against: [0], doublings: [], result: 'made' } as const;
  const row: Row = {
    ...{ table: 4, dealer: 3, outcome: 'played', notes: {} },
    games: [{ declarer: 0, contract: 'bettel', with: {}, result: 'lost' }],
    items: [1, 2, 3].map((by) => ({ ...about, by })),
  };
  const pay = (to: number, factors: readonly { code: string; by: typeof ZERO }[] = []) =>
    ({ code: 'suertaxe', stage: 'silent', from: 0, to, base: rational(15), factors }) as const;
  const shown = (all: readonly ReturnType<typeof pay>[]) =>
    linesOf(row, all, 4, new Words('de', tableOf(GAMES.reform, 'reform'))).map(({ result, by }) => [result, by]);
  expect(shown([pay(1), pay(2), pay(3)])).toEqual([['made', undefined]]);
  expect(shown([pay(1), pay(2, [{ code: 'kontra', by: rational(2) }]), pay(3)])).toEqual([
    ['made', 1],
    ['made', 2],
    ['made', 3],
  ]);
});
