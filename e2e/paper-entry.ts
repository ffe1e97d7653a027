import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningApp } from './running-app.ts';
import { screenIsFine } from './screens.ts';

/** What the form of a result says the deal is settled as. */
export const preview = (page: Page): Locator => page.getByRole('complementary', { name: 'So wird abgerechnet' });

/** Waits until the preview's totals are these: by seat, and last that of a shared pot. */
export async function settlesTo(page: Page, points: readonly string[]): Promise<void> {
  await expect(preview(page).locator('tfoot tr').first().locator('td')).toHaveText([...points]);
}

/** Opens the form for a deal of the first table. */
export async function openEntry(page: Page, deal: number): Promise<void> {
  await page.getByRole('link', { name: `Ergebnis für Tisch 1, Spiel ${deal} eintragen` }).click();
}

/** Enters what the form says of a deal of the first table. */
export async function enter(page: Page, deal: number): Promise<void> {
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `Tisch 1, Spiel ${deal} ist eingetragen.` })).toBeVisible();
}

/** Opens the correction of an entered deal of the first table. */
export async function beginCorrection(page: Page, deal: number): Promise<void> {
  await page.getByRole('button', { name: `Tisch 1, Spiel ${deal} ansehen` }).click();
  await page.getByRole('link', { name: 'Berichtigen …' }).click();
}

/** Gives a reason for the open correction, and enters it. */
export async function enterCorrection(page: Page, deal: number): Promise<void> {
  await page.getByLabel('Grund der Berichtigung').fill('falsch gezählt');
  await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Tisch 1, Spiel ${deal} ist berichtigt.` })).toBeVisible();
}

/** Prints what is written on at the table: the slip for results and the one for scores, and nothing else. */
export async function printSlips(app: RunningApp, family: string): Promise<void> {
  const { page } = app;
  const slips = [/Ergebniszettel/, /Schreibzettel/];
  await page.getByRole('link', { name: 'Drucken' }).click();
  await expect(page.getByRole('checkbox', { name: /Ergebniszettel/ })).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  for (const name of slips) await page.getByRole('checkbox', { name }).check();
  await expect(page.locator('.paper')).toHaveCount(slips.length);
  await screenIsFine(app, `${family}-print`);
}
