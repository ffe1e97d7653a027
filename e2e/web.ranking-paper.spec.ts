import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { prepareEvening, TOTALS } from './big-evening.ts';
import { command, openDesk, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { rankingSheets } from './ranking-sheets.ts';
import { stateOf } from './state.ts';

test.setTimeout(90_000);

// The ranking on paper is hung up and read out: checked by rectangles of what is printed.

const LONGEST = ['Brandstätter-Gschwandtner Elisa', 'Unterkirchbergermühlbacher Max', 'Maria Magdalena von Hohenstauf'];
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${LONGEST[i % LONGEST.length] ?? ''} ${i + 1}`);

/** How many pages are printed, empty ones included. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const placePoints = { mode: 'besides' as const, list: [4, 2, 1, 0] };

for (const count of [23, 207])
  test(
    `a ranking of ${count} with long names, from both pages`,
    { tag: count < 207 ? '@full' : [] },
    async ({ app }) => {
      const { page } = app;
      // Sheets have their size whatever the page's own text size.
      await lobbyIsOpen(page);
      await openDesk(page);
      await command(page, { type: 'change-settings', settings: { textSize: count === 23 ? 100 : 150 } });
      const format = { ...TOTALS, placePoints, rounds: 4 };
      const evening = await prepareEvening(page, count, 5, { names: names(count), format, draft: true });
      await command(page, {
        type: 'give-penalty',
        evening,
        player: 'p3',
        round: 2,
        points: '5',
        cents: 0,
        reason: 'Spät',
      });
      await command(page, { type: 'group-player', evening, player: 'p1', groups: ['Damen'] });
      await visitEvening(page, evening, 'print/4');
      await page.getByRole('heading', { name: 'Runde 4: Drucken' }).waitFor();
      const first = await rankingSheets(page);
      const pdf = await page.pdf({ preferCSSPageSize: true, path: `artefacts/print/ranking-${count}.pdf` });
      expect(pagesOf(pdf), 'from the round').toBe(first.length);
      await page.emulateMedia({ media: null });
      expect(first.flatMap(({ outside }) => outside)).toEqual([]);
      expect(first.every(({ heads }) => heads > 2)).toBe(true);
      // Everybody once, and the ladies once more.
      expect(first.flatMap((sheet) => sheet.names).sort()).toEqual([...names(count), names(1)[0] ?? ''].sort());
      await page.goto(page.url().replace(/print\/4$/, 'standings'));
      await page.getByRole('heading', { name: 'Stand', exact: true }).waitFor();
      expect(await rankingSheets(page)).toEqual(first);
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), 'from the standings').toBe(first.length);
    },
  );

test('after the final the sheet says so: finalists first, what was carried over, and what was changed', async ({
  app,
}) => {
  const { page } = app;
  const final = { seats: 4 as const, carry: { type: 'share' as const, percent: 50 }, others: 'play' as const };
  const format = { ...TOTALS, rounds: 1, tieBreaks: ['lot' as const], final };
  const evening = await prepareEvening(page, 12, 2, { names: names(12), format, draft: true });
  await command(page, { type: 'discard-draw', evening, round: 2 });
  await command(page, { type: 'change-format', evening, format: { ...format, minutes: 80 }, reason: 'Es ist spät' });
  const ranked = eveningStandings(await stateOf(page, evening)).lines.map(({ id }) => id);
  await command(page, {
    ...{ type: 'plan-rounds', evening, from: 2, draw: { method: 'final' } },
    rounds: [[ranked.slice(0, 4), ranked.slice(4, 8), ranked.slice(8)]],
    final: ranked.slice(0, 4),
  });
  await command(page, { type: 'publish-round', evening, round: 2 });
  for (const table of [1, 2, 3])
    await command(page, { type: 'enter-total', evening, round: 2, table, points: ['9', '-1', '-3', '-5'], deals: 16 });
  await command(page, { type: 'close-round', evening, round: 2 });
  await visitEvening(page, evening, 'print/2');
  const paper = page.getByRole('article', { name: 'Endstand 1/1' });
  const groups = paper.locator('.apart, .who');
  await expect(groups).toHaveCount(14);
  expect(
    (await groups.allInnerTexts()).map((text) => (text === 'Finale' || text === 'Nicht im Finale' ? text : '')),
  ).toEqual(['Finale', '', '', '', '', 'Nicht im Finale', '', '', '', '', '', '', '', '']);
  await expect(paper).toContainText('Von den Punkten werden 50 % mitgenommen.');
  await expect(paper).toContainText('Es ist spät');
  await rankingSheets(page);
  await page.pdf({ preferCSSPageSize: true, path: 'artefacts/print/ranking-final.pdf' });
});
