import '#page/testing/loaded.ts';
import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { multiply, ONE, type Rational, rational, showRational } from '#engine/core/rational.ts';
import { findGame } from '#engine/games/index.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { FOUR_PLAY } from '#engine/tournament/state/played-game.ts';
import type { DealResult, EveningState, TableState } from '#engine/tournament/state/types.ts';
import { Words } from '#page/i18n/words.ts';
import { besideWords, potWords } from '#page/layout/pot-words.ts';
import { dealWords } from './deal-words.ts';
import { type SheetAccount, sheetOf } from './rows.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris', 'Emil'];
const ANNULLED = { contract: 'annulled' };
/** Won by forehand with the player opposite, one point each. */
const RUFER = { contract: 'rufer', declarer: 0, partner: 2, won: true };
const TRISCHAKEN = { contract: 'trischaken', thirds: [60, 70, 50, 30] };
const PAGAT_WON = {
  contract: 'besserrufer-1',
  declarer: 0,
  partner: 2,
  won: true,
  announced: [{ id: 'pagat', by: 0, made: true }],
};

interface Setting {
  readonly profile?: string;
  readonly options?: Notes;
  readonly seats?: number;
  readonly deals?: number;
  readonly entries: readonly Json[];
}

/** An evening with one table where these deals were entered; its settlement is the one that the host would store. */
function tableWith({ profile = 'tirol-speisezettel', options = {}, seats = 4, deals = 8, entries }: Setting) {
  const game = findGame('koenigrufen');
  const made = game.ok ? game.value.tableRules(profile, options) : undefined;
  if (!game.ok || !made?.ok) throw new Error('no rules');
  const rules: TableRules = made.value;
  const engine = game.value.rules(rules);
  // The last seat deals first, so that seat 0 is forehand in the first deal; the games noted here have other declarers,
  // too.
  const rows = entries.map((entry, i): Row => {
    const dealer = (i + seats - 1) % seats;
    const row = engine.check(entry, seats, seats === 4 ? 3 : dealer);
    if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
    return { ...row.value, dealer };
  });
  const results = foldSeries(engine, setupOf(seats, deals), rows).deals.map(({ row, settlement, now }): DealResult => ({
    deal: now.deal,
    row,
    settlement,
    source: 'entered',
    at: '2026-11-20T19:30:00.000Z',
  }));
  const players = NAMES.slice(0, seats).map((name, i) => ({
    id: `p${i + 1}`,
    name,
    groups: [],
    presence: 'present' as const,
    formerly: [],
  }));
  const table: TableState = {
    table: 1,
    players: players.map(({ id }) => id),
    holders: players.map(() => 'person'),
    deals,
    last: deals,
    results,
  };
  const evening: EveningState = {
    purpose: 'club-evening',
    id: 'e1',
    origin: 'e1',
    name: 'Klubabend',
    rules,
    game: FOUR_PLAY,
    format: { ...DEFAULT_FORMAT, deals },
    formatChanges: [],
    players,
    registered: seats,
    apart: [],
    teams: [],
    teamCounting: { 2: 2, 4: 4 },
    rounds: [{ round: 1, phase: 'running', draw: { method: 'by-hand' }, tables: [table] }],
    penalties: [],
    penalised: 0,
    archived: false,
    createdAt: '2026-11-20T19:00:00.000Z',
  };
  return { evening, table, words: new Words('de', rules), names: NAMES.slice(0, seats) };
}

function sheetWith(setting: Setting, account?: SheetAccount) {
  const { evening, table } = tableWith(setting);
  return sheetOf(evening, table, account);
}

const shown = (amounts: readonly Rational[] | undefined) => amounts?.map(showRational).join(' ');
const product = (factors: readonly { readonly by: Rational }[]) =>
  factors.reduce((all, { by }) => multiply(all, by), ONE).n;

describe('rows', () => {
  // Forehand of the second deal, who alone has most points in the Trischaken, pays 2 to each (tirol §8.4).
  test('payments and running totals, deal by deal; then empty rows with their dealers', () => {
    const sheet = sheetWith({ deals: 6, entries: [RUFER, TRISCHAKEN, ANNULLED] });
    expect(
      sheet.rows.map(({ deal, dealer, written }) => [deal, dealer, shown(written?.payments), shown(written?.totals)]),
    ).toEqual([
      [1, 3, '1 -1 1 -1', '1 -1 1 -1'],
      [2, 0, '2 -6 2 2', '3 -7 3 1'],
      [3, 1, '0 0 0 0', '3 -7 3 1'],
      [4, 2, undefined, undefined],
      [5, 3, undefined, undefined],
      [6, 0, undefined, undefined],
    ]);
    expect(shown(sheet.totals)).toBe('3 -7 3 1');
  });

  test('what the series lends is known of deals that are over and of the next one, no further', () => {
    const { rows } = sheetWith({ deals: 5, entries: [RUFER, ANNULLED] });
    expect(rows.map(({ now }) => now?.deal)).toEqual([1, 2, 3, undefined, undefined]);
    expect(rows.map(({ now }) => shown(now?.totals))).toEqual([
      '0 0 0 0',
      '1 -1 1 -1',
      '1 -1 1 -1',
      undefined,
      undefined,
    ]);
  });

  test('the stored settlement is shown, whatever the rules would say today', () => {
    const { evening, table } = tableWith({ entries: [RUFER, RUFER] });
    const stored = table.results.map((result) => ({
      ...result,
      settlement: result.settlement.map((item) => ({ ...item, base: { n: 7, d: 3 } })),
    }));
    const { rows } = sheetOf(evening, { ...table, results: stored });
    expect(rows.slice(0, 2).map(({ written }) => shown(written?.totals))).toEqual([
      '7/3 -7/3 7/3 -7/3',
      '14/3 -14/3 14/3 -14/3',
    ]);
  });

  test('nothing entered: only empty rows, and empty sums', () => {
    const sheet = sheetWith({ deals: 4, entries: [] });
    expect(sheet.rows.map(({ written }) => written)).toEqual([null, null, null, null]);
    expect(sheet.rows.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3]);
    expect(shown(sheet.totals)).toBe('0 0 0 0');
    expect(sheet.accounts).toEqual(['score']);
    expect(sheet.pot).toBeNull();
  });

  test('a very long round is not laid out in advance', () => {
    const sheet = sheetWith({ deals: 1000, entries: [RUFER] });
    expect(sheet.rows.length + sheet.unlisted).toBe(1000);
    expect(sheet.rows).toHaveLength(21);
  });

  test('a Radl ends when everybody has dealt; at a table of five the dealer pauses', () => {
    const radls = (seats: number) =>
      sheetWith({ seats, deals: 10, entries: [ANNULLED] }).rows.flatMap(({ deal, radl }) =>
        radl === null ? [] : [[deal, radl]],
      );
    expect(radls(4)).toEqual([
      [4, 1],
      [8, 2],
    ]);
    expect(radls(5)).toEqual([
      [5, 1],
      [10, 2],
    ]);
    const { rows } = sheetWith({ seats: 5, deals: 2, entries: [RUFER] });
    expect(rows.map(({ dealer, pauses }) => [dealer, pauses])).toEqual([
      [4, [4]],
      [0, [0]],
    ]);
    expect(shown(rows[0]?.written?.payments)).toBe('1 -1 1 -1 0');
  });

  test('double rounds are marked, played and upcoming', () => {
    const { rows } = sheetWith({ options: { 'double-rounds': true }, entries: [RUFER, TRISCHAKEN, RUFER] });
    expect(rows.map(({ factors }) => product(factors))).toEqual([1, 1, 2, 2, 2, 2, 1, 1]);
    expect(shown(rows[2]?.written?.payments)).toBe('2 -2 2 -2');
  });

  test('the last round is marked in advance', () => {
    const { rows } = sheetWith({ options: { schlussrad: true }, entries: [] });
    expect(rows.map(({ factors }) => factors.map(({ code }) => code).join())).toEqual([
      ...Array.from({ length: 4 }, () => ''),
      ...Array.from({ length: 4 }, () => 'last-round'),
    ]);
  });

  test('a deal that was thrown in comes before the one that replaces it, and changes nothing else', () => {
    const setting = { options: { 'double-rounds': true }, entries: [TRISCHAKEN, RUFER] };
    const { evening, table } = tableWith(setting);
    const row = { table: 4, outcome: 'redeal', games: [], items: [], notes: { reason: 'Karte lag offen' } } as const;
    const redeals = [1, 2, 2, 3].map((deal) => ({
      deal,
      row: { ...row, dealer: (deal + 2) % 4 },
      at: '2026-11-20T19:30:00.000Z',
    }));
    const plain = sheetOf(evening, table);
    const sheet = sheetOf(evening, { ...table, redeals });
    expect(sheet.rows.map((one) => one.redeals.length)).toEqual([1, 2, 1, 0, 0, 0, 0, 0]);
    expect({ ...sheet, rows: sheet.rows.map((one) => ({ ...one, redeals: [] })) }).toEqual(plain);
  });

  test('what is paid at the end in money alone is no empty row among the points', () => {
    const { evening, table } = tableWith({ deals: 1, entries: [RUFER] });
    const difference: LineItem = { code: 'difference', from: 1, to: 0, base: ONE, factors: [], only: 'money' };
    const results = table.results.map((result) => ({ ...result, closing: [difference] }));
    const closingIn = (account: SheetAccount) =>
      sheetOf(evening, { ...table, results }, account).closing.map(({ codes }) => codes);
    expect([closingIn('score'), closingIn('money')]).toEqual([[], [['difference']]]);
  });

  test('whoever has gone does not sit out, but has left', () => {
    const { evening, table } = tableWith({ deals: 4, entries: [RUFER] });
    const sheet = sheetOf(evening, { ...table, left: { seat: 1, after: 1 } });
    expect(sheet.rows.map(({ gone }) => gone)).toEqual([null, 1, 1, 1]);
  });

  test('the bonus for a target is a row of its own, and part of the sum', () => {
    const { evening, table } = tableWith({ deals: 6, entries: [RUFER, TRISCHAKEN] });
    const format = { ...evening.format, target: { points: 3, bonus: 10 } };
    const sheet = sheetOf({ ...evening, format }, table);
    expect(sheet.closing.map(({ codes, payments }) => [codes, shown(payments)])).toEqual([[['target'], '10 0 10 0']]);
    expect(shown(sheet.totals)).toBe('13 -7 13 1');
    expect([sheet.rows.length, sheet.unlisted], 'no more deals are played').toEqual([2, 0]);
    expect(sheetOf(evening, table).closing).toEqual([]);
  });

  test('the pot has its own column and stays out of the totals', () => {
    const options = { pagatkassa: { ante: 5, floor: 20, cap: 40 } };
    const before = sheetWith({ options, entries: [] });
    expect(shown(before.pot ?? undefined)).toBe('0 0 0 0');
    const sheet = sheetWith({ options, entries: [ANNULLED, PAGAT_WON, ANNULLED] });
    expect(
      sheet.rows.slice(0, 3).map(({ written }) => [shown(written?.kassa), written && showRational(written.pot)]),
    ).toEqual([
      ['0 0 0 0', '20'],
      ['10 0 10 0', '0'],
      ['0 0 0 0', '20'],
    ]);
    expect(sheet.rows.slice(0, 3).map(({ written }) => shown(written?.before?.kassa))).toEqual([
      '-5 -5 -5 -5',
      undefined,
      '-5 -5 -5 -5',
    ]);
    expect([sheet.hasPot, showRational(sheet.inPot)]).toEqual([true, '20']);
    expect(shown(sheet.pot ?? undefined)).toBe('0 -10 0 -10');
    expect(shown(sheet.totals)).toBe(shown(sheetWith({ entries: [ANNULLED, PAGAT_WON, ANNULLED] }).totals));
  });

  test('two accounts only if they differ (tirol §14)', () => {
    const entry = { contract: 'dreier', declarer: 0, won: false, gameKontra: 2 };
    expect(sheetWith({ entries: [entry] }).accounts).toEqual(['score']);
    const upper = { profile: 'ooe-2023', entries: [entry] };
    const [score, money] = [sheetWith(upper), sheetWith(upper, 'money')];
    expect(score.accounts).toEqual(['score', 'money']);
    expect(money.totals.map(({ n }) => n)).toEqual(score.totals.map(({ n }) => 2 * n));
  });
});

describe('a deal in words', () => {
  const said = (entry: Json, setting: Partial<Setting> = {}) => {
    const { table, words, names } = tableWith({ ...setting, entries: [entry] });
    const [result] = table.results;
    return result && dealWords(result, names, words);
  };

  test.each<[string, Json, unknown]>([
    [
      'two against two',
      RUFER,
      { games: [{ contract: 'Rufer', who: 'Anna mit Cilli', result: 'made', notes: [] }], extras: [] },
    ],
    [
      'alone, with kontra and bonuses of both sides',
      {
        contract: 'dreier',
        declarer: 1,
        won: false,
        gameKontra: 2,
        announced: [{ id: 'trull', by: 1, made: false }],
        silent: [{ id: 'pagat', by: 3, made: true }],
      },
      {
        games: [{ contract: 'Dreier', who: 'Bert allein', result: 'lost', notes: ['Kontra'] }],
        extras: ['Trull angesagt, verloren', 'Pagat still (Doris)'],
      },
    ],
    [
      'one beside the other, kontra by one opponent',
      {
        games: [
          { declarer: 0, contract: 'piccolo', tricks: 1 },
          { declarer: 2, contract: 'piccolo', tricks: 3, kontra: { '3': 2 } },
        ],
      },
      {
        games: [
          { contract: 'Piccolo', who: 'Anna allein', result: 'made', notes: ['1 Stich'] },
          { contract: 'Piccolo', who: 'Cilli allein', result: 'lost', notes: ['3 Stiche', 'Kontra (Doris)'] },
        ],
        extras: [],
      },
    ],
    ['all for themselves', TRISCHAKEN, { games: [{ contract: 'Trischaken', notes: [] }], extras: [] }],
    [
      'forehand pays everybody',
      { contract: 'trischaken', thirds: [70, 60, 50, 30] },
      { games: [{ contract: 'Trischaken', notes: [] }], extras: ['Vorhand mit den meisten Punkten'] },
    ],
    [
      'all for themselves, and one without a trick',
      { contract: 'trischaken', thirds: [70, 0, 80, 60] },
      { games: [{ contract: 'Trischaken', notes: [] }], extras: ['kein Stich (Bert)'] },
    ],
    ['annulled', ANNULLED, { games: [], extras: ['nicht gewertet'] }],
    [
      'annulled by the referee',
      { ...ANNULLED, reason: 'Zeile doppelt', referee: 'Moser' },
      { games: [], extras: ['nicht gewertet', 'Grund: Zeile doppelt', 'Schiedsrichter: Moser'] },
    ],
    [
      'payments that were agreed',
      { contract: 'agreed', name: 'Königsbesser', payments: ['15', '-5', '-5', '-5'] },
      { games: [], extras: ['Vereinbart: Königsbesser'] },
    ],
    [
      'a Renonce before there is a game',
      { contract: 'renonce', offenders: [1], played: { contract: null, points: '2' }, reason: '13 Karten' },
      { games: [], extras: ['Renonce von Bert', 'vor der Spielansage', 'Renonce', 'Grund: 13 Karten'] },
    ],
    [
      'a Renonce in a conceded game',
      {
        contract: 'renonce',
        offenders: [0],
        played: { contract: 'rufer', declarer: 0, partner: 2, conceded: true },
      },
      {
        games: [{ contract: 'Rufer', who: 'Anna mit Cilli', notes: ['geschliffen'] }],
        extras: ['Renonce von Anna'],
      },
    ],
    [
      'a Renonce with the result standing',
      {
        contract: 'renonce',
        offenders: [2],
        played: { contract: 'dreier', declarer: 0, won: true },
        stands: true,
        extraClaims: [{ by: 0, points: '2' }],
      },
      {
        games: [{ contract: 'Dreier', who: 'Anna allein', result: 'made', notes: [] }],
        extras: ['Renonce von Cilli', 'Das Ergebnis bleibt stehen', 'zusätzlich eingefordert'],
      },
    ],
    [
      'a Renonce in one pair',
      {
        contract: 'renonce',
        offenders: [1],
        played: {
          games: [
            { contract: 'piccolo', declarer: 0 },
            { contract: 'piccolo', declarer: 2, tricks: 3 },
          ],
          pairs: [1, 2, 3].map((opponent) => ({ declarer: 0, opponent })),
        },
      },
      {
        games: [
          { contract: 'Piccolo', who: 'Anna allein', notes: [] },
          { contract: 'Piccolo', who: 'Cilli allein', result: 'lost', notes: ['3 Stiche'] },
        ],
        extras: ['Renonce von Bert'],
      },
    ],
  ])('%s', (_, entry, expected) => expect(said(entry)).toEqual(expected));

  test('the pot is kept apart from what was played', () => {
    const setting = { options: { pagatkassa: { ante: 5, floor: 20, cap: 40 } } };
    expect(said(PAGAT_WON, setting)?.extras).toEqual(['Pagat angesagt']);
    const { evening, table, words, names } = tableWith({ ...setting, entries: [ANNULLED, PAGAT_WON, RUFER] });
    const kassa = sheetOf(evening, table).rows.map(({ written }) => [
      written?.before && besideWords(written.before, names, words),
      potWords(written?.kassa ?? [], names, words),
    ]);
    expect(kassa.slice(0, 4)).toEqual([
      ['Einsatz Pagatkassa: alle −5', ''],
      [null, 'Pagatkassa: Anna +10, Cilli +10'],
      ['Einsatz Pagatkassa: alle −5', ''],
      [undefined, ''],
    ]);
  });
});

test('where a table reported a total, that is its sum, and no deal is left to enter', () => {
  const { evening, table } = tableWith({ deals: 6, entries: [RUFER] });
  const total = { points: [10, -20, 5, 5].map((n) => rational(n)), deals: 6, at: '2026-11-20T20:00:00.000Z' };
  const reported = sheetOf(evening, { ...table, results: [], total });
  expect([shown(reported.totals), reported.isReported, reported.rows.length, reported.unlisted]).toEqual([
    ...['10 -20 5 5', true, 0, 0],
  ]);
  // Also beside deals, as long as it covers more than they do.
  const both = sheetOf(evening, { ...table, total });
  expect([shown(both.totals), both.isReported, both.rows.length]).toEqual(['10 -20 5 5', true, 1]);
  expect(sheetOf(evening, table).isReported).toBe(false);
  const withPot: EveningState = { ...evening, game: { ...evening.game, balance: 'with-pot' } };
  const short = { ...total, points: [10, -20, 5, 0].map((n) => rational(n)) };
  expect(sheetOf(withPot, { ...table, results: [], total: short }).inPot).toEqual(rational(5));
});
