import type { Unit } from '../core/pack.ts';

/** How the parts of a unit are written behind whole ones. */
const SIGNS: Readonly<Record<Unit['parts'], readonly string[]>> = { 1: [''], 2: ['', '½'], 3: ['', '⅓', '⅔'] };

/** A number of parts for display: `35⅔`, `36`, `⅓`. */
export function showCount(count: number, { parts }: Unit): string {
  const whole = Math.floor(count / parts);
  const sign = SIGNS[parts][count - whole * parts] ?? '';
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
}

/** As a scorer types it: `35/2`; whole ones without parts. */
export function writeCount(count: number, { parts }: Unit): string {
  const whole = Math.floor(count / parts);
  const rest = count - whole * parts;
  return rest === 0 ? String(whole) : `${whole}/${rest}`;
}

/** Reads `35/2`, `35⅔`, `36` or `36/0` as a number of parts; anything else is `undefined`. */
export function readCount(text: string, { parts, total }: Unit): number | undefined {
  const digits = String(Math.floor(total / parts)).length;
  const [, whole = '', sign = '', rest = ''] =
    new RegExp(`^\\s*(\\d{0,${digits}})(?:([½⅓⅔])|\\s*/\\s*(\\d))?\\s*$`).exec(text) ?? [];
  if ((whole === '' && sign === '') || (rest !== '' && parts === 1)) return undefined;
  const part = sign === '' ? Number(rest) : SIGNS[parts].indexOf(sign);
  return part < 0 || part >= parts ? undefined : Number(whole) * parts + part;
}

/** How a number with a slash was understood: `35/2` is 35⅔. */
export function understoodCount(text: string, unit: Unit): string | undefined {
  const count = text.includes('/') ? readCount(text, unit) : undefined;
  return count === undefined ? undefined : showCount(count, unit);
}
