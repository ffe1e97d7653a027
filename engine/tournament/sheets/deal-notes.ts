import { fill, type Language, type Text } from '../../core/text.ts';
import { agreedIn, remarksOf } from '../../kernel/entry/common-entries.ts';
import type { Row } from '../../kernel/score.ts';
import { SHEET_TEXTS } from './texts.ts';

/**
 * The note beside a deal on its table's sheet: what it is called if it was not simply played (`items` of its family), why,
 * and who decided it. Empty for all other deals.
 */
export function dealNote(row: Row, items: Readonly<Record<string, Text>>, language: Language): string {
  const called = Object.hasOwn(items, row.outcome) ? items[row.outcome]?.[language] : undefined;
  const agreed = agreedIn(row);
  const { reason, referee } = remarksOf(row);
  return [
    ...(called === undefined ? [] : [agreed ? `${called}: ${agreed.name}` : called]),
    ...(reason === undefined ? [] : [reason]),
    ...(referee === undefined ? [] : [fill(SHEET_TEXTS.referee[language], { name: referee })]),
  ].join('; ');
}
