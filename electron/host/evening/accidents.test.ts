import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import { showRational } from '#engine/core/rational.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { pointsOf } from '#engine/tournament/state/tables.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { useLaptop } from '../testing/laptop.ts';
import { openEvening, Visitor } from '../testing/visitor.ts';

const laptop = useLaptop();
const PLACE = { round: 1, table: 1 } as const;

/**
 * Five at a table, seat 0 deals first: what happened in each deal, what it pays when worked out by hand, and what the
 * export says.
 */
const DEALS: readonly (readonly [deal: number, entry: Json, pays: readonly string[] | null, note: string])[] = [
  [1, { contract: 'trischaken', thirds: [null, 60, 70, 50, 30] }, ['0', '-2', '-2', '2', '2'], ''],
  // Seat 1 deals and pauses. The cards are dealt again; the double round has not begun.
  [2, { contract: 'redeal', reason: '=SUMME(1)' }, null, 'neu gegeben; =SUMME(1)'],
  [2, { contract: 'redeal' }, null, 'neu gegeben'],
  // The dealer opens the talon during the auction: 2 to each of four, doubled.
  [
    2,
    {
      contract: 'renonce',
      offenders: [1],
      played: { contract: null, points: '2' },
      reason: 'Talon "zu früh" geöffnet',
      referee: 'Moser, Franz',
    },
    ['4', '-16', '4', '4', '4'],
    '×2; Renonce; Talon "zu früh" geöffnet; Schiedsrichter Moser, Franz',
  ],
  // Seat 2 deals and pauses, and shows a card in the Dreier of seat 3: 3 × 5 and 5 each, doubled.
  [
    3,
    { contract: 'renonce', offenders: [2], played: { contract: 'dreier', declarer: 3 } },
    ['10', '10', '-60', '30', '10'],
    '×2; Renonce',
  ],
  [
    4,
    { contract: 'agreed', name: 'Königsbesser', payments: ['3/2', '-1/2', '-1/2', '0', '-1/2'] },
    ['3', '-1', '-1', '0', '-1'],
    '×2; vereinbart: Königsbesser',
  ],
  [
    5,
    { contract: 'annulled', referee: '@Moser' },
    ['0', '0', '0', '0', '0'],
    '×2; nicht gewertet; Schiedsrichter @Moser',
  ],
];

async function evening(visitor: Visitor): Promise<string> {
  const format = { ...DEFAULT_FORMAT, deals: 5, dealsAtFive: 5 };
  const options = { 'double-rounds': true, 'table-size': 5 };
  const made = await openEvening(visitor, 'A\nB\nC\nD\nE', { options, format });
  await visitor.draw(made, 'x', 'auto');
  for (const [deal, entry] of DEALS)
    await visitor.ask({ type: 'enter-deal', evening: made, ...PLACE, deal, entry, by: 'Resi' });
  return made;
}

const tableOf = (state: EveningState | undefined) => must(state?.rounds[0]?.tables[0], 'a table');

test('accidents at the real table are paid as worked out by hand, and a misdeal does not count as a deal', async () => {
  const visitor = new Visitor(laptop.host);
  const club = await evening(visitor);
  await visitor.until(() => visitor.evening?.rounds[0]?.tables[0]?.results.length === 5, 'all is written');
  const table = tableOf(visitor.evening);
  expect(table.results.map((result) => pointsOf(table, result).map(showRational))).toEqual(
    DEALS.flatMap(([, , pays]) => (pays ? [pays] : [])),
  );
  expect(table.results.map(({ row }) => row.dealer)).toEqual([0, 1, 2, 3, 4]);
  expect(table.redeals?.map(({ deal, row }) => [deal, row.dealer])).toEqual([
    [2, 1],
    [2, 1],
  ]);
  const correction = { evening: club, ...PLACE, deal: 2, entry: { contract: 'redeal' } } as const;
  const refused = ['redeal-is-no-result @ 2'];
  expect(await visitor.refused({ type: 'preview-correction', ...correction })).toEqual(refused);
  const base = visitor.seen(correction);
  expect(await visitor.refused({ type: 'correct-deal', ...correction, reason: 'misdeal', base })).toEqual(refused);
  await visitor.ask({ type: 'close-round', evening: club, round: 1 });

  // After a restart, and imported from its file, it is the same.
  const { text } = await visitor.ask({ type: 'export', evening: club, what: 'events' });
  await laptop.restart();
  const later = new Visitor(laptop.host);
  expect(tableOf(await later.watch(club))).toEqual(table);
  const copy = await later.ask({ type: 'import-evening', text });
  expect(tableOf(await later.watch(copy.evening))).toEqual(table);
});

test('a misdeal has an empty preview; one undo takes it away', async () => {
  const visitor = new Visitor(laptop.host);
  const format = { ...DEFAULT_FORMAT, deals: 2, dealsAtFive: null };
  const options = { pagatkassa: { ante: 5, floor: 20, cap: 40 } };
  const club = await openEvening(visitor, 'A\nB\nC\nD', { options, format });
  await visitor.draw(club, 'x', 4);
  const deal = { evening: club, ...PLACE, deal: 1 } as const;
  const entry = { contract: 'redeal', reason: '13 Karten', referee: 'Moser' };
  expect((await visitor.ask({ type: 'preview-entry', ...deal, entry })).settlement).toEqual([]);
  await visitor.ask({ type: 'enter-deal', ...deal, entry, by: 'Resi' });
  const { lines, undo } = await visitor.ask({ type: 'read-log', evening: club });
  const logged = { type: 'deal-redealt', about: ['1', '1', '1'], reason: '13 Karten', referee: 'Moser' };
  expect(lines.at(-1)).toMatchObject({ by: 'Resi', events: [logged] });
  await visitor.ask({ type: 'undo-step', evening: club, step: must(undo ?? undefined, 'a step') });
  await visitor.until(() => tableOf(visitor.evening).redeals === undefined, 'it is undone');
});

test('exports say what happened, why and who decided it; none of it runs as a formula in a spreadsheet', async () => {
  const visitor = new Visitor(laptop.host);
  const club = await evening(visitor);
  const { text } = await visitor.ask({ type: 'export', evening: club, what: 'csv' });
  const lines = text.split('\r\n');
  const from = lines.findIndex((line) => line.endsWith('Anmerkung'));
  const cell = (note: string) => (/[",;]/.test(note) ? `"${note.replaceAll('"', '""')}"` : note);
  // The dealer pauses, and has an empty cell unless something is paid.
  const cells = (deal: number, pays: readonly string[]) =>
    pays.map((won, seat) => (seat === deal - 1 && won === '0' ? '' : won));
  const expected = DEALS.map(([deal, , pays, note]) =>
    [deal, ...cells(deal, pays ?? ['', '', '', '', '']), cell(note)].join(','),
  );
  expect(lines.slice(from + 1, from + 1 + DEALS.length)).toEqual(expected);
  expect(lines[from + 1 + DEALS.length]).toBe('Summe,17,-9,-59,36,15,');
});
