import { isDecimal, type Parts, type Rational } from '#engine/core/rational.ts';
import type { Language } from '#engine/core/text.ts';

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
  '5/6': '⅚',
};
const LOCALES: Readonly<Record<Language, string>> = { de: 'de-AT', en: 'en-GB' };
const MINUS = '−';

/** How scores are written: in which language, and as whatever their unit is divided into. */
export interface Scoring {
  readonly language: Language;
  readonly parts: Parts;
}

/** What somebody has won or lost, in a deal or altogether: `+12`, `−⅔`, `0`. */
export const signed = (value: Rational, scoring: Scoring): string => (value.n > 0 ? '+' : '') + points(value, scoring);

/** A number of points as people write it: `12`, `−⅔`, `1⅓`; where they are counted in hundredths or rounded to them, `−414,58`. */
export const points = (value: Rational, { language, parts }: Scoring): string =>
  isDecimal(value, parts) ? decimal(value, language) : fraction(value, language);

/** Whether a number has no decimals in a column in which others may have some. */
export const isWhole = ({ d }: Rational, { parts }: Scoring): boolean => parts === 'hundredths' && d === 1;

/** It with as much room as it takes in a column: whatever is whole stands above the whole part of decimals. */
export const inColumn = (value: Rational, scoring: Scoring): string =>
  signed(value, scoring) + (isWhole(value, scoring) ? ',00' : '');

/** What four decimals express, as half of a hundredth, is written exactly. */
const DECIMAL = { least: 2, most: 4 };

function decimal({ n, d }: Rational, language: Language, useGrouping = true): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    useGrouping,
    minimumFractionDigits: DECIMAL.least,
    maximumFractionDigits: 10 ** DECIMAL.most % d === 0 ? DECIMAL.most : DECIMAL.least,
  });
  return (n < 0 ? MINUS : '') + format.format(Math.abs(n) / d);
}

/** It as somebody types it: `-1234,56`. */
export const typedDecimal = (value: Rational, language: Language): string =>
  decimal(value, language, false).replace(MINUS, '-');

/** A number that is no score, as a factor or what a card counts: `2`, `1⅓`, `1½`; fifths and tenths as a decimal, `1,2`. */
export function exactly(value: Rational, language: Language): string {
  if (![5, 10].includes(value.d)) return fraction(value, language);
  const shown = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(
    Math.abs(value.n) / value.d,
  );
  return (value.n < 0 ? MINUS : '') + shown;
}

/** A whole number and what is left of it: `−1 2/5`. */
function fraction(value: Rational, language: Language): string {
  const whole = Math.trunc(Math.abs(value.n) / value.d);
  const rest = Math.abs(value.n) - whole * value.d;
  const fraction = rest === 0 ? '' : (FRACTIONS[`${rest}/${value.d}`] ?? ` ${rest}/${value.d}`);
  const shownWhole = whole === 0 && fraction !== '' ? '' : new Intl.NumberFormat(LOCALES[language]).format(whole);
  const before = value.n < 0 ? MINUS : '';
  return (before + shownWhole + fraction).replace(`${MINUS} `, MINUS).trim();
}

/** A day as people write it. */
export const day = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' }).format(new Date(iso));

/** A moment long ago, with its day and year. */
export const dayTimeOf = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** A moment of an evening: weekday and time, which is what people remember. */
export const dayAndTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(
    new Date(iso),
  );

/** A time today. */
export const timeOfDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(new Date(iso));

/** How names are sorted in a language. */
export const collator = (language: Language): Intl.Collator => new Intl.Collator(LOCALES[language]);
