import { equal, multiply, ONE, showRational } from '#engine/core/rational.ts';
import { fill, type Language, type Text } from '#engine/core/text.ts';
import { agreedIn, outcomeItem, remarksOf } from '#engine/kernel/entry/common-entries.ts';
import { countsAsDeal, type Factor, type Row } from '#engine/kernel/score.ts';
import { SHEET_TEXTS } from './texts.ts';

/**
 * The note beside a deal on its table's sheet: how many times it counts by what the series lent it (`×2`), what it is called if it was not simply played (`items` of its family), why,
 * and who decided it. Empty for all other deals.
 */
export function dealNote(
  row: Row,
  lent: readonly Factor[],
  items: Readonly<Record<string, Text>>,
  language: Language,
): string {
  const times = lent.reduce((all, { by }) => multiply(all, by), ONE);
  const item = outcomeItem(row);
  const called = Object.hasOwn(items, item) ? items[item]?.[language] : undefined;
  const agreed = agreedIn(row);
  const { reason, referee } = remarksOf(row);
  return [
    ...(countsAsDeal(row) && !equal(times, ONE) ? [`×${showRational(times)}`] : []),
    ...(called === undefined ? [] : [agreed ? `${called}: ${agreed.name}` : called]),
    ...(reason === undefined ? [] : [reason]),
    ...(referee === undefined ? [] : [fill(SHEET_TEXTS.referee[language], { name: referee })]),
  ].join('; ');
}
