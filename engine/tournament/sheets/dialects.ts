import { parseRational, type Rational, rational, showRational } from '#engine/core/rational.ts';
import type { Cell } from './cells.ts';
import { decimal, decimalOf, DECIMALS, fitsDecimals, nearest } from './decimals.ts';

/** How cells other than texts are written to a file and read back. */
export interface Dialect {
  readonly delimiter: ',' | ';';
  readonly bom: boolean;
  readonly write: (cell: Exclude<Cell, { kind: 'text' }>) => string;
  /** Returns `undefined` for everything that `write` would not write. */
  readonly read: (field: string) => Cell | undefined;
  /** Fractions that `write` cannot express get a separate column beside. */
  readonly exact?: {
    readonly head: string;
    readonly write: (value: Rational) => string;
    readonly read: (field: string) => Rational | undefined;
  };
}

const UNIT = 10 ** DECIMALS;

/** `12.50` as 1250 cents; only the written form is accepted. */
function readUnits(field: string, places: number, comma: ',' | '.'): number | undefined {
  const units = Number(field.replace(comma, ''));
  return Number.isSafeInteger(units) && decimal(BigInt(units), places, comma) === field ? units : undefined;
}

function readNumber(field: string): Cell | undefined {
  const value = parseRational(field);
  return value?.d === 1 ? { kind: 'number', value: value.n } : undefined;
}

function readMoney(field: string, comma: ',' | '.'): Cell | undefined {
  const cents = readUnits(field, 2, comma);
  return cents === undefined ? undefined : { kind: 'money', cents };
}

/**
 * Comma, dot, exact fractions (`-5/3`): for programs that read exactly. A spreadsheet would read `5/3` as a date, so it
 * gets the other form.
 */
export const PLAIN: Dialect = {
  delimiter: ',',
  bom: false,
  write: (cell) => {
    switch (cell.kind) {
      case 'number':
        return String(cell.value);
      case 'rational':
        return showRational(cell.value);
      case 'decimal':
        return fitsDecimals(cell.value) ? decimalOf(cell.value, '.') : showRational(cell.value);
      case 'money':
        return decimal(BigInt(cell.cents), 2, '.');
    }
  },
  read: (field) => {
    const fraction = parseRational(field);
    if (fraction && fraction.d !== 1) return { kind: 'rational', value: fraction };
    return readNumber(field) ?? readMoney(field, '.');
  },
};

function readDecimals(field: string): Cell | undefined {
  const units = readUnits(field, DECIMALS, ',');
  if (units === undefined) return undefined;
  const value = rational(units, UNIT);
  return value.d === 1 ? { kind: 'number', value: value.n } : { kind: 'rational', value };
}

/**
 * What German Excel opens on a double click: byte order mark, semicolon, decimal comma. It reads `5/3` as the fifth of
 * March and `-5/3` as a formula, so the exact text is written with typographic signs, `−5⁄3`, which it leaves alone.
 */
export const GERMAN_EXCEL: Dialect = {
  delimiter: ';',
  bom: true,
  write: (cell) => {
    switch (cell.kind) {
      case 'number':
        return String(cell.value);
      case 'rational':
        return decimal(nearest(cell.value, DECIMALS), DECIMALS, ',');
      case 'decimal':
        return fitsDecimals(cell.value)
          ? decimalOf(cell.value, ',')
          : decimal(nearest(cell.value, DECIMALS), DECIMALS, ',');
      case 'money':
        return decimal(BigInt(cell.cents), 2, ',');
    }
  },
  read: (field) => readNumber(field) ?? readMoney(field, ',') ?? readDecimals(field),
  exact: {
    head: ' (genau)',
    write: (value) => showRational(value).replace('-', '−').replace('/', '⁄'),
    read: (field) => {
      if (!/^−?\d+⁄\d+$/u.test(field)) return undefined;
      return parseRational(field.replace('−', '-').replace('⁄', '/'));
    },
  },
};
