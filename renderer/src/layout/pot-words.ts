import { equal, type Rational } from '#engine/core/rational.ts';
import type { BesideLine } from '#engine/series/sheet.ts';
import { signed } from '../i18n/numbers.ts';
import type { Words } from '../i18n/words.ts';

/** What a deal did to a pot with an account of its own, by player: `Pagatkassa: Anna +20, Cilli +20`; `''` if nothing. */
export function potWords(kassa: readonly Rational[], names: readonly string[], words: Words): string {
  const moved = movedWords(kassa, names, words);
  return moved === '' ? '' : `${words.item('pot')}: ${moved}`;
}

/** What was paid beside a deal: `Einsatz Pagatkassa: alle −5`; who paid points stands in the columns of the players. */
export function besideWords({ codes, kassa }: BesideLine, names: readonly string[], words: Words): string {
  const what = codes.map((code) => words.item(code)).join(', ');
  const moved = movedWords(kassa, names, words);
  return [what, moved].filter((one) => one !== '').join(': ');
}

function movedWords(kassa: readonly Rational[], names: readonly string[], words: Words): string {
  const { t } = words;
  const [first] = kassa;
  const moved = kassa.flatMap((amount, seat) =>
    amount.n === 0 ? [] : [`${names[seat] ?? ''} ${signed(amount, words)}`],
  );
  if (!first || moved.length === 0) return '';
  const alike = kassa.every((amount) => equal(amount, first));
  return alike ? t.runningSheet.potAll(signed(first, words)) : moved.join(', ');
}
