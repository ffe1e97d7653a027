import { describe, expect, test } from 'vitest';
import { add, type Rational, rational, showRational, ZERO } from '#engine/core/rational.ts';
import { seededRng } from '#engine/core/rng.ts';
import { GAMES } from '#engine/games/index.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { BESIDE, type LineItem, REDEAL, type Row } from '#engine/kernel/score.ts';
import type { SeriesRule } from '#engine/kernel/series-rule.ts';
import { foldSeries, type Series, setupOf } from '#engine/series/fold.ts';
import { race } from '#engine/series/race.ts';
import { runningSheet } from '#engine/series/sheet.ts';
import { refuseSituation } from '#engine/series/situation.ts';
import { balanceOf, paymentsOf } from '#engine/settlement/payments.ts';
import { checksOf, isWithout } from '../family-checks.ts';
import { PROBE_GAMES } from '../games/index.ts';
import { RACE } from '../games/race.ts';
import { byEffort } from '../test-effort.ts';
import { endsAt, gainedIn, type PaidDeal, potEnds } from './naive-ends.ts';
import { bank, misdeals, payingPot } from './probe-rules.ts';
import { randomRules, randomSeries } from './random-series.ts';

const [SERIES, DEALS] = [byEffort(8, 50), 40];
const TARGET = { points: 30, bonus: 10 };
const BANK = 40;
const ANTE = 7;

/** What a series is about besides, and where a second count puts its ends. */
interface About {
  /** Missing: nothing but the rules of the family. */
  readonly rule?: SeriesRule;
  readonly ends: (deals: readonly PaidDeal[], table: TableRules, game: GameDefinition) => readonly number[];
}

/** Where a family's own rules end a series, counted a second time; nowhere if its text knows of no end. */
function ownEnds(
  deals: readonly PaidDeal[],
  { options, profile }: TableRules,
  game: GameDefinition,
): readonly number[] {
  const checks = checksOf(game);
  if (isWithout(checks) || isWithout(checks.ends)) return [];
  return checks.ends(deals, options, profile);
}

/** Everything a series can be about. */
const ABOUT: Readonly<Record<string, About>> = {
  'its own rules': { ends: ownEnds },
  race: { rule: race(TARGET), ends: (deals) => endsAt(deals, (points) => points >= TARGET.points) },
  bank: { rule: bank(BANK), ends: (deals) => endsAt(deals, (points) => points <= -BANK) },
  pot: { rule: payingPot(ANTE), ends: (deals) => potEnds(deals, ANTE) },
};

/** A table has one pot. */
const withRule = (rules: Rules, rule?: SeriesRule): Rules =>
  rule ? { ...rules, series: [...rules.series.filter((one) => !(one.keepsPot && rule.keepsPot)), rule] } : rules;

/** What the pot wins, whichever account it has. */
const potOf = (paid: readonly LineItem[]): Rational =>
  add(balanceOf('pot', paid, 'kassa'), balanceOf('pot', paid, 'score'));

const items = ({ deals }: Series): readonly LineItem[] => deals.flatMap(({ settlement }) => settlement);

const CASES = [...Object.values(GAMES), ...PROBE_GAMES].flatMap((game) =>
  game.profiles.map(({ id }) => ({ name: `${game.id}, ${id}`, game, profile: id })),
);

describe.each(CASES)('$name', ({ game, profile }) => {
  const seats = game.tables.at(-1) ?? 0;
  const played = Array.from({ length: SERIES }, (_, i) => {
    const table = randomRules(game, profile, seededRng(`${game.id}/${profile}/${i}`));
    const rules = game.rules(table);
    return { table, rules, rows: randomSeries(game, rules, seats, DEALS, `${game.id}/${profile}/${i}`) };
  });
  const setup = setupOf(seats, DEALS);
  /** Where a family's own rules end a series, nothing else does. */
  const about = ({ rule }: About) =>
    rule ? played.filter(({ rules }) => rules.series.every(({ mayEnd }) => !mayEnd)) : played;

  test.each(Object.entries(ABOUT))('%s: players and pot hold what they began with', (_, one) => {
    const { rule } = one;
    let gained = false;
    for (const { rules, rows } of about(one)) {
      const series = foldSeries(withRule(rules, rule), setup, rows);
      let inPot: Rational = ZERO;
      for (const { settlement, now, closing, row } of series.deals) {
        const due = settlement.filter(({ beside }) => beside === 'before');
        expect(now.pot, 'what is lent as the pot is what was paid in').toEqual(add(inPot, potOf(due)));
        inPot = add(inPot, potOf(settlement));
        if ((rule ?? rules.series.find(({ keepsPot }) => keepsPot))?.close)
          expect(add(inPot, potOf(closing)), 'shared out').toEqual(ZERO);
        // Only the bonus for a target comes from nowhere.
        const paid = [...settlement, ...closing].filter(({ code }) => code !== 'target');
        for (const account of ['score', 'kassa'] as const) {
          const { all } = gainedIn(paid, account);
          if (rules.balance !== 'one-sided') expect(all, `as ${rules.balance} as declared`).toBe(0);
          gained ||= all !== 0;
        }
        if (rules.balance === 'zero-sum')
          expect(gainedIn(rules.settle(row, now), 'score').pot, 'no pot among the points').toBe(0);
      }
    }
    if (about(one).some(({ rules }) => rules.balance === 'one-sided'))
      expect(gained, 'one-sided as declared').toBe(true);
  });

  test.each(Object.entries(ABOUT))('%s: it ends where a second count puts it', (_, one) => {
    const { rule, ends } = one;
    let ended = 0;
    for (const [i, { table, rules, rows }] of about(one).entries()) {
      const fold = (all: readonly Row[]) => foldSeries(withRule(rules, rule), setup, all);
      const check = (series: Series): void =>
        expect(series.ends.map(({ after }) => after)).toEqual(ends(series.deals.map(paidIn(rules)), table, game));
      const series = fold(rows);
      check(series);
      ended += series.ends.length;
      const at = (7 * i) % DEALS;
      // The same dealer's deal of another Radl.
      const other = rows[(at + seats) % DEALS];
      if (!other) throw new Error('no other row');
      const corrected = fold(rows.with(at, other));
      check(corrected);
      expect(corrected.deals.slice(0, at)).toEqual(series.deals.slice(0, at));
    }
    // Where a pot is only an option, it may be that nobody wins anything from it.
    const own = game.tableRules(profile, {});
    if (!rule && own.ok && game.rules(own.value).balance === 'with-pot')
      expect(ended, 'some pot is emptied').toBeGreaterThan(0);
  });
});

/** Why a series ends although nobody's total says so. */
const POT_EMPTY = 'pot-empty';

test.each(CASES.map((one) => [one.name, one] as const))('%s: deals begin only where a series goes on', (_, one) => {
  const { game, profile } = one;
  const seats = game.tables.at(-1) ?? 0;
  for (let i = 0; i < SERIES; i++) {
    const table = randomRules(game, profile, seededRng(`situation/${game.id}/${profile}/${i}`));
    const rules = game.rules(table);
    const rows = randomSeries(game, rules, seats, DEALS, `situation/${game.id}/${profile}/${i}`);
    for (const { now, totals, ends } of foldSeries(rules, setupOf(seats, DEALS), rows).deals) {
      expect(refuseSituation(rules, now, seats), JSON.stringify([table.options, now])).toEqual([]);
      const isOver = rules.series.some((rule) => rule.isOver(totals));
      expect(isOver, `ends: ${ends ?? 'no'}`).toBe(ends !== undefined && ends !== POT_EMPTY);
    }
  }
});

/** What the deal itself paid, settled by the rules alone. */
const paidIn =
  (rules: Rules) =>
  ({ row, now }: Series['deals'][number]): PaidDeal => ({ table: row.table, items: rules.settle(row, now) });

const [plain] = [RACE.rules({ family: RACE.id, profile: 'plain', options: {}, rulesVersion: 1 })];
/** A game in which a row says what each of two seats wins. */
const GAME: Rules = {
  ...plain,
  settle: ({ measures = [] }) =>
    measures.flatMap((won, to) =>
      won > 0 ? [{ code: 'game', from: 1 - to, to, base: rational(won), factors: [] }] : [],
    ),
};
const row = (...measures: readonly number[]): Row => ({
  ...{ table: 2, dealer: 0, outcome: 'played', games: [], items: [], notes: {} },
  measures,
});
const besideRow = (outcome: string, by: number, code = 'misdeal'): Row => ({
  ...row(),
  outcome,
  notes: { beside: { code, by } },
});
const shown = (amounts: readonly Rational[]): string => amounts.map(showRational).join(' ');
const two = setupOf(2, null);
const run = <M>(rule: SeriesRule<M>, ...rows: readonly Row[]): Series => foldSeries(withRule(GAME, rule), two, rows);

test('a target ends the series with the bonus as a line item, and the next one begins at 0', () => {
  const series = run(race(TARGET), row(20, 0), row(10, 0), row(5, 0));
  expect(series.ends).toEqual([{ after: 2, why: 'target' }]);
  expect(series.deals.map(({ settlement }) => shown(paymentsOf(settlement, 2)))).toEqual(['20 -20', '20 -10', '5 -5']);
  expect(series.deals[1]?.settlement.at(-1)).toMatchObject({ code: 'target', from: 'nobody', to: 0, beside: 'after' });
  expect(series.deals.map(({ now }) => shown(now.totals ?? []))).toEqual(['0 0', '20 -20', '0 0']);
  expect(shown(series.next.totals ?? [])).toBe('5 -5');
  const lines = runningSheet(series.deals);
  expect(lines.map(({ payments, after }) => [shown(payments), after && shown(after.payments)])).toEqual([
    ['20 -20', null],
    ['10 -10', '10 0'],
    ['5 -5', null],
  ]);
  expect(run(race(TARGET), row(20, 0), row(0, 10), row(20, 0)).ends, 'a correction moves it').toEqual([
    { after: 3, why: 'target' },
  ]);
});

test('a pot of points is the payer, ends the series when it is empty, and is filled again by a line of its own', () => {
  const series = run(payingPot(5), row(6, 0), row(9, 0), row(0, 1));
  expect(series.ends).toEqual([{ after: 2, why: 'pot-empty' }]);
  const lines = runningSheet(series.deals);
  expect(lines.map(({ before }) => before && [before.codes, shown(before.payments), showRational(before.pot)])).toEqual(
    [[['pot-ante'], '-5 -5', '10'], null, [['pot-ante'], '-5 -5', '10']],
  );
  expect(lines.map(({ payments, pot }) => [shown(payments), showRational(pot)])).toEqual([
    ['12 -6', '4'],
    ['13 -9', '0'],
    ['-1 2', '9'],
  ]);
  expect(shown(lines[2]?.totals ?? [])).toBe('14 -23');
  expect(series.deals[0]?.now.pot).toEqual(rational(10));
});

test('what is left in the pot at the end is shared, the odd point for the next forehand', () => {
  const { closing, deals } = run(payingPot(5), row(0, 1));
  expect(closing.map(({ code, from, to, base }) => [code, from, to, showRational(base)])).toEqual([
    ['pot-share', 'pot', 0, '5'],
    ['pot-share', 'pot', 1, '4'],
  ]);
  expect(shown(paymentsOf([...(deals[0]?.settlement ?? []), ...closing], 2))).toBe('-1 1');
  expect(run(payingPot(5), row(10, 0)).closing, 'nothing is left').toEqual([]);
});

test('a bank that is empty ends the series', () => {
  const { ends } = run(bank(10), row(6, 0), row(5, 0), row(0, 9));
  expect(ends).toEqual([{ after: 2, why: 'bank-broken' }]);
});

test('an entry between two deals is paid, is no deal, and can end the series', () => {
  const rows = [row(1, 0), besideRow(REDEAL, 0), row(1, 0), besideRow(BESIDE, 1), besideRow(BESIDE, 1)];
  const series = run(misdeals(10), ...rows);
  expect(series.deals.map(({ now, settlement }) => [now.deal, shown(paymentsOf(settlement, 2))])).toEqual([
    [1, '1 -1'],
    [2, '-10 0'],
    [2, '1 -1'],
    [3, '0 -10'],
    [3, '0 -10'],
  ]);
  expect(series.next.deal).toBe(3);
  expect(series.ends).toEqual([{ after: 3, why: 'misdeals' }]);
  expect(shown(series.next.totals ?? [])).toBe('0 0');
  const other = run(misdeals(10), besideRow(BESIDE, 1, 'rain'), { ...row(), outcome: REDEAL });
  expect(items(other), 'an ordinary redeal costs nothing').toEqual([]);
});

test('when somebody leaves, the totals of the others go on', () => {
  const three: Row = { ...row(0, 4, 0), table: 3 };
  const settle: Rules['settle'] = ({ measures = [], table }) =>
    measures.flatMap((won, to) =>
      won > 0 ? [{ code: 'game', from: (to + 1) % table, to, base: rational(won), factors: [] }] : [],
    );
  const setup = { ...setupOf(3, null), fewer: { after: 1, seat: 0, turn: 0 } };
  const { deals, next } = foldSeries({ ...GAME, settle, series: [race(TARGET)] }, setup, [three, row(1, 0)]);
  expect(deals.map(({ now }) => shown(now.totals ?? []))).toEqual(['0 0 0', '4 -4']);
  expect(shown(next.totals ?? [])).toBe('5 -5');
});
