import { equal, isDecimal, type Rational, showRational } from '../core/rational.ts';
import { type Language, LANGUAGES, type Text } from '../core/text.ts';
import type { Factor, LineItem, Purse, ScoreAccount } from '../kernel/score.ts';
import type { FamilyTexts } from '../kernel/words/texts.ts';
import { amountOf } from '../settlement/payments.ts';
import { COMMAS, decimalOf } from '../tournament/sheets/decimals.ts';
import { STAGE_NAMES, WORDS } from './texts.ts';

/** A name from a table of texts, or the id itself. */
export const nameOf = (texts: Readonly<Record<string, Text>>, id: string, language: Language): string =>
  texts[id]?.[language] ?? id;

export const word = (id: keyof typeof WORDS, language: Language): string => WORDS[id][language];

/** What a family calls its pot. */
export const potName = ({ items }: Pick<FamilyTexts, 'items'>, language: Language): string =>
  nameOf(items, 'pot', language);

function purse(who: Purse, texts: FamilyTexts, language: Language): string {
  if (who === 'pot') return potName(texts, language);
  return typeof who === 'number' ? seatName(who, language) : word(who, language);
}

const seatName = (seat: number, language: Language): string => `${word('seat', language)} ${seat}`;

/** A factor that belongs to one account only. */
const ONLY: Readonly<Record<Exclude<ScoreAccount, 'kassa'>, keyof typeof WORDS>> = {
  score: 'scoreOnly',
  money: 'moneyOnly',
};
const onlyIn = (account: ScoreAccount, texts: FamilyTexts, language: Language): string =>
  account === 'kassa' ? potName(texts, language) : word(ONLY[account], language);

/** An amount as a file has it; in hundredths, with the language's comma. */
export const amountText = (value: Rational, { score }: Pick<FamilyTexts, 'score'>, language: Language): string =>
  isDecimal(value, score.parts) ? decimalOf(value, COMMAS[language]) : showRational(value);

/** The names of contracts, bonuses and everything else that is paid. */
export const itemNames = ({ contracts, bonuses, items }: FamilyTexts): Readonly<Record<string, Text>> => ({
  ...contracts,
  ...bonuses,
  ...items,
});

/** One line per line item: what for, who pays whom, and how it is made up. */
export function itemLine(item: LineItem, texts: FamilyTexts, language: Language): string {
  const { code, stage, from, to, base, factors } = item;
  const names = itemNames(texts);
  const stageName = stage === undefined ? '' : ` (${STAGE_NAMES[stage][language]})`;
  const factor = ({ by, code: name, only }: Factor): string =>
    `${showRational(by)} ${nameOf(names, name, language)}${only === undefined ? '' : ` (${onlyIn(only, texts, language)})`}`;
  const [score, money] = [amountOf(item), amountOf(item, 'money')];
  const shown = (value: Rational): string => amountText(value, texts, language);
  const amount = equal(score, money) ? shown(score) : `${shown(score)}, ${word('money', language)} ${shown(money)}`;
  const how = factors.length > 0 ? ` = ${[shown(base), ...factors.map(factor)].join(' × ')}` : '';
  return `${nameOf(names, code, language)}${stageName}: ${purse(from, texts, language)} → ${purse(to, texts, language)}  ${amount}${how}`;
}

export const seatLine = (amounts: readonly Rational[], texts: Pick<FamilyTexts, 'score'>, language: Language): string =>
  amounts.map((amount, seat) => `${seatName(seat, language)}: ${amountText(amount, texts, language)}`).join('   ');

/** A name in every language, as JSON. */
export const inAll = (name: Text | undefined, id: string): Text =>
  name ?? (Object.fromEntries(LANGUAGES.map((language) => [language, id])) as unknown as Text);
