import type { Page } from '@playwright/test';
import { command, openDesk, openEvening, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { said, screenIsFine } from './screens.ts';

const EVENING = 'Klubabend von Hand';
const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris', 'Ernst', 'Franz', 'Gerti', 'Hans', 'Irma', 'Josef', 'Karl', 'Lisi'];

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: EVENING }).getByRole('link', { name, exact: true }).click();
const table = (page: Page, n: number) => page.getByRole('article', { name: `Tisch ${n}`, exact: true });
const seats = (page: Page, n: number) => table(page, n).locator('[data-seat]');
const seat = (page: Page, name: string) => page.locator('[data-seat]').filter({ hasText: name });
const check = (page: Page) => page.getByRole('complementary', { name: 'Prüfung des Entwurfs' });

/** An evening of twelve, on its tables page. */
async function twelve(page: Page): Promise<string> {
  await lobbyIsOpen(page);
  const evening = await openEvening(page, {
    name: EVENING,
    format: { deals: 1, dealsAtFive: 1, entry: 'totals' },
  });
  await command(page, { type: 'import-players', evening, text: NAMES.join('\n') });
  await visit(page, evening, 'tables');
  return evening;
}

/** Opens a page of the evening again, and waits until the evening is there. */
async function visit(page: Page, evening: string, rest: string): Promise<void> {
  await visitEvening(page, evening, rest);
  await expect(page.getByRole('heading', { name: EVENING, level: 1 })).toBeVisible();
}

/** A draft by lot of the next round. */
async function draft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tische auslosen' }).click();
  await page.getByRole('button', { name: 'Als Entwurf übernehmen' }).click();
  await expect(check(page)).toBeVisible();
}

const here = (page: Page, name: string, n: number) =>
  page.getByRole('button', { name: `Hierher: ${name} an Tisch ${n} setzen` });

test('a draft is changed by hand: by click, by key and by drag, and every step is checked', async ({ app }) => {
  const { page } = app;
  await twelve(page);
  await draft(page);
  await expect(check(page)).toContainText('Kann so veröffentlicht werden.');
  const [one = null, other = null, third = null] = await Promise.all(
    [1, 2, 3].map((n) => seats(page, n).first().getAttribute('data-seat')),
  );
  const nameOf = (id: string | null) => page.locator(`[data-seat="${id ?? ''}"]`).innerText();
  const [anna, berta, cilli] = [await nameOf(one), await nameOf(other), await nameOf(third)];

  await test.step('two are chosen and swap', async () => {
    await seat(page, anna).click();
    await said(page, `${anna} ist gewählt.`);
    await screenIsFine(app, 'by-hand-1-chosen');
    await seat(page, berta).click();
    await said(page, `${anna} und ${berta} haben getauscht.`);
    await expect(seats(page, 2).first()).toHaveText(anna);
    await expect(seat(page, anna)).toBeFocused();
  });

  await test.step('by keyboard somebody moves to another table, which leaves the draft incomplete', async () => {
    await seat(page, anna).press('Enter');
    await here(page, anna, 3).press('Enter');
    await said(page, `${anna} sitzt jetzt an Tisch 3.`);
    await expect(seats(page, 3)).toHaveCount(5);
    await expect(seat(page, anna)).toBeFocused();
    await seat(page, berta).press('Enter');
    await page.keyboard.press('Escape');
    await said(page, 'Einen Spieler wählen');
    await seat(page, berta).press('Enter');
    await page.getByRole('button', { name: 'Abbrechen', exact: true }).press('Enter');
    await expect(seat(page, berta)).toBeFocused();
  });

  await test.step('by drag: to a table, to somebody’s seat, out of the round', async () => {
    await seat(page, cilli).dragTo(table(page, 2).getByRole('heading'));
    await expect(seats(page, 2)).toHaveCount(4);
    await said(page, `${cilli} sitzt jetzt an Tisch 2.`);
    await seat(page, cilli).dragTo(seat(page, berta));
    await said(page, `${cilli} und ${berta} haben getauscht.`);
    await seat(page, cilli).dragTo(page.getByRole('heading', { name: 'Ohne Platz' }));
    await said(page, `${cilli} hat keinen Platz mehr`);
    await expect(page.getByRole('heading', { name: 'Ohne Platz (1)' })).toBeVisible();
  });

  await test.step('a table is added, and an incomplete draft is not published', async () => {
    await page.getByRole('button', { name: 'Tisch dazu' }).click();
    await expect(table(page, 4)).toContainText('0 Spieler');
    await expect(check(page)).toContainText('Es müssen noch 4 oder 5 sitzen an Tisch 1, 4.');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Runde 1, Tisch 4' })).toBeVisible();
    await screenIsFine(app, 'by-hand-2-unfinished');
    await page.getByRole('button', { name: 'Tisch 4 auflösen' }).click();
    await expect(page.getByRole('heading', { name: 'Ohne Platz' })).toBeFocused();
    await seat(page, cilli).click();
    await here(page, cilli, 1).click();
    await expect(check(page)).toContainText('Kann so veröffentlicht werden.');
  });

  await test.step('the draft still says how it was drawn, and the last step is undone', async () => {
    await expect(page.getByText(/durch Zufall · Los: \S+ · von Hand geändert/)).toBeVisible();
    await part(page, 'Protokoll');
    const step = `Runde 1 von Hand umgesetzt: ${cilli}`;
    await page.getByRole('button', { name: `Rückgängig: ${step}` }).click();
    await said(page, `Rückgängig gemacht: ${step}`);
    await part(page, 'Tische');
    await expect(page.getByRole('heading', { name: 'Ohne Platz (1)' })).toBeVisible();
  });
});

test('a whole round is built by hand from nothing', async ({ app }) => {
  const { page } = app;
  await twelve(page);
  await page.getByRole('button', { name: 'Runde 1 von Hand setzen' }).click();
  await expect(page.getByRole('heading', { name: 'Ohne Platz (12)' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await screenIsFine(app, 'by-hand-3-nothing');
  for (const [i, name] of NAMES.entries()) {
    await seat(page, name).click();
    await here(page, name, (i % 3) + 1).click();
    await expect(seats(page, (i % 3) + 1).filter({ hasText: name })).toBeVisible();
  }
  await expect(page.getByText('Alle, die da sind, haben einen Platz.')).toBeVisible();
  await expect(check(page)).toContainText('niemand trifft jemanden zweimal');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await said(page, 'Runde 1 ist veröffentlicht.');
  await expect(page.getByText('Auslosung: von Hand')).toBeVisible();
});

test('a fixed table is kept, and pairs are kept apart, whatever the draw', async ({ app }) => {
  const { page } = app;
  const evening = await twelve(page);

  await test.step('on the players page somebody gets a fixed table', async () => {
    await part(page, 'Spieler');
    await page.getByRole('button', { name: 'Mehr zu Lisi' }).click();
    await page.getByLabel('Bleibt immer an einem Tisch').selectOption({ label: 'Tisch 3' });
    await said(page, 'Lisi bleibt immer an Tisch 3.');
    await expect(page.getByText('bleibt an Tisch 3', { exact: true })).toBeVisible();
    await screenIsFine(app, 'by-hand-4-stays');
    await page.getByRole('heading', { name: 'Nie an einem Tisch' }).click();
    await page.getByLabel('Der eine').selectOption({ label: 'Anna' });
    await page.getByLabel('Der andere').selectOption({ label: 'Bert' });
    await page.getByRole('button', { name: 'Trennen' }).click();
    await expect(page.getByText('Anna und Bert', { exact: true })).toBeVisible();
  });

  await test.step('the lot respects it, and so must seats set by hand', async () => {
    await part(page, 'Tische');
    await draft(page);
    await expect(seats(page, 3).filter({ hasText: 'Lisi' })).toBeVisible();
    await expect(check(page)).toContainText('Lisi (Tisch 3)');
    await seat(page, 'Lisi').click();
    await here(page, 'Lisi', 1).click();
    await expect(page.getByRole('alert').filter({ hasText: '(Lisi: Tisch 3)' })).toBeVisible();
    await expect(seat(page, 'Lisi')).toBeFocused();
    await seat(page, 'Anna').click();
    await seat(page, 'Bert')
      .locator('xpath=ancestor::article')
      .getByRole('button', { name: 'Hierher: Anna an Tisch' })
      .click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Anna, Bert sollen nicht an einem Tisch sitzen.' }),
    ).toBeVisible();
    await screenIsFine(app, 'by-hand-5-refused');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await said(page, 'Runde 1 ist veröffentlicht.');
  });

  await openDesk(page);
  for (const n of [1, 2, 3])
    await command(page, {
      type: 'enter-total',
      evening,
      round: 1,
      table: n,
      points: ['3', '-1', '-1', '-1'],
      deals: 1,
    });
  await command(page, { type: 'close-round', evening, round: 1 });
  await visit(page, evening, 'tables');
  const propose = async (method: string) => {
    if (!(await page.getByLabel('Wie werden die Plätze gefunden?').isVisible()))
      await page.getByText('Genauer planen').click();
    await page.getByLabel('Wie werden die Plätze gefunden?').selectOption({ label: method });
    await page.getByRole('button', { name: 'Vorschlag machen' }).click();
    await expect(page.getByRole('heading', { name: 'Vorschlag' })).toBeVisible();
  };
  const proposed = (n: number) =>
    page.locator('.proposal .tables > li').filter({ has: page.getByText(`Tisch ${n}`, { exact: true }) });

  await test.step('by rank it is respected too, and the page says so', async () => {
    await propose('nach Stand: Beste zusammen');
    await expect(proposed(3)).toContainText('Lisi');
    for (const n of [1, 2, 3]) {
      const names = await proposed(n).first().innerText();
      expect(names.includes('Anna') && names.includes('Bert')).toBe(false);
    }
    await expect(page.getByText('Abweichend vom Stand')).toBeVisible();
    await screenIsFine(app, 'by-hand-6-rank');
  });

  await test.step('fixed tables take a newcomer, and nobody else moves', async () => {
    await part(page, 'Spieler');
    await page.getByLabel('Schnell eintragen').fill('Moritz');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Moritz' })).toBeVisible();
    await part(page, 'Tische');
    await propose('feste Tische');
    await expect(page.getByText(/^Moritz: neu an Tisch \d$/)).toBeVisible();
    await expect(page.locator('.quality').getByText(/Tisch \d → \d/)).toHaveCount(0);
    await screenIsFine(app, 'by-hand-7-fixed');
  });
});
