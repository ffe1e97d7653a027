import type { Json } from '#engine/core/json.ts';
import { multiply, rational } from '#engine/core/rational.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import { foldSeries, setupOf } from '#engine/series/fold.ts';
import { amountOf } from '#engine/settlement/payments.ts';
import type { At } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { agreedAt, decided, said } from './entries.ts';
import { aTrischaken } from './trischaken.ts';

/** What is said of double rounds, the last round and the Pagatkassa (tirol §9, §15). */

const TABLE = 4;

function rowsOf({ rules }: At, entries: readonly Json[]): readonly Row[] {
  return entries.map((entry, i) => {
    const row = rules.check(entry, TABLE, (i + TABLE - 1) % TABLE);
    if (!row.ok) throw new Error(row.error.map(({ code }) => code).join(', '));
    return row.value;
  });
}

/** How often each deal of a series counts. */
const timesOf = (at: At, entries: readonly Json[], planned: number | null = null): readonly number[] =>
  foldSeries(at.rules, setupOf(TABLE, planned), rowsOf(at, entries)).deals.map(({ now }) => {
    const { n, d } = now.factors.reduce((all, { by }) => multiply(all, by), rational(1));
    return n / d;
  });

const ordinary = (many: number): readonly Json[] =>
  Array.from({ length: many }, () => ({ contract: 'dreier', declarer: 0, won: true }));
/** The game is won and its value lost again: one for the Rufer, one for a Trull of the opponents. */
const NOTHING = decided('rufer', true, { silent: [said('trull', true, { by: 1 })] });
const DOUBLES = { 'double-rounds': true };

/** After such a deal all of the next `round` count `n` times, and then none does. */
const doubledAfter = (first: (at: At) => Json, round: number, options = {}): Proof =>
  agrees(
    (n) => [1, ...Array.from({ length: round }, () => n), 1],
    (_, at) => {
      const here = agreedAt(at, { ...DOUBLES, ...options });
      return timesOf(here, [first(here), ...ordinary(round + 1)]);
    },
  );
const wholeRound = (first: (at: At) => Json): Proof => doubledAfter(first, TABLE);
const nextDeal: Proof = doubledAfter(() => NOTHING, 1, { fensterbrettl: 'one-deal' });

const lastRadl: Proof = agrees(
  (n) => [...Array.from({ length: TABLE }, () => 1), ...Array.from({ length: TABLE }, () => n)],
  (_, at) => timesOf(agreedAt(at, { schlussrad: true }), ordinary(2 * TABLE), 2 * TABLE),
);

/** What the pot pays or gets for an announced Pagat, if `inPot` is in it. */
function fromPot(at: At, inPot: number, isMade: boolean): number {
  const entry = { contract: 'dreier', declarer: 0, won: true, announced: [said('pagat', isMade)] };
  const { deals } = foldSeries(at.rules, setupOf(TABLE, null, rational(inPot)), rowsOf(at, [entry]));
  return sumOf((deals[0]?.settlement ?? []).filter(({ code }) => code === 'pot'));
}
const sumOf = (items: readonly LineItem[]): number =>
  items.map((item) => amountOf(item, 'kassa')).reduce((sum, { n, d }) => sum + n / d, 0);
const antes = (at: At, inPot: number): readonly number[] =>
  foldSeries(at.rules, setupOf(TABLE, null, rational(inPot)), []).due.map((item) => sumOf([item]));
const MUCH = 1000;

export const OF_SERIES = {
  'Nach einem Trischaken oder Fensterbankl zählt eine ganze Runde #.': [
    (n, at) => {
      wholeRound(aTrischaken)(n, at);
      wholeRound(() => ({ ...decided('dreier', true), fensterbankl: true }))(n, at);
    },
  ],
  'Ein Fensterbrettl ist ein gespieltes Spiel, das für alle mit null Punkten ausgeht: Auch danach zählt eine ganze Runde #.':
    [wholeRound(() => NOTHING)],
  'Ein Fensterbrettl ist ein gespieltes Spiel, das für alle mit null Punkten ausgeht: Danach zählt nur das nächste Spiel #.':
    [nextDeal],
  'Geht ein gespieltes Spiel für alle mit null Punkten aus, zählt danach eine ganze Runde #, nur das nächste Spiel, oder keines.':
    [
      (n, at) => {
        wholeRound(() => NOTHING)(n, at);
        nextDeal(n, at);
      },
    ],
  'Das letzte Radl des Abends zählt #.': [lastRadl],
  'Das letzte Radl des Abends zählt #: in der letzten vereinbarten Runde, mit Finale in diesem.': [lastRadl],
  'Pagatkassa: Der angesagte Pagat bekommt oder zahlt, was darin ist, höchstens #; unter # legt jeder # ein.': [
    agrees(
      (n) => [n, n],
      (_, at) => [true, false].map((isMade) => fromPot(at, MUCH, isMade)),
    ),
    agrees(
      (n, at) => [n - 1, n].map((inPot) => antes(at, inPot).length > 0),
      () => [true, false],
    ),
    counts((at) => new Set(antes(at, 0)).values().next().value ?? NaN),
  ],
} satisfies NumberCases['sentences'];
