import type { Json } from '../core/json.ts';
import { equal, showRational, type Rational } from '../core/rational.ts';
import type { Language } from '../core/text.ts';
import { printItems } from '../kernel/formats.ts';
import type { LineItem } from '../kernel/score.ts';
import type { FamilyTexts } from '../kernel/types.ts';
import { balanceOf, paymentsOf } from '../settlement/payments.ts';
import { itemLine, seatLine, word } from './say.ts';

/** What seats and pot win by a settlement, account by account. */
interface Payments {
  readonly score: readonly Rational[];
  /** Only where it differs from the score. */
  readonly money?: readonly Rational[];
  /** Only where the pot of the evening was touched. */
  readonly kassa?: readonly Rational[];
  readonly pot?: Rational;
}

function paymentsBy(items: readonly LineItem[], seats: number): Payments {
  const [score, money, kassa] = [
    paymentsOf(items, seats),
    paymentsOf(items, seats, 'money'),
    paymentsOf(items, seats, 'kassa'),
  ];
  const pot = balanceOf('pot', items, 'kassa');
  return {
    score,
    ...(!money.every((amount, i) => equal(amount, score[i] ?? amount)) && { money }),
    ...(kassa.some(({ n }) => n !== 0) && { kassa }),
    ...(pot.n !== 0 && { pot }),
  };
}

/** `{ items, payments, money?, kassa?, pot? }` with exact amounts as strings. */
export function printSettlement(items: readonly LineItem[], seats: number): Readonly<Record<string, Json>> {
  const { score, money, kassa, pot } = paymentsBy(items, seats);
  return {
    items: printItems(items),
    payments: score.map(showRational),
    ...(money && { money: money.map(showRational) }),
    ...(kassa && { kassa: kassa.map(showRational) }),
    ...(pot && { pot: showRational(pot) }),
  };
}

/** The same for people. */
export function saySettlement(
  items: readonly LineItem[],
  seats: number,
  texts: FamilyTexts,
  language: Language,
): readonly string[] {
  const { score, money, kassa, pot } = paymentsBy(items, seats);
  const account = (
    name: 'payments' | 'money' | 'kassa',
    amounts: readonly Rational[] | undefined,
  ): readonly string[] => (amounts ? [`${word(name, language)}: ${seatLine(amounts, language)}`] : []);
  return [
    `${word('items', language)}:`,
    ...(items.length > 0
      ? items.map((item) => `  ${itemLine(item, texts, language)}`)
      : [`  ${word('none', language)}`]),
    ...account('payments', score),
    ...account('money', money),
    ...account('kassa', kassa),
    ...(pot ? [`${word('pot', language)}: ${showRational(pot)}`] : []),
  ];
}
