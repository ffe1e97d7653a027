import type { Notes } from '../core/json.ts';
import { equal, type Rational } from '../core/rational.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import { refuseOdd } from '../kernel/entry/wrong-shapes.ts';
import { refuseKernel } from '../kernel/refusals.ts';
import type { Situation } from '../kernel/score.ts';
import { isOutOfRange, oddSeats, wrongSum } from '../settlement/sums.ts';

/**
 * Why no series under these rules can lend this to a deal at a table of this size: an unknown factor, too many factors, a pot
 * they lack, totals at which no deal can begin; or notes that none writes and no settlement reads, or not like this.
 */
export function refuseSituation(
  rules: Rules,
  { factors = [], pot, totals, notes = {} }: Partial<Situation>,
  table: number,
): readonly Refusal[] {
  const { series } = rules;
  const lent = series.flatMap(({ lends }) => lends ?? []);
  /** More of one factor than its rule lends, or one beside others that is only lent alone. */
  const isTooMany = lent.some(({ factor, most, alone }) => {
    const count = factors.filter(({ code }) => code === factor.code).length;
    return count > most || (alone === true && count > 0 && factors.length > count);
  });
  const most = Math.max(0, ...lent.map((one) => one.most));
  const unknown = factors.flatMap(({ code, by, only }, i) => {
    const place = `situation.factors.${i}`;
    const known = lent.find(({ factor }) => factor.code === code);
    if (!known) return [refuseKernel('no-such-factor', { field: `${place}.code` })];
    if (!equal(known.factor.by, by)) return [refuseKernel('wrong-value', { field: `${place}.by` })];
    return only === undefined ? [] : [refuseKernel('wrong-value', { field: `${place}.only` })];
  });
  if (unknown.length === 0 && (isTooMany || factors.length > most))
    unknown.push(refuseKernel('too-many-factors', { field: 'situation.factors' }));
  return [
    ...unknown,
    ...refusePot(
      series.some(({ keepsPot }) => keepsPot === true),
      pot,
    ),
    ...(totals ? refuseTotals(rules, totals, table) : []),
    ...refuseNotes(rules, notes, table),
  ];
}

function refuseNotes({ series }: Rules, notes: Notes, table: number): readonly Refusal[] {
  const shapes = new Map(series.flatMap((rule) => Object.entries(rule.notes?.shapes(table) ?? {})));
  return Object.entries(notes).flatMap(([key, note]) => {
    const field = `situation.notes.${key}`;
    const shape = shapes.get(key);
    if (!shape) return [refuseKernel('unknown-field', { field })];
    return shape.safeParse(note).success ? [] : [refuseKernel('wrong-value', { field })];
  });
}

function refusePot(kept: boolean, pot: Rational | undefined): readonly Refusal[] {
  if (pot === undefined || pot.n === 0) return [];
  if (!kept) return [refuseKernel('no-pot-here', { field: 'situation.pot' })];
  if (pot.n < 0 || pot.d !== 1) return [refuseKernel('wrong-value', { field: 'situation.pot' })];
  return refuseRange({ pot }, 'situation');
}

/** Amounts that no deal can begin with, because nothing adds up exactly with them: each by its place within `at`. */
export const refuseRange = ({ pot, totals = [] }: Partial<Situation>, at: string): readonly Refusal[] => [
  ...(pot && isOutOfRange(pot) ? [refuseKernel('points-out-of-range', { field: `${at}.pot` })] : []),
  ...totals.flatMap((total, seat) =>
    isOutOfRange(total) ? [refuseKernel('points-out-of-range', { field: `${at}.totals.${seat}` })] : [],
  ),
];

/** The totals of a series in which another deal can be played: judged as those of an evening's table are. */
function refuseTotals(
  { sheet, balance, series }: Rules,
  totals: readonly Rational[],
  table: number,
): readonly Refusal[] {
  const field = 'situation.totals';
  if (totals.length !== table) return [refuseKernel('total-per-seat', { field })];
  const odd = oddSeats(totals, sheet.parts);
  if (odd.length > 0) return odd.map((seat) => refuseOdd(sheet.parts, `${field}.${seat}`));
  const wild = refuseRange({ totals }, 'situation');
  if (wild.length > 0) return wild;
  const wrong = wrongSum(balance, totals);
  if (wrong) return [refuseKernel(wrong.why, { field })];
  return series.some((rule) => rule.isOver(totals)) ? [refuseKernel('series-over', { field })] : [];
}
