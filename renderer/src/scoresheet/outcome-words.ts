import type { Remark } from '#engine/kernel/deal/rules.ts';
import { agreedIn, remarksOf } from '#engine/kernel/entry/common-entries.ts';
import { besideIn, type LineItem, REDEAL, type Row } from '#engine/kernel/score.ts';
import type { BesideLine } from '#engine/series/sheet.ts';
import type { Words } from '../i18n/words.ts';
import { besideWords } from '../layout/pot-words.ts';

/** What was agreed, or what the family remarks on a deal; empty if it was simply played. */
export function outcomeWords(row: Row, names: readonly string[], words: Words): readonly string[] {
  const agreed = agreedIn(row);
  return agreed ? [words.t.sheet.agreed(agreed.name)] : said(words.rules?.remarks?.(row), 'deal', names, words);
}

/** What the family remarks on the game itself, and on what was paid for it. */
export const gameRemarks = (row: Row, paid: readonly LineItem[], words: Words): readonly string[] =>
  said(words.rules?.remarks?.(row, paid), 'game', [], words);

function said(
  remarks: readonly Remark[] = [],
  about: Remark['about'],
  names: readonly string[],
  words: Words,
): readonly string[] {
  return remarks
    .filter((remark) => remark.about === about)
    .map(({ id, seats = [], n }) => words.remark(id, seats.map((seat) => names[seat] ?? '').join(', '), n));
}

/** What whoever enters the deal is asked, because it is as likely a slip. */
export const questionsOn = (row: Row, words: Words): readonly string[] =>
  (words.rules?.remarks?.(row) ?? []).flatMap(({ id, asked }) => (asked ? [words.question(id)] : []));

/**
 * What came between two deals: dealt again or not, what it cost and why. What was `paid` for it says so by its amounts; only what was
 * paid besides is named.
 */
export function betweenWords(
  row: Row,
  words: Words,
  paid: BesideLine | null,
  names: readonly string[],
): readonly string[] {
  const { runningSheet } = words.t;
  const note = besideIn(row);
  const isRedeal = row.outcome === REDEAL;
  const others = paid && { ...paid, codes: paid.codes.filter((code) => code !== note?.code) };
  const besides = others ? besideWords(others, names, words) : '';
  return [
    ...(note ? [words.item(note.code)] : []),
    isRedeal ? (paid ? runningSheet.redealtAtCost : runningSheet.redealt) : runningSheet.between,
    ...(besides === '' ? [] : [besides]),
    ...remarkWords(row, words),
  ];
}

/** Why it was decided that way, and who decided it. */
export function remarkWords(row: Row, { t }: Words): readonly string[] {
  const { reason, referee } = remarksOf(row);
  return [
    ...(reason === undefined ? [] : [t.sheet.reason(reason)]),
    ...(referee === undefined ? [] : [t.sheet.referee(referee)]),
  ];
}
