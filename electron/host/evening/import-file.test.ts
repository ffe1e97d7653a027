import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();
let visitor: Visitor;
let evening: string;
beforeEach(async () => {
  visitor = new Visitor(laptop.host);
  evening = await create("Wirt 'Zur Post'");
});

const create = (name: string): Promise<string> => openEvening(visitor, '', { name });
const command = (bytes: Uint8Array) =>
  ({ type: 'import-file', evening, fileName: 'liste', base64: Buffer.from(bytes).toString('base64') }) as const;
const xlsx = (rows: CellValue[][]): Promise<Uint8Array> => writeXlsx({ sheets: [{ name: 'Liste', rows }] });
const list = (): readonly string[] =>
  visitor.evening?.players.map(({ name, groups }) => [name, ...groups].join('|')) ?? [];

test('names and groups come out of a spreadsheet, and its faults are named by line', async () => {
  const rows = [['Nr', 'Spieler', 'Gruppe'], [1, 'Anna Egger', 'Damen'], [], [2, 'Max Öttl', '']];
  expect(await visitor.ask(command(await xlsx(rows)))).toEqual({ added: 2 });
  expect(list()).toEqual(['Anna Egger|Damen', 'Max Öttl']);
  expect(await visitor.refused(command(await xlsx([['Name'], ['Berta'], ['anna egger']])))).toEqual([
    'duplicate-name @ line 3: anna egger',
  ]);
  expect(list()).toHaveLength(2);
});

test('texts are read in UTF-8 and in Windows-1252; anything but a list is refused', async () => {
  await visitor.ask(command(Buffer.from('\uFEFFName;Nr\r\nJörg;1\r\n', 'utf8')));
  await visitor.ask(command(Buffer.from('Name;Nr\r\nGrößl;1\r\n', 'latin1')));
  await visitor.ask(command(Buffer.from('\uFEFFName\tNr\r\nZoë\t1\r\n', 'utf16le')));
  await visitor.ask(command(Buffer.from('\uFEFFName\tNr\r\nŠárka\t1\r\n', 'utf16le').swap16()));
  // Two letters do not make a ZIP.
  await visitor.ask(command(Buffer.from('PK Huber\n', 'utf8')));
  expect(list()).toEqual(['Jörg', 'Größl', 'Zoë', 'Šárka', 'PK Huber']);
  expect(await visitor.refused(command(Buffer.from('A\0B')))).toEqual(['file-not-text']);
  expect(await visitor.refused(command(Buffer.from('PK\u0003\u0004 broken')))).toEqual(['file-not-read']);
});

test('sheets of a workbook have names that Excel accepts', async () => {
  await visitor.ask({ type: 'import-players', evening, text: 'Anna\nBerta\nCilli\nDora' });
  const { text } = await visitor.ask({ type: 'export', evening, what: 'xlsx' });
  const { sheets } = await readXlsx(Buffer.from(text, 'base64'));
  expect(sheets.map(({ name }) => name)).toEqual(['1 Wirt Zur Post']);
  evening = await create('🂡'.repeat(30));
  const cards = await visitor.ask({ type: 'export', evening, what: 'xlsx' });
  const [sheet] = (await readXlsx(Buffer.from(cards.text, 'base64'))).sheets;
  expect(sheet?.name.isWellFormed()).toBe(true);
  expect(sheet?.name.length).toBeLessThanOrEqual(31);
});

test('a workbook of the same evening is the same file on another day', async () => {
  await visitor.ask({ type: 'import-players', evening, text: 'Anna\nBerta\nCilli\nDora' });
  const today = await visitor.ask({ type: 'export', evening, what: 'xlsx' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-04T10:00:00Z') });
  const later = await visitor.ask({ type: 'export', evening, what: 'xlsx' }).finally(() => vi.useRealTimers());
  expect(later).toEqual(today);
});

test('players of an earlier evening come with their groups, and nobody twice', async () => {
  await visitor.ask({ type: 'import-players', evening, text: 'Anna\nSpieler 2\nCilli' });
  await visitor.ask({ type: 'group-player', evening, player: 'p1', groups: ['Egger/Huber', 'Damen'] });
  const from = evening;
  evening = await create('Nächster Abend');
  await visitor.ask({ type: 'import-players', evening, text: 'cilli' });
  expect(await visitor.ask({ type: 'copy-players', evening, from })).toEqual({ added: 2 });
  expect(list()).toEqual(['cilli', 'Anna|Egger/Huber|Damen', 'Spieler 2']);
  expect(await visitor.ask({ type: 'copy-players', evening, from })).toEqual({ added: 0 });
});
