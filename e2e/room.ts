import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { SAVES_DATA } from './saves-data.ts';

/** A phone in the room: a browser of its own, with storage of its own. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
}

const PHONE = { width: 390, height: 844 };

/**
 * Opens the room of the evening that the director's page shows, and gives the link that phones scan. From an address in
 * the network a page is as insecure as on a phone, and lacks what browsers keep for secure ones.
 */
export async function openRoom(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Geräte im Raum' }).first().click();
  return openRoomHere(page);
}

/** The same on the room's own page. */
export async function openRoomHere(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Raum öffnen' }).click();
  const spelled = page.locator('.way .code');
  await expect(spelled).toBeVisible();
  const code = (await spelled.innerText()).replace(/\s/g, '');
  const address = await page.locator('.way .address').innerText();
  return `http://${address}/#room=${code}`;
}

/** A visitor opens the link, gives a name and chooses a role. `beforehand` runs in the page before its own scripts. */
export async function knock(
  browser: Browser,
  link: string,
  name: string,
  wish: string,
  beforehand = '',
): Promise<Phone> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'de-AT', hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(`${SAVES_DATA}; ${beforehand}`);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible();
  await page.getByLabel('Ich stehe auf der Liste').selectOption({ label: name });
  await page.getByRole('group', { name: 'Was möchtest du?' }).getByLabel(wish, { exact: true }).check();
  await page.getByRole('button', { name: 'Anklopfen' }).click();
  return { context, page };
}

/** The director admits somebody who waits. */
export async function admit(director: Page, name: string): Promise<void> {
  await director.getByRole('button', { name: `Einlassen ${name}` }).click();
  await expect(director.getByRole('status').filter({ hasText: `${name} ist im Raum.` })).toBeVisible();
}

/** Takes the seat back from a bot. A seat changes hands once a second: whoever is faster is told to wait, and presses again. */
export async function takeSeatBack(page: Page): Promise<void> {
  const given = page.locator('.notice').filter({ hasText: 'Ein Bot spielt für dich.', visible: true });
  await expect(async () => {
    if ((await given.count()) > 0)
      await page.getByRole('button', { name: 'Platz zurücknehmen' }).click({ timeout: 2000 });
    await expect(given).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}
