import { describe, expect, test } from 'vitest';
import type { Json, Notes } from '#engine/core/json.ts';
import { rational, showRational } from '#engine/core/rational.ts';
import { below, pick, type Rng, seededRng } from '#engine/core/rng.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import { countsAsDeal, type Row } from '#engine/kernel/score.ts';
import type { SeriesSetup } from '#engine/kernel/series-rule.ts';
import { foldDeal, foldSeries, type Series, setupOf } from '#engine/series/fold.ts';
import { refuseSituation } from '#engine/series/situation.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { SeriesChecks } from '#engine/testing/series-checks.ts';
import series from '../cases/series.json' with { type: 'json' };
import { reform } from '../game.ts';

interface Case {
  readonly id: string;
  readonly why: string;
  readonly options: Notes;
  /** At a table of four the last seat deals first, so that A is forehand; at five the first one. */
  readonly table?: number;
  readonly fewer?: NonNullable<SeriesSetup['fewer']>;
  readonly deals: readonly {
    readonly entry: Json;
    /** What the series lends to it. */
    readonly lent: Notes;
    readonly payments?: readonly string[];
    /** Missing: the next one. */
    readonly dealer?: Seat;
  }[];
}

const CASES = series.cases as readonly Case[];
const rulesWith = (options: Notes): Rules => reform.rules(tableOf(reform, 'reform', options));

function rowOf(rules: Rules, entry: Json, table: number, dealer: Seat): Row {
  const row = rules.check(entry, table, dealer);
  if (!row.ok) throw new Error(JSON.stringify([entry, row.error]));
  return row.value;
}

function folded({ options, table = 4, fewer, deals }: Case): Series {
  const rules = rulesWith(options);
  let number = 1;
  let dealer = table === 4 ? 3 : 0;
  const rows = deals.map(({ entry, dealer: said }) => {
    const seats = fewer && number > fewer.after ? table - 1 : table;
    dealer = said ?? dealer;
    const row = rowOf(rules, entry, seats, dealer);
    if (countsAsDeal(row)) {
      dealer = (dealer + 1) % seats;
      number++;
    }
    return row;
  });
  return foldSeries(rules, { ...setupOf(table, null), ...(fewer && { fewer }) }, rows);
}

describe.each(CASES)('$id: $why', (one) => {
  const { deals } = folded(one);
  test.each(one.deals.map((deal, i) => ({ deal, i })))('deal $i', ({ deal, i }) => {
    const played = deals[i];
    if (!played) throw new Error('no such deal');
    expect(played.now.notes).toEqual(deal.lent);
    if (deal.payments) expect(paymentsOf(played.settlement, played.row.table).map(showRational)).toEqual(deal.payments);
  });
});

const PLAIN = rulesWith({});

test('a table that keeps its series by itself lends a round without saying how long it is', () => {
  const notes = { hoelzel: [0, 0, 2, 0], radel: true, fixed: 12 };
  const now = { deal: 7, factors: [], pot: rational(0), notes };
  expect(refuseSituation(PLAIN, now, 4)).toEqual([]);
  const row = rowOf(PLAIN, { contract: 'dreier', declarer: 2, thirds: 120 }, 4, 3);
  const { now: lent, settlement } = foldDeal(PLAIN, setupOf(4, null), row, now);
  expect(lent.notes).toEqual(notes);
  expect(paymentsOf(settlement, 4).map(showRational)).toEqual(['-48', '-48', '144', '-48']);
});

test('what no series lends is refused at its place', () => {
  const places = (notes: Notes) => refuseSituation(PLAIN, { notes }, 4).map(({ at }) => at);
  expect(places({ radel: false, radelDeals: 9, fixedDeals: 4 })).toEqual([]);
  for (const [key, value] of [
    ['hoelzel', [0, 1, 0]],
    ['hoelzel', [0, -1, 0, 0]],
    ['radel', 1],
    ['radelDeals', 0],
    ['fixed', 3],
    ['fixed', 46],
    ['fixedDeals', 5],
    ['sautanz', 12],
  ] as const)
    expect(places({ [key]: value }), key).toEqual([{ field: `situation.notes.${key}` }]);
});

/** What a deal is as far as the series goes; its declarer is the second seat that plays. */
interface Kind {
  readonly entry: (at: { readonly declarer: Seat; readonly each: (counts: readonly number[]) => Json }) => Json;
  readonly isTrischaker?: true;
  readonly isSautanz?: true;
  readonly isWon?: true;
}

const KINDS: readonly Kind[] = [
  {
    entry: ({ each }) => ({
      ...{ contract: 'trischaker', thirdsEach: each([50, 70, 60, 30]), tricksEach: each([3, 4, 3, 2]) },
    }),
    isTrischaker: true,
  },
  { entry: ({ each }) => ({ contract: 'boehmischer-trischaker', tricksEach: each([3, 4, 3, 2]) }), isTrischaker: true },
  { entry: ({ declarer, each }) => ({ contract: 'wald-und-wiese', last: declarer, cardsEach: each([9, 13, 14, 12]) }) },
  {
    entry: ({ declarer, each }) => ({
      ...{ contract: 'sautanz', declarer, cardsEach: each([4, 20, 6, 8]), accused: [declarer], sautanzValue: 17 },
    }),
    isSautanz: true,
  },
  { entry: ({ declarer }) => ({ contract: 'dreier', declarer, thirds: 107 }), isWon: true },
  { entry: ({ declarer }) => ({ contract: 'bettel', declarer, tricks: 0 }), isWon: true },
  { entry: ({ declarer }) => ({ contract: 'solodreier', declarer, thirds: 106 }) },
  { entry: () => ({ contract: 'annulled' }) },
  { entry: () => ({ contract: 'redeal' }) },
];

/** What is lent to each deal, worked out by looking back on all those before it. */
function lentTo(played: readonly Kind[], table: number, first: Seat, after: string): readonly Notes[] {
  const held = Array.from({ length: table }, () => 0);
  const twice = new Set<number>();
  let round = { from: 0, to: 0 };
  let deal = 1;
  return played.map((kind) => {
    const isFixed = deal >= round.from && deal <= round.to;
    const lent: Notes = {
      ...(held.some((n) => n > 0) && { hoelzel: [...held] }),
      ...(twice.has(deal) && { radel: true, radelDeals: [...twice].filter((one) => one >= deal).length }),
      ...(isFixed && { fixed: 17, fixedDeals: round.to - deal + 1 }),
    };
    const isCounting = kind !== KINDS.at(-1);
    const dealer = (first + deal - 1) % table;
    const declarer = (dealer + 2) % table;
    if (kind.isWon && (held[declarer] ?? 0) > 0) held[declarer] = (held[declarer] ?? 0) - 1;
    if (kind.isTrischaker && after === 'hoelzel')
      for (let seat = 0; seat < table; seat++) if (table === 4 || seat !== dealer) held[seat] = (held[seat] ?? 0) + 1;
    if (kind.isTrischaker && after === 'radel') {
      const begin = Math.max(deal, ...twice) + 1;
      for (let i = 0; i < table; i++) twice.add(begin + i);
    }
    if (kind.isSautanz && !isFixed) round = { from: deal + 1, to: deal + table };
    if (isCounting) deal++;
    return lent;
  });
}

/** A table, its rules, and thirty deals of it. */
function randomCase(rng: Rng) {
  const table = 4 + below(2, rng);
  const after = pick(['hoelzel', 'radel', 'none'] as const, rng);
  const first = below(table, rng);
  const rules = rulesWith({ afterTrischaker: after });
  const kinds = Array.from({ length: 30 }, () => pick(KINDS, rng));
  let dealer = first;
  const rows = kinds.map(({ entry }) => {
    const active = Array.from({ length: 4 }, (_, i) => (dealer + 1 + i) % table);
    const each = (counts: readonly number[]): Json =>
      Array.from({ length: table }, (_, seat) => counts[active.indexOf(seat)] ?? null);
    const row = rowOf(rules, entry({ declarer: (dealer + 2) % table, each }), table, dealer);
    if (countsAsDeal(row)) dealer = (dealer + 1) % table;
    return row;
  });
  return { rules, table, rows, lent: lentTo(kinds, table, first, after) };
}

test('fifty random series lend what looking back on all their deals says', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const { rules, table, rows, lent } = randomCase(seededRng(`reform/series/${i}`));
    const { deals } = foldSeries(rules, setupOf(table, null), rows);
    const checks = new SeriesChecks();
    expect(deals.map(({ now }) => now.notes)).toEqual(lent);
    for (const deal of deals) {
      checks.closed(deal, (kind, detail) => expect.fail(`${kind}: ${detail}`));
      expect(refuseSituation(rules, deal.now, table)).toEqual([]);
      for (const key of Object.keys(deal.now.notes)) seen.add(key);
    }
  }
  expect(seen).toEqual(new Set(['hoelzel', 'radel', 'radelDeals', 'fixed', 'fixedDeals']));
});

test('a corrected deal changes nothing before it', () => {
  const { rules, table, rows } = randomCase(seededRng('reform/corrected'));
  const fold = (all: readonly Row[]) => foldSeries(rules, setupOf(table, null), all).deals;
  const at = 11;
  const { dealer } = rows[at] ?? { dealer: 0 };
  const corrected = fold(rows.with(at, rowOf(rules, { contract: 'annulled' }, table, dealer)));
  expect(corrected.slice(0, at)).toEqual(fold(rows).slice(0, at));
});
