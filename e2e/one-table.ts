import { expect, type Page } from '@playwright/test';

/** Draws the tables of the next round by lot and publishes them at once. */
export async function drawTables(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tische auslosen' }).click();
  const publish = page.getByRole('button', { name: 'Übernehmen und veröffentlichen' });
  await publish.click();
  await expect(publish).toHaveCount(0);
  // First a draft, then publishing as a second step.
  await expect(page.locator('.phase[data-phase="published"]')).toBeVisible();
}

/** Registers four players at the evening on screen and draws their table. */
export async function drawOneTable(page: Page, names: readonly string[]): Promise<void> {
  await page.getByLabel('Namen').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByRole('link', { name: 'Weiter zu den Tischen' }).click();
  await drawTables(page);
  await expect(page.getByRole('article')).toHaveCount(1);
}

/** Goes to a table and deals; the named seats are people at this screen, bots play for the others. */
export async function dealWith(
  page: Page,
  { persons, table = 1 }: { readonly persons: readonly number[]; readonly table?: number },
): Promise<void> {
  await page.getByRole('link', { name: `Tisch ${table} am Laptop spielen` }).click();
  const seats = page.getByRole('region', { name: 'Wer spielt hier?' }).getByRole('group');
  await expect(seats.first()).toBeVisible();
  for (let seat = 0; seat < (await seats.count()); seat++)
    await seats
      .nth(seat)
      .getByLabel(persons.includes(seat) ? 'Mensch' : 'Bot')
      .check();
  // Where deals were entered before, their last result is there.
  await page.getByRole('button', { name: /^(Karten geben|Nächstes Spiel)$/ }).click();
}
