import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();
const at = { round: 1, table: 1 } as const;
const RULES = { family: 'illustrated', profile: 'mayr-sedlaczek-2016' } as const;
const FORMAT = { ...DEFAULT_FORMAT, deals: 3, dealsAtThree: 3 } as const;

/** Points by seat, as the table agreed on them: the first series ends with the first deal. */
const AGREED = [
  ['104', '20', '30'],
  ['10', '4', '0'],
] as const;

test('series are numbered in the spreadsheet, and the bonus of an end does not name what is paid in money only', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, 'Anna\nBert\nCilli', { ...RULES, format: FORMAT });
  await visitor.draw(evening, 'x');
  for (const [i, payments] of AGREED.entries()) {
    const entry = { contract: 'agreed', name: 'Bettel', payments };
    await visitor.ask({ type: 'enter-deal', evening, ...at, deal: i + 1, entry });
  }
  const { text } = await visitor.ask({ type: 'export', evening, what: 'xlsx' });
  const { sheets } = await readXlsx(Buffer.from(text, 'base64'));
  const { rows } = must(
    sheets.find(({ rows: [heads] }) => heads?.includes('Partie')),
    'a sheet with numbered series',
  );
  const [heads = []] = rows;
  expect(heads.slice(0, 2)).toEqual(['Spiel', 'Partie']);
  expect(rows.slice(1).map((row) => row[1] ?? '')).toEqual([1, 1, 2, '']);
  expect(rows[2]?.at(-1)).toBe('100 erreicht');
});
