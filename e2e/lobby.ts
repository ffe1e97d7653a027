import { expect, type Locator, type Page } from '@playwright/test';

/** The start screen, which comes with the host's first message. */
export async function lobbyIsOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Gleich spielen' })).toBeVisible();
}

/** Everything that can be set for a table to play at. */
export async function newTable(page: Page): Promise<Locator> {
  const tile = page.getByRole('region', { name: 'Gleich spielen' });
  await tile.getByRole('button', { name: 'Andere Spiele …' }).click();
  return tile;
}

/** The form of a new evening, opened unless it is. */
export async function newEvening(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Neuer Abend' });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return page.getByRole('region', { name: 'Neuer Abend' });
}

/** Creates an evening and stays on its page. */
export async function createEvening(page: Page, name: string): Promise<void> {
  await newEvening(page);
  await page.getByLabel('Name des Abends').fill(name);
  await page.getByRole('button', { name: 'Abend anlegen' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
