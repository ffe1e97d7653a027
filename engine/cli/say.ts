import { equal, showRational, type Rational } from '../core/rational.ts';
import { LANGUAGES, type Language, type Text } from '../core/text.ts';
import type { ScoreAccount, Factor, LineItem, Purse } from '../kernel/score.ts';
import type { FamilyTexts } from '../kernel/words/texts.ts';
import { amountOf } from '../settlement/payments.ts';
import { STAGE_NAMES, WORDS } from './texts.ts';

/** A name from a table of texts, or the id itself. */
export const nameOf = (texts: Readonly<Record<string, Text>>, id: string, language: Language): string =>
  texts[id]?.[language] ?? id;

export const word = (id: keyof typeof WORDS, language: Language): string => WORDS[id][language];

const purse = (who: Purse, language: Language): string =>
  typeof who === 'number' ? `${word('seat', language)} ${who}` : word(who, language);

/** A factor that belongs to one account only. */
const ONLY: Readonly<Record<ScoreAccount, keyof typeof WORDS>> = {
  score: 'scoreOnly',
  money: 'moneyOnly',
  kassa: 'kassaOnly',
};

/** One line per line item: what for, who pays whom, and how it is made up. */
export function itemLine(item: LineItem, texts: FamilyTexts, language: Language): string {
  const { code, stage, from, to, base, factors } = item;
  const names = { ...texts.contracts, ...texts.bonuses, ...texts.items };
  const stageName = stage === undefined ? '' : ` (${STAGE_NAMES[stage][language]})`;
  const factor = ({ by, code: name, only }: Factor): string =>
    `${showRational(by)} ${nameOf(names, name, language)}${only === undefined ? '' : ` (${word(ONLY[only], language)})`}`;
  const [score, money] = [amountOf(item), amountOf(item, 'money')];
  const amount = equal(score, money)
    ? showRational(score)
    : `${showRational(score)}, ${word('money', language)} ${showRational(money)}`;
  const how = factors.length > 0 ? ` = ${[showRational(base), ...factors.map(factor)].join(' × ')}` : '';
  return `${nameOf(names, code, language)}${stageName}: ${purse(from, language)} → ${purse(to, language)}  ${amount}${how}`;
}

export const seatLine = (amounts: readonly Rational[], language: Language): string =>
  amounts.map((amount, seat) => `${purse(seat, language)}: ${showRational(amount)}`).join('   ');

/** A name in every language, as JSON. */
export const inAll = (name: Text | undefined, id: string): Text =>
  name ?? (Object.fromEntries(LANGUAGES.map((language) => [language, id])) as unknown as Text);
