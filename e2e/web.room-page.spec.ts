import { networkInterfaces } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import jsqr from 'jsqr';
import { rankInterfaces } from '#electron/lan/interfaces.ts';
import { STEPS } from '#electron/protocol/nearby/self-test.ts';
import { CAUSE_TEXTS, SELF_TEST_TEXTS, STEP_TEXTS } from '#electron/protocol/nearby/self-test-texts.ts';
import { type Language, LANGUAGES } from '#engine/core/text.ts';
import { cutOff } from './big-evening.ts';
import { expect, test } from './fixtures.ts';
import { createEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { hold, ROUND, turnTo } from './projector.ts';
import { admit, knock, openRoom } from './room.ts';
import { said, screenIsFine, screenIsFineAtAllSizes, windowOf } from './screens.ts';

/** What this spec reads in both languages. */
const WORDS = {
  de: {
    switch: /^DE/,
    picture: /^QR-Code zum Scannen/,
    title: 'Niemand kommt herein?',
    outcomes: 'In Ordnung|Achtung|Fehler|Nicht geprüft',
    comeIn: 'Mit dem Handy herein',
    stays: 'Fragt das Handy, ob es im WLAN ohne Internet bleiben soll',
  },
  en: {
    switch: /^EN/,
    picture: /^QR code to scan/,
    title: 'Nobody gets in?',
    outcomes: 'All right|Attention|Problem|Not checked',
    comeIn: 'Join by phone',
    stays: 'If the phone asks whether to stay on Wi-Fi without internet',
  },
} as const satisfies Record<Language, unknown>;

/** From a projector in a cellar to one in a hall; and the board on a phone. */
const WALLS = [windowOf(1024, 640), windowOf(1366, 768), windowOf(1440, 900), windowOf(1920, 1080), windowOf(390, 844)];

/** The pixels of a picture, four bytes each, one character per byte. */
interface Dots {
  readonly width: number;
  readonly height: number;
  readonly bytes: string;
}

/** What a camera reads from a code on the screen. */
async function scan(page: Page, picture: Locator): Promise<string> {
  const png = (await picture.screenshot()).toString('base64');
  const { width, height, bytes } = await page.evaluate<Dots>(`(async () => {
    const file = Uint8Array.from(atob('${png}'), (byte) => byte.charCodeAt(0));
    const image = await createImageBitmap(new Blob([file], { type: 'image/png' }));
    const { width, height } = image;
    const paper = new OffscreenCanvas(width, height).getContext('2d');
    paper.drawImage(image, 0, 0);
    const { data } = paper.getImageData(0, 0, width, height);
    return { width, height, bytes: Array.from(data, (byte) => String.fromCharCode(byte)).join('') };
  })()`);
  const read = jsqr.default(
    Uint8ClampedArray.from(bytes, (byte) => byte.charCodeAt(0)),
    width,
    height,
  );
  return read?.data ?? '';
}

/** A sentence with its placeholders open, as a pattern. */
const pattern = (sentence: string): string => sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');

/** The report of the self-test, step by step, has a title, an outcome and a sentence; then come things to try. */
async function readsReport(page: Page, language: Language): Promise<readonly string[]> {
  const { title, outcomes } = WORDS[language];
  const section = page.getByRole('region', { name: title });
  const steps = section.locator('ul').getByRole('listitem');
  await expect(steps).toHaveCount(STEPS.length);
  const codes = Object.entries(SELF_TEST_TEXTS);
  for (const [at, step] of STEPS.entries()) {
    const sentences = codes.filter(([code]) => code.startsWith(`${step}-`)).map(([, text]) => pattern(text[language]));
    const expected = `${pattern(STEP_TEXTS[step][language])} (${outcomes}): (${sentences.join('|')})$`;
    await expect(steps.nth(at)).toHaveText(new RegExp(expected));
  }
  const causes = await section.locator('ol').getByRole('listitem').allInnerTexts();
  const known = Object.values(CAUSE_TEXTS).map((text) => new RegExp(`^${pattern(text[language])}$`));
  expect(causes.length).toBeGreaterThan(0);
  expect(causes.filter((cause) => !known.some((one) => one.test(cause)))).toEqual([]);
  return causes;
}

/** Switches the language of the screen. */
const speak = (page: Page, language: Language): Promise<void> =>
  page.getByRole('button', { name: WORDS[language].switch }).click();

/** The room that answers at an address. */
const greeting = async (link: string): Promise<unknown> => (await fetch(new URL('/room.json', link))).json();

test('the page of the room: the address can be scanned, typed and renewed, and the projector shows the same', async ({
  app,
  browser,
}) => {
  test.skip(
    rankInterfaces(networkInterfaces()).length === 0,
    'needs a network interface with an IPv4 address to be scanned',
  );
  const { page } = app;
  await createEvening(page, 'Klubabend Gasthof Post');
  const evening = /^.*#\/evening\/[^/]+/.exec(page.url())?.[0] ?? '';
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  await page.getByRole('link', { name: 'Geräte im Raum' }).first().click();
  await expect(page.getByRole('button', { name: 'Raum öffnen' })).toBeVisible();
  await screenIsFineAtAllSizes(app, 'room-page-1-closed');
  await page.goto(evening);
  const link = await openRoom(page);
  const code = new URL(link).hash;
  await expect(page.locator('.way')).toContainText(WORDS.de.stays);
  await screenIsFineAtAllSizes(app, 'room-page-2-open');

  // The camera reads the address beside the picture, and the room answers there.
  const picture = page.getByRole('img', { name: WORDS.de.picture });
  const scanned = await scan(page, picture);
  const address = await page.locator('.way .address').innerText();
  expect(scanned).toBe(`http://${address}/${code}`);
  expect(await greeting(scanned)).toMatchObject({ app: 'tarockabend', name: 'Klubabend Gasthof Post' });
  const phone = await knock(browser, scanned, 'Anna', 'Mitspielen');
  await admit(page, 'Anna');
  await expect(phone.page.getByRole('heading', { name: 'Servus, Anna' })).toBeVisible();

  // A new code: another picture, at which the room answers too; nobody gets in with the old one any more.
  await page.getByRole('button', { name: 'Neuer Code' }).click();
  await said(page, 'Es gilt ein neuer Code.');
  await expect.poll(() => scan(page, picture)).not.toBe(scanned);
  const renewed = await scan(page, picture);
  const spelled = (await page.locator('.way .code').innerText()).replace(/\s/g, '');
  expect(renewed).toBe(`http://${address}/#room=${spelled}`);
  expect(await greeting(renewed)).toEqual(await greeting(scanned));
  await phone.context.close();
  const stranger = await browser.newContext({ locale: 'de-AT' });
  const joining = await stranger.newPage();
  await joining.goto(scanned);
  await expect(joining.getByRole('alert')).toContainText('gilt hier nicht');
  await joining.goto('about:blank');
  await joining.goto(renewed);
  await expect(joining.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible();
  await stranger.close();

  // Nobody else gets in? The laptop checks, and says in both languages what it found and what to try.
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await said(page, 'Die Prüfung ist fertig.');
  const causes = await readsReport(page, 'de');
  const steps = page.getByRole('region', { name: WORDS.de.title }).locator('ul').getByRole('listitem');
  for (const step of ['listening', 'addresses', 'reachable'] as const)
    await expect(steps.nth(STEPS.indexOf(step))).toContainText('In Ordnung: Ja');
  await expect(steps.nth(STEPS.indexOf('addresses'))).toContainText(new URL(renewed).hostname);
  await screenIsFineAtAllSizes(app, 'room-page-3-tested');
  await speak(page, 'en');
  expect(await readsReport(page, 'en')).toHaveLength(causes.length);
  expect(await scan(page, page.getByRole('img', { name: WORDS.en.picture }))).toBe(renewed);
  await screenIsFineAtAllSizes(app, 'room-page-4-english');

  // The projector shows the same.
  for (const language of LANGUAGES) {
    await page.goto(evening);
    await speak(page, language);
    await page.goto(`${evening}/board`);
    // It receives no key before it is there.
    await expect(page.locator('.projector')).toBeVisible();
    await hold(page, language);
    await turnTo(page, new RegExp(`^${WORDS[language].comeIn}$`));
    const wall = page.getByRole('img', { name: WORDS[language].picture });
    for (const viewport of WALLS) {
      await page.setViewportSize(viewport);
      await expect(page.locator('.desk')).toHaveCSS('opacity', '0', ROUND);
      await expect(page.locator('.slide')).toHaveCSS('opacity', '1');
      expect(await scan(page, wall)).toBe(renewed);
      await expect(page.locator('.slide')).toContainText(address);
      await expect(page.locator('.slide')).toContainText(WORDS[language].stays);
      expect((await page.locator('.slide').innerText()).replace(/\s/g, '')).toContain(spelled);
      expect(await cutOff(page.locator('.projector'))).toEqual([]);
      await screenIsFine(app, `room-page-5-board-${language}-${viewport.width}`);
    }
  }
});
