import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { shot } from './fixtures.ts';
import type { RunningApp } from './running-app.ts';

const MOVING = "document.getAnimations().filter(({ playState }) => playState === 'running').length";

/** Nothing is on its way any more: a card that still flies is not where it is pressed. */
export const isStill = (page: Page): Promise<void> => expect.poll(() => page.evaluate<number>(MOVING)).toBe(0);

/** A finished screen: saved as a picture, and free of faults that axe can find. */
export async function screenIsFine(app: RunningApp, name: string): Promise<void> {
  await isThere(app.page);
  // Half faded in, a text has too little contrast.
  await isStill(app.page);
  await shot(app, name);
  expect((await faults(app.page)).map((fault) => `${name}: ${fault}`)).toEqual([]);
}

/** Axe finds nothing wrong here; if it does, the flow goes on all the same. */
export async function isFreeOfFaults(page: Page, state: string): Promise<void> {
  await isThere(page);
  await isStill(page);
  expect.soft(await faults(page), state).toEqual([]);
}

/** A page that is fetched when it is first needed has no heading before it has come: the last one's is not its. */
const isThere = (page: Page): Promise<void> =>
  expect(page.locator('body:not(:has([aria-busy="true"])) h1').first()).toBeAttached();

/** What axe finds: each rule that is broken, and where. Only the violations: the rest takes most of axe's time. */
async function faults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** A window of this size, in px. */
export const windowOf = (width: number, height: number): { readonly width: number; readonly height: number } => ({
  width,
  height,
});

/** The windows that every screen must fit: a small laptop, a laptop and a phone. */
const SIZES = {
  small: windowOf(1024, 640),
  laptop: windowOf(1440, 900),
  phone: windowOf(390, 844),
} as const;
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** A finished screen as `screenIsFine` checks it, at all sizes; nothing reaches beyond the window sideways. */
export async function screenIsFineAtAllSizes(app: RunningApp, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await app.page.setViewportSize(viewport);
    await screenIsFine(app, `${name}-${size}`);
    expect(await app.page.evaluate<number>(OVERHANG), `${name}-${size}`).toBeLessThanOrEqual(0);
  }
}

const SIXTHS: Readonly<Record<string, number>> = { '½': 3, '⅓': 2, '⅔': 4, '⅙': 1, '⅚': 5 };

/** Points as the screens show them (`+3`, `−1⅔`, `0`) or as files have them (`-5/3`), in sixths of a point. */
export function sixths(shown: string): number {
  const file = /^(-?\d+)\/(\d+)$/.exec(shown.trim());
  if (file) return (Number(file[1]) * 6) / Number(file[2]);
  const match = /^([-+−]?)(\d*)([½⅓⅔⅙⅚]?)$/.exec(shown.trim());
  if (!match || (match[2] === '' && match[3] === '')) throw new Error(`not an amount: ${shown}`);
  const amount = Number(match[2]) * 6 + (SIXTHS[match[3] ?? ''] ?? 0);
  return match[1] === '-' || match[1] === '−' ? -amount : amount;
}

/** A score sheet on screen: the players at its head, and each line item's amounts in sixths. */
export interface ShownSheet {
  readonly names: readonly string[];
  readonly items: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

/** Reads a score sheet off the screen. */
export async function readSheet(sheet: Locator): Promise<ShownSheet> {
  // Reading does not wait: the settlement may still be on its way to the page.
  await expect(sheet.locator('tfoot td.number').first()).toBeVisible();
  const amountsOf = async (row: Locator) => (await row.locator('td.number').allInnerTexts()).map(sixths);
  const items = [];
  for (const row of await sheet.locator('tbody tr[data-item]').all()) items.push(await amountsOf(row));
  const names = (await sheet.locator('thead th.number').allInnerTexts()).map((name) =>
    name.replace(/\s+/g, ' ').trim(),
  );
  return { names, items, totals: await amountsOf(sheet.locator('tfoot tr')) };
}

/** The players of a drawn table, by seat. */
export async function playersAt(page: Page, table: number): Promise<string[]> {
  const names = page.getByRole('article', { name: `Tisch ${table}`, exact: true }).locator('tbody th');
  // Reading does not wait: the draw may still be on its way to the page.
  await expect(names.first()).toBeVisible();
  return names.allInnerTexts();
}

/** The app has said so in a live region. */
export const said = (page: Page, text: string | RegExp): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

/** Sets the size of all texts, in per cent, as the settings do. */
export async function setTextSize(page: Page, text: number): Promise<void> {
  await page.evaluate(`document.documentElement.style.setProperty('--text-scale', '${text / 100}')`);
}
