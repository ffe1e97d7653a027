import { equal, type Rational } from '../../../../engine/core/rational.ts';
import { points } from '../../i18n/numbers.ts';
import type { Words } from '../../i18n/words.ts';

/** What a deal did to the pot, player by player: `Pagatkassa: Anna +20, Cilli +20`; `''` if nothing. */
export function potWords(kassa: readonly Rational[], names: readonly string[], { t, language }: Words): string {
  const [first] = kassa;
  const moved = kassa.flatMap((amount, seat) =>
    amount.n === 0 ? [] : [`${names[seat] ?? ''} ${points(amount, language, true)}`],
  );
  if (!first || moved.length === 0) return '';
  const alike = kassa.every((amount) => equal(amount, first));
  return t.runningSheet.potBy(alike ? t.runningSheet.potAll(points(first, language, true)) : moved.join(', '));
}
