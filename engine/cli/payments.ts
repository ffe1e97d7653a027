import type { Json } from '../core/json.ts';
import { add, equal, showRational, ZERO, type Rational } from '../core/rational.ts';
import type { Language } from '../core/text.ts';
import { printItems } from '../kernel/deal/formats.ts';
import type { LineItem } from '../kernel/score.ts';
import type { FamilyTexts } from '../kernel/words/texts.ts';
import { balanceOf, paymentsOf } from '../settlement/payments.ts';
import { itemLine, seatLine, word } from './say.ts';

/** What seats and pot win in a settlement, account by account. */
interface Payments {
  readonly score: readonly Rational[];
  /** Only if it differs from the score. */
  readonly money?: readonly Rational[];
  /** Only if the pot of the evening was touched. */
  readonly kassa?: readonly Rational[];
  readonly pot?: Rational;
  /** What is in it afterwards. */
  readonly inPot?: Rational;
}

/** `before`: what was in the pot, in its own whole units. */
function paymentsBy(items: readonly LineItem[], seats: number, before: Rational): Payments {
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
    ...(pot.n !== 0 && { pot, inPot: add(before, pot) }),
  };
}

/** `{ items, payments, money?, kassa?, pot?, inPot? }` with exact amounts as strings. */
export function printSettlement(
  items: readonly LineItem[],
  seats: number,
  before: Rational = ZERO,
): Readonly<Record<string, Json>> {
  const { score, money, kassa, pot, inPot } = paymentsBy(items, seats, before);
  return {
    items: printItems(items),
    payments: score.map(showRational),
    ...(money && { money: money.map(showRational) }),
    ...(kassa && { kassa: kassa.map(showRational) }),
    ...(pot && { pot: showRational(pot) }),
    ...(inPot && { inPot: showRational(inPot) }),
  };
}

/** The same for people. */
export function saySettlement(
  items: readonly LineItem[],
  seats: number,
  texts: FamilyTexts,
  language: Language,
  before: Rational = ZERO,
): readonly string[] {
  const { score, money, kassa, pot, inPot } = paymentsBy(items, seats, before);
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
    ...(pot && inPot
      ? [`${word('pot', language)}: ${showRational(pot)} (${word('then', language)} ${showRational(inPot)})`]
      : []),
  ];
}
