import { must } from '#engine/core/assert-never.ts';
import type { Language } from '#engine/core/text.ts';

/** The numbers of a sentence, whether they are written in digits or in words. */

/** From two on; one is an article as well. */
const WORDS: Readonly<Record<Language, readonly (readonly [words: string, value: number])[]>> = {
  de: [
    ['halbe|halber|halben|halbes|Hälfte', 1 / 2],
    ['zwei|zweit|zweimal|doppelt|doppelten?|doppelte[rs]', 2],
    ['drei|dritt|dreimal|dreifach|verdreifacht', 3],
    ['vier|viert|viermal|vierfach|vervierfacht', 4],
    ['fünf|fünft', 5],
    ['sechs|sechst', 6],
    ['sieben', 7],
    ['acht', 8],
    ['neun', 9],
    ['zehn', 10],
    ['elf', 11],
    ['zwölf', 12],
    ['dreizehn', 13],
    ['vierzehn', 14],
    ['fünfzehn', 15],
    ['sechzehn', 16],
    ['siebzehn', 17],
    ['achtzehn', 18],
    ['neunzehn', 19],
    ['zwanzig', 20],
    ['fünfundzwanzig', 25],
    ['dreißig', 30],
    ['vierzig', 40],
    ['fünfzig', 50],
    ['fünfundfünfzig', 55],
    ['hundert', 100],
  ],
  en: [
    ['half|halves', 1 / 2],
    ['two|twice', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['eleven', 11],
    ['twelve', 12],
    ['thirteen', 13],
    ['fourteen', 14],
    ['fifteen', 15],
    ['sixteen', 16],
    ['seventeen', 17],
    ['eighteen', 18],
    ['nineteen', 19],
    ['twenty', 20],
    ['twenty-five', 25],
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
    ['fifty-five', 55],
    ['hundred', 100],
  ],
};

/** Parts of a whole, by their sign. */
const PARTS: Readonly<Record<string, number>> = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4 };

/** Cards and seats that a lesson mentions by their ids. */
const PLACEHOLDER = /\{\w+\}/g;

/** Digits with decimals, or with a part of a whole; a word; neither within a longer word. */
const digits = (language: Language): string => `\\d+(?:${language === 'de' ? ',' : '\\.'}\\d+)?[½⅓⅔¼¾]?|[½⅓⅔¼¾]`;
const patternOf = (language: Language): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d-])(?:${digits(language)}|${WORDS[language].map(([words]) => words).join('|')})(?![\\p{L}\\d]|-(?!mal|fach)\\p{L})`,
    'giu',
  );

function valueOf(found: string, language: Language): number {
  const word = WORDS[language].find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(found));
  if (word) return word[1];
  const whole = found.replace(/[½⅓⅔¼¾]/u, '').replace(',', '.');
  return Number(whole || 0) + (PARTS[found.at(-1) ?? ''] ?? 0);
}

/** The numbers of a sentence in their order, and the sentence with `#` for each. */
export interface Numbered {
  readonly pattern: string;
  readonly numbers: readonly number[];
}

export function numbersIn(sentence: string, language: Language): Numbered {
  const numbers: number[] = [];
  const pattern = sentence
    .split(new RegExp(`(${PLACEHOLDER.source})`, 'u'))
    .map((part) =>
      new RegExp(`^${PLACEHOLDER.source}$`, 'u').test(part)
        ? part
        : part.replace(patternOf(language), (found) => {
            numbers.push(valueOf(must(found, 'a number'), language));
            return '#';
          }),
    )
    .join('');
  return { pattern, numbers };
}
