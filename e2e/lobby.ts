import { expect, type Page } from '@playwright/test';

/** The start screen, which comes with the host's first message. */
export async function lobbyIsOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Gleich spielen' })).toBeVisible();
}

/** Creates an evening and stays on its page. */
export async function createEvening(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name des Abends').fill(name);
  await page.getByRole('button', { name: 'Abend anlegen' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
