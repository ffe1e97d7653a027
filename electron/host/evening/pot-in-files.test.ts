import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();
const at = { round: 1, table: 1 } as const;
const RULES = { family: 'bavarian', profile: 'simple-points' } as const;
const FORMAT = { ...DEFAULT_FORMAT, deals: 3, dealsAtThree: 3 } as const;
const ENTRIES = [
  { contract: 'solo', declarer: 0, points: 80 },
  { contract: 'passed-out' },
  { contract: 'frage', declarer: 1, points: 43 },
] as const;

/** An evening of three who play for a pot, with all that a table has entered. */
async function played(): Promise<{ readonly visitor: Visitor; readonly evening: string }> {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, 'Anna\nBert\nCilli', { ...RULES, format: FORMAT });
  await visitor.draw(evening, 'x');
  for (const [i, entry] of ENTRIES.entries())
    await visitor.ask({ type: 'enter-deal', evening, ...at, deal: i + 1, entry });
  return { visitor, evening };
}

test('the pot has a column of the spreadsheet, so that each row of a table adds up to nothing', async () => {
  const { visitor, evening } = await played();
  const { text } = await visitor.ask({ type: 'export', evening, what: 'xlsx' });
  const { sheets } = await readXlsx(Buffer.from(text, 'base64'));
  const table = must(
    sheets.find(({ rows: [heads] }) => heads?.includes('Kasse')),
    'a sheet with the pot',
  );
  const [heads = [], ...rows] = table.rows;
  expect(heads).toEqual(['Spiel', expect.any(String), expect.any(String), expect.any(String), 'Kasse', 'Anmerkung']);
  for (const row of rows) expect(row.slice(1, 5).reduce<number>((sum, cell) => sum + Number(cell), 0)).toBe(0);
  const [ante, solo] = rows.map((row) => row[4]);
  expect([ante, solo]).toEqual([300, -20]);
});

test('it is in the text files as well, and the event file opens again as the same evening', async () => {
  const { visitor, evening } = await played();
  for (const what of ['csv', 'csv-excel'] as const)
    expect((await visitor.ask({ type: 'export', evening, what })).text).toContain('Kasse');
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const copied = await visitor.ask({ type: 'import-evening', text });
  const again = await visitor.ask({ type: 'export', evening: copied.evening, what: 'csv' });
  const { text: before } = await visitor.ask({ type: 'export', evening, what: 'csv' });
  expect(again.text.replaceAll(copied.name, 'Club Imst')).toBe(before);
});
