import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();
const PLACE = { round: 1, table: 1 } as const;
/** Forehand plays a Rufer with the seat after the next one. */
const rufer = (dealer: number, seats = 4) => ({
  ...{ contract: 'rufer', declarer: (dealer + 1) % seats, partner: (dealer + 3) % seats, won: true },
});

async function club(visitor: Visitor, seats: number): Promise<string> {
  const format = { ...DEFAULT_FORMAT, deals: 4, dealsAtFive: 5, secondEntry: true };
  const names = ['Anna', 'Berta', 'Cilli', 'Dora', 'Emil'].slice(0, seats).join('\n');
  const evening = await openEvening(visitor, names, { options: { 'table-size': seats }, format });
  await visitor.draw(evening, 'x', 'auto');
  return evening;
}

const tableOf = (visitor: Visitor) => must(visitor.evening?.rounds[0]?.tables[0], 'a table');
const dealers = (visitor: Visitor) => tableOf(visitor).results.map(({ row }) => row.dealer);

test('a table that began with another dealer writes its actual Rufer, and the file can be imported', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await club(visitor, 4);
  const paper = { evening, ...PLACE, deal: 1, entry: rufer(2) } as const;
  expect(await visitor.refused({ type: 'preview-entry', ...paper })).toEqual(['forehands-game @ declarer']);
  expect(await visitor.refused({ type: 'preview-entry', ...paper, dealer: 4 })).toEqual(['row-does-not-fit @ dealer']);
  const { row } = await visitor.ask({ type: 'preview-entry', ...paper, dealer: 2 });
  expect(row.dealer).toBe(2);
  await visitor.ask({ type: 'enter-deal', ...paper, dealer: 2, by: 'Resi' });
  await visitor.ask({ type: 'enter-deal', ...paper, deal: 2, entry: rufer(3), by: 'Resi' });
  await visitor.ask({ type: 'enter-deal', ...paper, deal: 3, entry: rufer(0), by: 'Resi' });
  expect(dealers(visitor)).toEqual([2, 3, 0]);
  // The second scorer names another one: the director decides, here for the second.
  await visitor.ask({ type: 'check-deal', ...paper, deal: 3, entry: rufer(1), dealer: 1, by: 'Toni' });
  expect(tableOf(visitor).results[2]?.check).toMatchObject({ agrees: false, other: { row: { dealer: 1 } } });
  const right = { ...paper, deal: 3, entry: rufer(1), dealer: 1 } as const;
  const { changes } = await visitor.ask({ type: 'preview-correction', ...right });
  expect(changes.length).toBeGreaterThan(0);
  const base = visitor.seen(right);
  await visitor.ask({ type: 'correct-deal', ...right, reason: 'misread', base, by: 'Resi' });
  await visitor.ask({ type: 'enter-deal', ...paper, deal: 4, entry: rufer(2), by: 'Resi' });
  expect(dealers(visitor)).toEqual([2, 3, 1, 2]);
  const before = tableOf(visitor);
  const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
  const copy = await visitor.ask({ type: 'import-evening', text });
  expect((await visitor.watch(copy.evening)).rounds[0]?.tables[0]).toEqual(before);
});

test('at a table of five the actual dealer pauses', async () => {
  const visitor = new Visitor(laptop.host);
  const evening = await club(visitor, 5);
  const paper = {
    evening,
    ...PLACE,
    deal: 1,
    entry: { contract: 'trischaken', thirds: [60, 70, 50, null, 30] },
  } as const;
  expect(await visitor.refused({ type: 'enter-deal', ...paper })).not.toEqual(['accepted']);
  await visitor.ask({ type: 'enter-deal', ...paper, dealer: 3 });
  await visitor.ask({ type: 'enter-deal', ...paper, deal: 2, entry: rufer(4, 5) });
  expect(dealers(visitor)).toEqual([3, 4]);
  // In files as on the sheet: whoever pauses has an empty cell, and somebody who won nothing a 0.
  const { text } = await visitor.ask({ type: 'export', evening, what: 'csv' });
  const [, sheet = ''] = text.split(/"?Runde 1, Tisch 1"?\r\n/);
  const cells = sheet.split('\r\n').map((line) => line.split(',').slice(1, 6));
  expect(cells.slice(1, 3).map((seats) => seats.map((cell) => cell === ''))).toEqual([
    [false, false, false, true, false],
    [false, false, false, false, true],
  ]);
});

test('cards thrown in at a real table are dealt again by whoever the rules say', async () => {
  const visitor = new Visitor(laptop.host);
  const rules = { family: 'illustrated', profile: 'loew-1954' };
  const format = { ...DEFAULT_FORMAT, deals: 4, dealsAtThree: 4 };
  for (const [names, again, dealers] of [
    ['A\nB\nC', 'same', [0, 1, 1, 2]],
    ['A\nB\nC', 'next', [0, 1, 2, 0]],
    ['A\nB\nC\nD', 'next', [0, 1, 2, 3]],
  ] as const) {
    const evening = await openEvening(visitor, names, { ...rules, options: { 'redeal-dealer': again }, format });
    await visitor.draw(evening, 'x');
    const write = (deal: number, contract: string) =>
      visitor.ask({ type: 'enter-deal', evening, ...PLACE, deal, entry: { contract } });
    await write(1, 'annulled');
    await write(2, 'redeal');
    await write(2, 'annulled');
    await write(3, 'annulled');
    const { results, redeals = [] } = tableOf(visitor);
    expect([results[0], redeals[0], results[1], results[2]].map((one) => one?.row.dealer)).toEqual(dealers);
    const { text } = await visitor.ask({ type: 'export', evening, what: 'events' });
    expect((await visitor.ask({ type: 'import-evening', text })).evening).not.toBe(evening);
    if (again !== 'next') continue;
    // Evenings of the first rules had the same player deal again.
    const older = text.replace(/"nextDeals": true,\s*/, '');
    expect(await visitor.refused({ type: 'import-evening', text: older })).toEqual([
      'wrong-value @ rounds.1.tables.1.results.2.nextDeals',
    ]);
  }
});
