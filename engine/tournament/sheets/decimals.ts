import type { Rational } from '#engine/core/rational.ts';
import type { Language } from '#engine/core/text.ts';

export type Comma = ',' | '.';
export const COMMAS: Readonly<Record<Language, Comma>> = { de: ',', en: '.' };

/** As many as are written of any fraction. */
export const DECIMALS = 4;
/** As many as hundredths have. */
const FEWEST = 2;

/** A whole number of `10^-places`, written with `places` decimals. */
export function decimal(units: bigint, places: number, comma: Comma): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}${comma}${digits.slice(-places)}`;
}

/** The nearest multiple of `10^-places`, as a number of them; a half is rounded away from zero. */
export function nearest({ n, d }: Rational, places: number): bigint {
  const [size, by] = [BigInt(Math.abs(n)) * BigInt(10 ** places), BigInt(d)];
  const units = (2n * size + by) / (2n * by);
  return n < 0 ? -units : units;
}

/** Whether `places` decimals express a fraction exactly. */
export const fitsDecimals = ({ d }: Rational, places = DECIMALS): boolean => 10 ** places % d === 0;

/** An amount in hundredths; half of one, where minus points count half, has more decimals, and what has no end is rounded. */
export function decimalOf(value: Rational, comma: Comma): string {
  const places = [FEWEST, FEWEST + 1, DECIMALS].find((some) => fitsDecimals(value, some)) ?? FEWEST;
  return decimal(nearest(value, places), places, comma);
}
