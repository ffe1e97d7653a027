import { replacedAt } from '../core/lists.ts';
import { ZERO, type Rational } from '../core/rational.ts';
import { countsAsDeal, type LineItem, type Row, type Situation } from '../kernel/score.ts';
import type { Rules, SeriesRule, SeriesSetup } from '../kernel/types.ts';

/** One deal of a series: what was lent to it, and everything paid for it. */
interface FoldedDeal {
  readonly row: Row;
  readonly now: Situation;
  readonly settlement: readonly LineItem[];
}

/** A folded series of deals: closed deals in order, and what the next one starts with. */
export interface Series {
  readonly deals: readonly FoldedDeal[];
  readonly next: Situation;
  /** Paid before the next deal (an ante). */
  readonly due: readonly LineItem[];
}

type Step = { readonly memories: readonly unknown[]; readonly now: Situation; readonly items: readonly LineItem[] };

/**
 * Folds rows. A corrected row is folded again from the start, so that everything after it is right again (tirol §9). A
 * redeal leaves everything as it was: its number, what is lent and what is due pass to the next deal.
 */
export function foldSeries(rules: Rules, setup: SeriesSetup, rows: readonly Row[]): Series {
  let step = before(rules.series, startOf(rules, setupIn(setup, Infinity)), plain(1), setup);
  const deals: FoldedDeal[] = [];
  for (const row of rows) {
    if (!countsAsDeal(row)) {
      deals.push({ row, now: step.now, settlement: [] });
      continue;
    }
    const { deal, memories } = after(rules, step, row);
    deals.push(deal);
    step = before(rules.series, memories, plain(deal.now.deal + 1), setup);
  }
  return { deals, next: step.now, due: step.items };
}

/** One deal by itself, in a known situation that includes the contents of the pot. */
export function foldDeal(rules: Rules, setup: SeriesSetup, row: Row, now: Situation): FoldedDeal {
  return after(rules, before(rules.series, startOf(rules, { ...setup, pot: now.pot }), now, setup), row).deal;
}

const startOf = (rules: Rules, setup: SeriesSetup): readonly unknown[] => rules.series.map((rule) => rule.start(setup));
const plain = (deal: number): Situation => ({ deal, factors: [], pot: ZERO, notes: {} });

function after(
  rules: Rules,
  { memories, now, items: due }: Step,
  row: Row,
): { readonly deal: FoldedDeal; readonly memories: readonly unknown[] } {
  const ends = rules.series.map((rule, i) => rule.after(memories[i], row));
  const settlement = [...due, ...rules.settle(row, now), ...ends.flatMap(({ items }) => items)];
  return { deal: { row, now, settlement }, memories: ends.map(({ memory }) => memory) };
}

/** The setup as it is for one deal: only the occupied seats. */
const setupIn = (setup: SeriesSetup, deal: number): SeriesSetup =>
  setup.fewer && deal > setup.fewer.after ? { ...setup, table: setup.table - 1 } : setup;

function before(
  rules: readonly SeriesRule[],
  memories: readonly unknown[],
  first: Situation,
  whole: SeriesSetup,
): Step {
  const setup = setupIn(whole, first.deal);
  return rules.reduce<Step>(
    (so, rule, i) => {
      const { now, items, memory } = rule.before(memories[i], so.now, setup);
      return { memories: replacedAt(so.memories, i, memory ?? memories[i]), now, items: [...so.items, ...items] };
    },
    { memories, now: first, items: [] },
  );
}

/** A series that starts with an empty pot and ends the evening, unless stated otherwise. */
export const setupOf = (
  table: number,
  planned: number | null,
  pot: Rational = ZERO,
  last: number | null = planned,
): SeriesSetup => ({ table, planned, pot, last });
