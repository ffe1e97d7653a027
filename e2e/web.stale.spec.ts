import type { Page } from '@playwright/test';
import { SHA256 } from '#engine/testing/sha256.ts';
import type { DealResult, RoundTotal } from '#engine/tournament/state/types.ts';
import { dealVersion, totalVersion } from '#engine/tournament/state/versions.ts';
import { command, openDesk, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { screenIsFine } from './screens.ts';
import { prepare } from './two-tables.ts';

test.setTimeout(120_000);
// In the app the desk would take the page's own connection; here it is another window.

const row = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Inzwischen geändert.' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const meanwhile = (page: Page) => page.getByRole('region', { name: 'Inzwischen geändert.' });
const trischaken = (thirds: readonly number[]) => ({ contract: 'trischaken', thirds: [...thirds] });

/** A file writes amounts as texts. */
interface TotalInFile {
  readonly points: readonly string[];
}

/** The entry as the desk's events file has it. */
async function table(page: Page, evening: string): Promise<{ results: readonly DealResult[]; total: TotalInFile }> {
  const { text } = await command(page, { type: 'export', evening, what: 'events' });
  const { history } = JSON.parse(text) as {
    history: { event: { type: string; result?: DealResult; total?: TotalInFile } }[];
  };
  const results = history.flatMap(({ event }) => (event.result ? [event.result] : []));
  const total = history.flatMap(({ event }) => (event.total ? [event.total] : [])).at(-1) ?? { points: [] };
  return { results, total };
}

test('a correction that another window made first: both versions side by side, and one of them is taken', async ({
  app,
}) => {
  const { page } = app;
  const evening = await prepare(page, {});
  const place = { evening, round: 1, table: 1, deal: 1 };
  await command(page, { type: 'enter-deal', ...place, entry: trischaken([60, 70, 50, 30]), by: 'Maria' });
  await visitEvening(page, evening, 'entry/1/1/1');
  await page.getByLabel('Anna', { exact: true }).fill('19');
  await page.getByLabel('Bert', { exact: true }).fill('24/1');
  await page.getByLabel('Grund der Berichtigung').fill('verzählt');
  await expect(meanwhile(page)).toHaveCount(0);

  await openDesk(page);
  const base = dealVersion((await table(page, evening)).results.at(-1) as DealResult, SHA256);
  const theirs = { type: 'correct-deal', ...place, entry: trischaken([50, 80, 50, 30]) } as const;
  await command(page, { ...theirs, reason: 'vertauscht', by: 'Resi', base });
  await expect(meanwhile(page)).toContainText(/Resi hat das um \d\d:\d\d anders geschrieben \(vertauscht\)\./);
  await expect(meanwhile(page).getByRole('alert')).toContainText('Inzwischen geändert.');
  await expect(row(page, 'Punkte Anna').getByRole('cell')).toHaveText(['19', '16⅔', 'weicht ab']);
  await expect(row(page, 'Punkte Cilli').getByRole('cell').last()).toHaveText('');
  await expect(meanwhile(page)).toBeInViewport();
  await screenIsFine(app, 'stale-deal');
  await page.setViewportSize({ width: 390, height: 844 });
  await screenIsFine(app, 'stale-deal-phone');
  await page.setViewportSize({ width: 1366, height: 768 });

  // Half an hour later somebody else again: mine replaced what was there before.
  await page.getByRole('button', { name: 'Meine nehmen' }).click();
  await expect(meanwhile(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Berichtigung eintragen' })).toBeFocused();
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(page.getByText('Tisch 1, Spiel 1 ist berichtigt.')).toBeVisible();
  const { results } = await table(page, evening);
  expect(results.at(-1)).toMatchObject({ reason: 'verzählt', row: { measures: [57, 73, 50, 30] } });
  expect(results).toHaveLength(3);
});

test('the other one is kept; a first entry that comes second says so; if entries are hidden from each other it becomes the second', async ({
  app,
}) => {
  const { page } = app;
  const evening = await prepare(page, {});
  const fill = async (counts: readonly string[]): Promise<void> => {
    await page.getByRole('radio', { name: /^Trischaken/ }).check();
    for (const [i, name] of ['Anna', 'Bert', 'Cilli', 'Doris'].entries())
      await page.getByLabel(name, { exact: true }).fill(counts[i] ?? '');
  };
  await visitEvening(page, evening, 'entry/1/1/1');
  await fill(['20', '20', '20', '10']);
  await openDesk(page);
  const place = { evening, round: 1, table: 1, deal: 1 };
  await command(page, { type: 'enter-deal', ...place, entry: trischaken([60, 70, 50, 30]), by: 'Resi' });
  await expect(meanwhile(page)).toContainText(/Resi hat das um \d\d:\d\d schon eingetragen\./);
  await page.getByRole('button', { name: 'Die andere behalten' }).click();
  await expect(page.getByText('Es bleibt bei der anderen Eingabe.')).toBeVisible();
  expect((await table(page, evening)).results).toHaveLength(1);

  await page.evaluate("location.hash = '#/'");
  const other = await prepare(page, { secondEntry: true }, 'Zweimal eingegeben');
  await visitEvening(page, other, 'entry/1/1/1');
  await fill(['20', '20', '20', '10']);
  await openDesk(page);
  await command(page, {
    type: 'enter-deal',
    ...place,
    evening: other,
    entry: trischaken([60, 60, 60, 30]),
    by: 'Resi',
  });
  await expect(meanwhile(page)).toContainText('schon eingetragen');
  await expect(meanwhile(page).getByRole('row')).toHaveCount(0);
  await page.getByRole('button', { name: 'Meine als zweite Eingabe nehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Tisch 1: Spiel 1, zweite Eingabe' })).toBeVisible();
  await expect(page.getByLabel('Doris', { exact: true })).toHaveValue('10');
  await page.getByLabel('Wer gibt zum zweiten Mal ein?').fill('Sepp');
  await page.getByRole('button', { name: 'Vergleichen' }).click();
  await expect(page.getByRole('heading', { name: 'Geprüft: Es stimmt.' })).toBeVisible();
});

test('a total that another window wrote or corrected meanwhile', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, { entry: 'totals' });
  const place = { evening, round: 1, table: 1 };
  await visitEvening(page, evening, 'total/1/1');
  for (const [name, points] of Object.entries({ Anna: '15', Bert: '-5', Cilli: '-5' }))
    await page.getByLabel(name, { exact: true }).fill(points);
  await openDesk(page);
  await command(page, { type: 'enter-total', ...place, points: ['9', '-3', '-3', '-3'], deals: 2, by: 'Resi' });
  await expect(meanwhile(page)).toContainText('schon eingetragen');
  await expect(row(page, 'Anna').getByRole('cell')).toHaveText(['+15', '+9', 'weicht ab']);
  await screenIsFine(app, 'stale-total');
  await page.getByRole('button', { name: 'Meine nehmen' }).click();
  await expect(page.getByRole('button', { name: 'Berichtigung eintragen' })).toBeFocused();
  await page.getByLabel('Grund der Berichtigung').fill('verlesen');
  const base = totalVersion(await parsedTotal(page, evening), SHA256);
  await command(page, {
    ...{ type: 'enter-total', ...place, points: ['12', '-4', '-4', '-4'], deals: 2, by: 'Resi' },
    ...{ reason: 'verzählt', base },
  });
  await expect(meanwhile(page)).toContainText('(verzählt)');
  // Sending was tried before, so taking it now sends it.
  await page.getByRole('button', { name: 'Meine nehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Die Summe von Tisch 1 ist eingetragen.' })).toBeVisible();
});

/** The total as the program has it. */
async function parsedTotal(page: Page, evening: string): Promise<RoundTotal> {
  const { total } = await table(page, evening);
  return { ...total, points: total.points.map((n) => ({ n: Number(n), d: 1 })) } as unknown as RoundTotal;
}
