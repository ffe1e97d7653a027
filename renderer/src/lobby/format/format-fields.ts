import { withoutAt } from '#engine/core/lists.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import type { Catalogue } from '#page/i18n/index.ts';
import type { Scope } from './scope.ts';

/** How a value is shown in a text field and read from it; invalid text becomes `bad`, which no format may hold. */
export interface Codec<T> {
  readonly show: (value: T) => string;
  /** `undefined` if the text is invalid. */
  readonly read: (text: string) => T | undefined;
  readonly bad: T;
  /** The message for invalid text. */
  readonly wrong: (t: Catalogue) => string;
  /** The numeric keyboard of a touch screen. */
  readonly numeric: boolean;
}

/** A whole number in a range. */
export const whole = (min: number, max: number): Codec<number> => ({
  show: String,
  read: (text) => readWhole(text, min, max),
  bad: Number.NaN,
  wrong: ({ format }) => format.wrongRange(min, max),
  numeric: true,
});

/** A whole number in a range, or empty. */
export const wholeOrNone = (min: number, max: number): Codec<number | null> => ({
  show: (value) => (value === null ? '' : String(value)),
  read: (text) => (text.trim() === '' ? null : readWhole(text, min, max)),
  bad: Number.NaN,
  wrong: ({ format }) => format.wrongRange(min, max),
  numeric: true,
});

/** Text that is required. */
export const filled: Codec<string> = {
  show: (value) => value,
  read: (text) => (text.trim() === '' ? undefined : text),
  bad: '',
  wrong: ({ format }) => format.wrongName,
  numeric: false,
};

/** Text that is optional. */
export const anyText: Codec<string> = {
  show: (value) => value,
  read: (text) => text,
  bad: '',
  wrong: () => '',
  numeric: false,
};

/** Euros, stored in cents. */
export const euros: Codec<number> = {
  show: showEuros,
  read: readEuros,
  bad: Number.NaN,
  wrong: ({ format }) => format.wrongEuros,
  numeric: true,
};

/** Several amounts of euros, stored in cents. */
export const euroList: Codec<readonly number[]> = {
  show: (values) => values.map(showEuros).join('  '),
  read: (text) => readAll(text.split(/[\s;/]+/), readEuros),
  bad: [Number.NaN],
  wrong: ({ format }) => format.wrongEuroList,
  numeric: false,
};

/** Several whole numbers in a range. */
export const wholeList = (min: number, max: number): Codec<readonly number[]> => ({
  show: (values) => values.join('  '),
  read: (text) => readAll(text.split(/[\s;,/]+/), (one) => readWhole(one, min, max)),
  bad: [Number.NaN],
  wrong: ({ format }) => format.wrongList,
  numeric: false,
});

function readWhole(text: string, min: number, max: number): number | undefined {
  const tidy = text.trim();
  if (!/^\d{1,7}$/.test(tidy)) return undefined;
  const value = Number(tidy);
  return value >= min && value <= max ? value : undefined;
}

/** `12`, `12,5` and `12.50`, with or without the sign; nothing is guessed. */
export function readEuros(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[,.](\d{1,2}))?$/.exec(text.replace('€', '').trim());
  if (!match) return undefined;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= 1_000_000 ? cents : undefined;
}

function showEuros(cents: number): string {
  const rest = String(cents % 100).padStart(2, '0');
  return rest === '00' ? String(cents / 100) : `${Math.floor(cents / 100)},${rest}`;
}

function readAll(parts: readonly string[], read: (one: string) => number | undefined): readonly number[] | undefined {
  const values = parts.filter((part) => part !== '').map(read);
  const good = values.filter((value) => value !== undefined);
  return good.length === values.length && good.length > 0 ? good : undefined;
}

/**
 * Changes the number of deals. Another size of table keeps in step as long as its number is the one with which everybody
 * deals as often; if that does not work out it is `null`, as many as at four.
 */
export function withDeals(format: Format, deals: number, { tables }: Pick<Scope, 'tables'>): Format {
  const fitting = (n: number, size: number): number | null =>
    n % 4 === 0 && tables.includes(size) ? (n / 4) * size : null;
  const next = (at: number | null, size: number): number | null =>
    at === fitting(format.deals, size) ? fitting(deals, size) : at;
  return { ...format, deals, dealsAtFive: next(format.dealsAtFive, 5), dealsAtThree: next(format.dealsAtThree, 3) };
}

/** A list with one entry moved up (`-1`) or down (`1`); unchanged at its ends. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by;
  const one = list[at];
  if (one === undefined || to < 0 || to >= list.length) return [...list];
  const rest = withoutAt(list, at);
  rest.splice(to, 0, one);
  return rest;
}
