import type { Rational } from '../../../engine/core/rational.ts';
import type { Language } from '../../../engine/core/text.ts';

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

/** What somebody has won or lost, in a deal or altogether: `+12`, `−⅔`, `0`. */
export const signed = (value: Rational, language: Language): string =>
  (value.n > 0 ? '+' : '') + points(value, language);

/** A number of points as people write it: `12`, `−⅔`, `1⅓`. */
export function points(value: Rational, language: Language): string {
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
