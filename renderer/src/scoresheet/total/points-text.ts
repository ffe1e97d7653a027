import { isDecimal, isPart, parseRational, type Parts, type Rational, rational } from '#engine/core/rational.ts';
import { points, type Scoring, typedDecimal } from '#page/i18n/numbers.ts';

const SIGNS: Readonly<Record<string, readonly [n: number, d: number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅙': [1, 6],
  '⅚': [5, 6],
};
/** More digits are a typing error; the protocol accepts no more either. */
const WHOLE = String.raw`\d{1,6}`;
const MIXED = new RegExp(`^(${WHOLE})?([${Object.keys(SIGNS).join('')}])?$`);
const FRACTION = new RegExp(String.raw`^(?:(${WHOLE}) )?(\d{1,5})/(\d{1,3})$`);
const TWO_DIGITS = new RegExp(String.raw`^(${WHOLE})?[,.](\d{1,2})$`);
/** A third has no finite decimal form; other decimals are read, as far as a point is divided into them. */
const DECIMAL: Readonly<Record<Parts, RegExp>> = {
  shares: new RegExp(String.raw`^(${WHOLE})?[,.](5|25|75|0|00|50)$`),
  hundredths: TWO_DIGITS,
  whole: new RegExp(String.raw`^(${WHOLE})[,.](0|00)$`),
  rounded: TWO_DIGITS,
};

/**
 * Reads points as people write them on a sheet: `12`, `-7 1/3`, `−7⅓`, `7/2`, `,5`, and `161,29` where there are hundredths; anything
 * else is `undefined`.
 */
export function readPoints(text: string, parts: Parts): Rational | undefined {
  const tidy = text.trim().replace(/\s+/g, ' ');
  const [, sign = '', size = ''] = /^([-+−–]?) ?(.*)$/u.exec(tidy) ?? [];
  const value = readSize(size, parts);
  return value && sign !== '' && sign !== '+' ? rational(-value.n, value.d) : value;
}

function readSize(text: string, parts: Parts): Rational | undefined {
  const mixed = MIXED.exec(text.replace(/ (?=[½⅓⅔¼¾⅙⅚])/gu, ''));
  if (mixed && text !== '') {
    const [n, d] = SIGNS[mixed[2] ?? ''] ?? [0, 1];
    return rational(Number(mixed[1] ?? 0) * d + n, d);
  }
  const [, whole = '0', n, d] = FRACTION.exec(text) ?? [];
  if (n !== undefined && Number(d) > 0) return rational(Number(whole) * Number(d) + Number(n), Number(d));
  const [, full = '0', decimals] = DECIMAL[parts].exec(text) ?? [];
  if (decimals === undefined) return undefined;
  const unit = 10 ** decimals.length;
  return rational(Number(full) * unit + Number(decimals), unit);
}

/** Points as people type them: `12`, `-7 1/3`; where there are hundredths, `-7,33`. */
export function writePoints(value: Rational, { language, parts }: Scoring): string {
  const { n, d } = value;
  const size = Math.abs(n);
  const whole = Math.floor(size / d);
  const rest = size - whole * d;
  const sign = n < 0 ? '-' : '';
  if (rest === 0) return `${sign}${whole}`;
  if (isDecimal(value, parts) && isPart(value, 'hundredths')) return typedDecimal(value, language);
  return `${sign}${whole === 0 ? '' : `${whole} `}${rest}/${d}`;
}

/** How points with a slash were understood, which on the score sheet separates points from leaves: `7/2` is 3½. */
export function understood(text: string, scoring: Scoring): string | undefined {
  const value = text.includes('/') ? readPoints(text, scoring.parts) : undefined;
  return value && points(value, scoring);
}

/** Points from the protocol's form, which is always valid. */
export const pointsOfFile = (text: string): Rational => parseRational(text) ?? rational(0);
