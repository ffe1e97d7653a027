import type { Text } from '../core/text.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { LineItem, Row } from '../kernel/score.ts';
import type { FamilyTexts, TableWords } from '../kernel/words/texts.ts';
import type { Report } from './violation.ts';

type Names = Readonly<Record<string, Text>>;

const isIn = (id: string, ...texts: readonly Names[]): boolean => texts.some((names) => Object.hasOwn(names, id));

/** What people read about a finished deal has names: its line items, what multiplies them, and what is remarked on it. */
export function checkNamed(
  rules: Rules,
  { items, bonuses, contracts, entry }: FamilyTexts,
  { row, paid }: { readonly row: Row; readonly paid: readonly LineItem[] },
  report: Report,
): void {
  const codes = new Set(paid.flatMap(({ code, factors }) => [code, ...factors.map((factor) => factor.code)]));
  for (const code of codes) if (!isIn(code, items, bonuses, contracts)) report('item-without-name', code);
  for (const { id, asked } of rules.remarks?.(row) ?? [])
    if (!isIn(id, entry.remarks) || (asked && !isIn(id, entry.questions ?? {}))) report('remark-without-text', id);
}

/** What a result page draws of a game is how it ended: its bar passes the mark if, and only if, the game was made. */
export function checkMargin(words: TableWords, row: Row, report: Report): void {
  for (const game of row.games) {
    const { scale } = words.margin?.(game, row) ?? {};
    if (scale && game.result !== 'draw' && scale.reached >= scale.enough !== (game.result === 'made'))
      report('margin-against-result', `${game.contract} ${game.result}: ${scale.reached} of ${scale.enough}`);
  }
}
