import type { Json } from '../core/json.ts';
import { add, equal, type Rational, showRational, ZERO } from '../core/rational.ts';
import type { Language } from '../core/text.ts';
import { printItems } from '../kernel/deal/formats.ts';
import type { LineItem } from '../kernel/score.ts';
import type { FamilyTexts } from '../kernel/words/texts.ts';
import { balanceOf, paymentsOf } from '../settlement/payments.ts';
import { amountText, itemLine, nameOf, potName, seatLine, word } from './say.ts';

/** What seats and pot win in a settlement, account by account. */
interface Payments {
  readonly score: readonly Rational[];
  /** Only if it differs from the score. */
  readonly money?: readonly Rational[];
  /** Only if a pot with an account of its own was touched. */
  readonly kassa?: readonly Rational[];
  /** What a pot wins, whichever account it has; only if it was touched. */
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
  const pot = add(balanceOf('pot', items, 'kassa'), balanceOf('pot', items, 'score'));
  return {
    score,
    ...(!money.every((amount, i) => equal(amount, score[i] ?? amount)) && { money }),
    ...(kassa.some(({ n }) => n !== 0) && { kassa }),
    ...(pot.n !== 0 && { pot, inPot: add(before, pot) }),
  };
}

/** What a deal pays, and around it. */
interface Settlement {
  readonly items: readonly LineItem[];
  readonly seats: number;
  /** What was in the pot before; missing: nothing. */
  readonly before?: Rational;
  /** Why the series ends with it; missing: it goes on. */
  readonly ends?: string | undefined;
}

/** `{ items, payments, money?, kassa?, pot?, inPot?, ends? }` with exact amounts as strings. */
export function printSettlement({ items, seats, before = ZERO, ends }: Settlement): Readonly<Record<string, Json>> {
  const { score, money, kassa, pot, inPot } = paymentsBy(items, seats, before);
  return {
    items: printItems(items),
    payments: score.map(showRational),
    ...(money && { money: money.map(showRational) }),
    ...(kassa && { kassa: kassa.map(showRational) }),
    ...(pot && { pot: showRational(pot) }),
    ...(inPot && { inPot: showRational(inPot) }),
    ...(ends !== undefined && { ends }),
  };
}

/** The same for people. */
export function saySettlement(
  { items, seats, before = ZERO, ends }: Settlement,
  texts: FamilyTexts,
  language: Language,
): readonly string[] {
  const { score, money, kassa, pot, inPot } = paymentsBy(items, seats, before);
  const shown = (amount: Rational): string => amountText(amount, texts, language);
  const line = (name: string, amounts: readonly Rational[] | undefined): readonly string[] =>
    amounts ? [`${name}: ${seatLine(amounts, texts, language)}`] : [];
  return [
    `${word('items', language)}:`,
    ...(items.length > 0
      ? items.map((item) => `  ${itemLine(item, texts, language)}`)
      : [`  ${word('none', language)}`]),
    ...line(word('payments', language), score),
    ...line(word('money', language), money),
    ...line(potName(texts, language), kassa),
    ...(pot && inPot ? [`${potName(texts, language)}: ${shown(pot)} (${word('then', language)} ${shown(inPot)})`] : []),
    ...(ends === undefined ? [] : [`${word('ends', language)}: ${nameOf(texts.items, ends, language)}`]),
  ];
}
