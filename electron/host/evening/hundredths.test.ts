import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { parseRational, showRational } from '#engine/core/rational.ts';
import { fail, ok } from '#engine/core/result.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import { refuseKernel } from '#engine/kernel/refusals.ts';
import { EURO_GAME } from '#engine/testing/games/euros.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';
import { readEvening } from './files/event-file.ts';

const findEuros: FindGame = (id) =>
  id === EURO_GAME.id ? ok(EURO_GAME) : fail(refuseKernel('unknown-family', { text: id }));
const laptop = useLaptop({ findGame: findEuros });

const at = { round: 1, table: 1 } as const;
const totalsIn = (state: EveningState): readonly string[] =>
  eveningStandings(state).lines.map(({ total }) => showRational(total));
const exact = (text: string) => must(parseRational(text), text);

test('an evening in hundredths is written, punished, exported and imported to the hundredth', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, 'Anna\nBert\nCilli\nDoris', {
    ...{ family: EURO_GAME.id, profile: 'plain' },
    format: { ...DEFAULT_FORMAT, deals: 4, rounds: null },
  });
  await visitor.draw(evening, 'x');
  // Reform §11: 30 won and lost, 41, 59.
  const entries = [
    { contract: 'mortgaged', declarer: 1, made: true },
    { contract: 'mortgaged', declarer: 1 },
    { contract: 'bought', declarer: 1, made: true },
    { contract: 'agreed', name: 'Juwel', payments: ['16529/100', '-49587/100', '16529/100', '16529/100'] },
  ];
  for (const [i, entry] of entries.entries())
    await visitor.ask({ type: 'enter-deal', evening, ...at, deal: i + 1, entry });
  const deals = must(visitor.evening?.rounds[0]?.tables[0], 'the table').results;
  expect(deals).toHaveLength(4);

  const penalty = { type: 'give-penalty', evening, player: 'p1', round: 1, cents: 0, reason: 'zu spät' } as const;
  expect(await visitor.refused({ ...penalty, points: '1/3' })).toEqual(['odd-hundredths @ 1/3']);
  await visitor.ask({ ...penalty, points: '16129/100' });

  const totals = totalsIn(must(visitor.evening, 'the evening'));
  expect(totals.map(exact).every(({ d }) => 100 % d === 0)).toBe(true);

  const plain = await visitor.ask({ type: 'export', evening, what: 'csv' });
  expect(plain.text).toContain('165.29');
  expect(plain.text).toContain('-8.40');
  expect(plain.text).toContain('-161.29');
  expect(plain.text).not.toMatch(/\d\/\d/);
  const excel = await visitor.ask({ type: 'export', evening, what: 'csv-excel' });
  expect(excel.text).toContain(';-495,87;');
  expect(excel.text).toContain('Summe (Euro)');
  const notice = await visitor.ask({ type: 'export', evening, what: 'notice' });
  expect(notice.text).toContain('−161,29');
  expect(notice.text).not.toContain('/');

  const xlsx = await visitor.ask({ type: 'export', evening, what: 'xlsx' });
  const { sheets } = await readXlsx(Buffer.from(xlsx.text, 'base64'), { readStyles: true });
  const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
  expect(cells.filter(({ value }) => value === 165.29).map(({ style }) => style?.numFmt)).toEqual(
    Array.from({ length: 3 }, () => '0.00##'),
  );

  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const read = readEvening(findEuros, text, (created) => created);
  expect(read.ok ? totalsIn(read.value.state) : read.error).toEqual(totals);
  // It is the game's unit that says so, and no file of its own.
  const shared = readEvening(findEuros, text.replace(/,\s*"parts": "hundredths"/, ''), (created) => created);
  expect(shared.ok ? [] : shared.error).toEqual([refuseKernel('wrong-value', { field: 'history.0.event.game' })]);
});

test('a total is written and checked to the hundredth, and its third is refused', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await openEvening(visitor, 'Anna\nBert\nCilli\nDoris', {
    ...{ family: EURO_GAME.id, profile: 'plain' },
    format: { ...DEFAULT_FORMAT, deals: 8, rounds: null, entry: 'totals' },
  });
  await visitor.draw(evening, 'x');
  const total = { type: 'enter-total', evening, ...at, deals: 8, by: 'Resi' } as const;
  const right = ['16129/100', '-16129/100', '1/20', '-1/20'];
  expect(await visitor.refused({ ...total, points: ['1/3', '-1/3', '0', '0'] })).toEqual(['odd-hundredths @ 1/3']);
  expect(await visitor.refused({ ...total, points: ['29/50', '0', '0', '0'] })).toEqual(['not-zero-sum @ 29/50']);
  await visitor.ask({ ...total, points: right });
  await visitor.ask({ type: 'check-total', evening, ...at, points: right, by: 'Sepp' });
  expect(visitor.evening?.rounds[0]?.tables[0]?.total).toMatchObject({
    points: right.map(exact),
    check: { by: 'Sepp', agrees: true },
  });
});
