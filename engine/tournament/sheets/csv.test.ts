import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rational } from '#engine/core/rational.ts';
import { dialectOf, readCsv, readFields, restore } from '#engine/testing/csv-read.ts';
import { refuse } from '../refusals.ts';
import { amount, type Cell, money, type Spreadsheet, whole, words } from './cells.ts';
import { writeCsv } from './csv-write.ts';
import { type Dialect, GERMAN_EXCEL, PLAIN } from './dialects.ts';
import { neutralise } from './formulas.ts';

const sheet: Spreadsheet = {
  title: 'Gesamtwertung',
  heads: ['Platz', 'Name', 'Punkte', 'Preis'],
  rows: [
    [whole(1), words('Müller; Anna'), amount(rational(17, 2), 'shares'), money(1250)],
    [whole(2), words('Hofer "Sepp"'), amount(rational(-5, 3), 'shares'), money(-5)],
    [whole(3), words('=SUM(A1)\nzweite Zeile'), amount(rational(7), 'shares'), money(0)],
  ],
};

test('the plain form has exact fractions', () => {
  expect(writeCsv([sheet], { dialect: PLAIN, titles: false })).toBe(
    [
      'Platz,Name,Punkte,Preis',
      '1,"Müller; Anna",17/2,12.50',
      '2,"Hofer ""Sepp""",-5/3,-0.05',
      '3,"\'=SUM(A1)\nzweite Zeile",7,0.00',
      '',
    ].join('\r\n'),
  );
});

test('the form for German Excel has decimals, and the exact text beside them', () => {
  expect(writeCsv([sheet], { dialect: GERMAN_EXCEL, titles: true })).toBe(
    '\uFEFF' +
      [
        'Gesamtwertung',
        'Platz;Name;Punkte;Punkte (genau);Preis',
        '1;"Müller; Anna";8,5000;17⁄2;12,50',
        '2;"Hofer ""Sepp""";-1,6667;−5⁄3;-0,05',
        '3;"\'=SUM(A1)\nzweite Zeile";7;;0,00',
        '',
      ].join('\r\n'),
  );
  // Halves and quarters need no second column.
  const halves = {
    title: '',
    heads: ['x'],
    rows: [[amount(rational(-1, 2), 'shares')], [amount(rational(1, 16), 'shares')]],
  };
  expect(writeCsv([halves], { dialect: GERMAN_EXCEL, titles: false })).toBe('\uFEFFx\r\n-0,5000\r\n0,0625\r\n');
});

test('amounts in hundredths have two decimals with the comma of their form, and so have their sums', () => {
  const paid = [rational(126, 5), rational(-42, 5), rational(28), rational(-20_729, 50), rational(-841, 200)];
  const inEuros = { title: '', heads: ['Summe (Euro)'], rows: paid.map((one) => [amount(one, 'hundredths')]) };
  const written = (dialect: Dialect) => writeCsv([inEuros], { dialect, titles: false }).split('\r\n').slice(1, -1);
  expect(written(PLAIN)).toEqual(['25.20', '-8.40', '28', '-414.58', '-4.205']);
  expect(written(GERMAN_EXCEL)).toEqual(['25,20', '-8,40', '28', '-414,58', '-4,205']);
});

test('the mean of three such amounts is exact in the one form, and beside its decimals in the other', () => {
  const mean = { title: '', heads: ['x'], rows: [[amount(rational(-37, 3), 'hundredths')]] };
  expect(writeCsv([mean], { dialect: PLAIN, titles: false })).toBe('x\r\n-37/3\r\n');
  expect(writeCsv([mean], { dialect: GERMAN_EXCEL, titles: false })).toBe('\uFEFFx;x (genau)\r\n-12,3333;−37⁄3\r\n');
});

test('sheets are separated by an empty line, and both forms are distinguished', () => {
  const small = { title: 'T', heads: ['x'], rows: [[words('')]] };
  const plain = writeCsv([small, small], { dialect: PLAIN, titles: true });
  expect(plain).toBe('T\r\nx\r\n""\r\n\r\nT\r\nx\r\n""\r\n');
  expect(dialectOf(plain)).toBe(PLAIN);
  expect(dialectOf(writeCsv([sheet], { dialect: PLAIN, titles: true }))).toBe(PLAIN);
  expect(dialectOf('Name;Punkte\n')).toBe(GERMAN_EXCEL);
  expect(dialectOf('\uFEFFName\n')).toBe(GERMAN_EXCEL);
});

describe('formulas', () => {
  it.each(['=1+1', '+43 512', '-2+3', '@cmd', '\tx', '\rx', '\nx', ' =1', '＝1', "'=1", "''@x", '-5/3'])(
    '%j is escaped and restored',
    (text) => {
      expect(neutralise(text)).toBe(`'${text}`);
      expect(restore(neutralise(text))).toBe(text);
    },
  );

  it.each(["'s Hansl", 'Müller-Thurgau', '', 'a=b', '−5', "'", '12'])('%j stays as it is', (text) => {
    expect(neutralise(text)).toBe(text);
    expect(restore(text)).toBe(text);
  });

  it('never reach a file unescaped', () => {
    fc.assert(
      fc.property(anyText(), fc.constantFrom(PLAIN, GERMAN_EXCEL), (text, dialect) => {
        const file = writeCsv([{ title: '', heads: ['x'], rows: [[words(text)]] }], { dialect, titles: false });
        const field = readFields(file.replace(/^\uFEFF/, ''), dialect.delimiter);
        expect(field.ok && field.value[1]?.[0]?.text).not.toMatch(/^\s*[=+\-@\t\r]/);
      }),
    );
  });
});

/** Texts made of troublesome characters. */
function anyText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(
      '"',
      '""',
      ',',
      ';',
      '\n',
      '\r',
      '\r\n',
      "'",
      '=',
      '+',
      '-',
      '@',
      '\t',
      ' ',
      '\uFEFF',
      '−',
      '⁄',
      '.',
    ),
    fc.constantFrom(
      '12',
      '0',
      '-5/3',
      '5/3',
      '12,50',
      '12.50',
      '1,6667',
      '2026-11-20',
      '20.11.2026',
      '−5⁄3',
      ' (genau)',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('Müller', 'Ö', 'ß', 'Punkte'),
  );
  return fc.oneof(
    fc.constantFrom('', 'Punkte', 'Punkte (genau)'),
    fc.array(piece, { maxLength: 4 }).map((all) => all.join('')),
  );
}

const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  anyText().map(words),
  fc.maxSafeInteger().map(whole),
  fc
    .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 12 }))
    .map(([n, d]) => amount(rational(n, d), 'shares')),
  fc.maxSafeInteger().map(money),
);

const anySheet: fc.Arbitrary<Spreadsheet> = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.record({
    title: anyText(),
    heads: fc.array(anyText(), { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(anyCell, { minLength: width, maxLength: width }), { maxLength: 5 }),
  }),
);

describe('reading back', () => {
  it.each([
    ['plain', PLAIN],
    ['German Excel', GERMAN_EXCEL],
  ])('gives the same cells: %s', (_, dialect) => {
    fc.assert(
      fc.property(fc.array(anySheet, { maxLength: 3 }), (sheets) => {
        const options = { dialect, titles: true };
        expect(readCsv(writeCsv(sheets, options), options)).toEqual({ ok: true, value: sheets });
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(anySheet, (one) => {
        const options = { dialect, titles: false };
        expect(readCsv(writeCsv([one], options), options)).toEqual({ ok: true, value: [{ ...one, title: '' }] });
      }),
    );
  });

  it('accepts a file saved again by a spreadsheet: no quotes, other line ends, more empty lines', () => {
    const saved = 'Name;Punkte;Punkte (genau)\n\nName;Punkte;Punkte (genau)\nHuber;-1,6667;−5⁄3\nMaier;2;\n\n\n';
    expect(readCsv(saved, { dialect: GERMAN_EXCEL, titles: false })).toEqual({
      ok: true,
      value: [
        { title: '', heads: ['Name', 'Punkte', 'Punkte (genau)'], rows: [] },
        {
          title: '',
          heads: ['Name', 'Punkte'],
          rows: [
            [words('Huber'), amount(rational(-5, 3), 'shares')],
            [words('Maier'), whole(2)],
          ],
        },
      ],
    });
    // If the exact text was lost, four decimals remain.
    const lost = readCsv('Punkte\n-1,6667\n', { dialect: GERMAN_EXCEL, titles: false });
    expect(lost.ok && lost.value[0]?.rows).toEqual([[amount(rational(-16667, 10000), 'shares')]]);
    expect(readCsv('', { dialect: PLAIN, titles: true })).toEqual({ ok: true, value: [] });
  });

  it.each(['a\n"b', 'a\n"b"c', 'a\r\n"b""'])('refuses an unclosed quote: %j', (file) => {
    expect(readCsv(file, { dialect: PLAIN, titles: false })).toEqual({
      ok: false,
      error: [refuse('broken-quote', { line: 2 })],
    });
  });
});

test('a numeric cell must be a whole number', () => expect(() => whole(1.5)).toThrow(RangeError));
