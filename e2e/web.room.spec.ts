import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { expect, shot, test } from './fixtures.ts';
import { admit, knock, openRoom, type Phone } from './room.ts';
import { playersAt, screenIsFine } from './screens.ts';
import { doOneThing } from './table-player.ts';

/** How long a phone lies in a pocket, in ms. */
const A_MINUTE = 60_000;

/** Which phone is asked now; `over` when the deal is written down. */
async function asked(pages: readonly Page[], deal: number): Promise<Page | 'over'> {
  let found: Page | 'over' | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) {
        if (await page.getByRole('heading', { name: `Abrechnung Spiel ${deal}` }).isVisible()) found = 'over';
        else if (await page.getByRole('heading', { name: 'Du bist am Zug' }).isVisible()) found = page;
      }
      return found !== undefined;
    })
    .toBe(true);
  return found ?? 'over';
}

/** Everybody does what he is asked until the deal is over, or `most` times. */
async function play(pages: readonly Page[], deal: number, most = Infinity): Promise<void> {
  for (let i = 0; i < most; i++) {
    const next = await asked(pages, deal);
    if (next === 'over') return;
    await doOneThing(next);
  }
}

/** A page stops as a phone's does in a pocket; nothing of it runs until it is woken. */
async function setFrozen(page: Page, frozen: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: frozen ? 'frozen' : 'active' });
  await session.detach();
}

test('four phones play at one table; one sleeps, one leaves it to a bot, and the host is killed', async ({
  app,
  browser,
}) => {
  test.setTimeout(900_000);
  const { page } = app;
  const form = page.getByRole('region', { name: 'Neuer Abend' });
  await form.getByLabel('Spiele je Runde').fill('4');
  await createEvening(page, 'Handyrunde');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  const names = await playersAt(page, 1);
  const link = await openRoom(page);
  await screenIsFine(app, 'room-open');

  const phones: Phone[] = [];
  for (const name of names) {
    phones.push(await knock(browser, link, name, 'Mitspielen'));
    await admit(page, name);
  }
  await shot(app, 'room-full');
  const pages = phones.map((phone) => phone.page);
  const [first, second, third] = pages;
  if (!first || !second || !third) throw new Error('four phones');
  for (const one of pages) await one.getByRole('link', { name: 'Zum Tisch' }).click();
  await first.screenshot({ path: 'artefacts/shots/web-room-phone-home.png' });
  await first.getByRole('button', { name: /Karten geben|Nächstes Spiel/ }).click();
  for (const one of pages) await expect(one.locator('.board')).toBeVisible();
  await second.screenshot({ path: 'artefacts/shots/web-room-phone-table.png' });

  // One sleeps for a minute, and goes on where he was.
  await setFrozen(second, true);
  await sleep(A_MINUTE);
  await setFrozen(second, false);
  await play(pages, 1);
  for (const one of pages) await expect(one.getByRole('heading', { name: 'Abrechnung Spiel 1' })).toBeVisible();

  // The host is killed in the middle of a deal; everybody is back at his seat without doing anything.
  await first.getByRole('button', { name: 'Nächstes Spiel' }).click();
  await play(pages, 2, 5);
  await app.kill();
  await expect(third.getByRole('status').filter({ hasText: 'unterbrochen' })).toBeVisible();
  await app.restart();
  await expect(third.getByRole('status').filter({ hasText: 'unterbrochen' })).toHaveCount(0);
  await play(pages, 2);
  await screenIsFine({ ...app, page: third }, 'room-phone-settlement');

  for (let deal = 3; deal <= 4; deal++) {
    await first.getByRole('button', { name: 'Nächstes Spiel' }).click();
    await play(pages, deal);
  }
  await expect(first.getByText('Alle Spiele dieser Runde sind gespielt')).toBeVisible();
  for (const { context } of phones) await context.close();
});

test('a foreign web page can neither connect nor read', async ({ app, browser }) => {
  const { page } = app;
  await createEvening(page, 'Fremd');
  const link = await openRoom(page);
  const room = new URL(link).origin;
  const foreign = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>foreign</title>');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  const tried = await elsewhere.evaluate<string[]>(`(async () => {
    const read = await fetch('${room}/room.json').then(() => 'read', () => 'refused');
    const page = await fetch('${room}/').then(() => 'read', () => 'refused');
    const line = await new Promise((resolve) => {
      const socket = new WebSocket('${room.replace('http', 'ws')}/ws');
      socket.onopen = () => resolve('connected');
      socket.onerror = () => resolve('refused');
    });
    return [read, page, line];
  })()`);
  expect(tried).toEqual(['refused', 'refused', 'refused']);
  await context.close();
  foreign.close();
});

test('a phone that has only the address asks for the code', async ({ app, browser }) => {
  await createEvening(app.page, 'Code');
  const link = await openRoom(app.page);
  const code = new URL(link).hash.replace('#room=', '');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto(new URL(link).origin);
  await page.getByLabel('Code des Raumes').fill('ZZZZZZ');
  await page.getByRole('button', { name: 'Hinein' }).click();
  await expect(page.getByRole('alert')).toContainText('gilt hier nicht');
  await page.getByLabel('Code des Raumes').fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Hinein' }).click();
  await expect(page.getByRole('heading', { name: 'Willkommen: Code' })).toBeVisible();
  await page.getByLabel('Mein Name').fill('Zaungast');
  await page.getByRole('group', { name: 'Was möchten Sie?' }).getByLabel('Zuschauen').check();
  await screenIsFine({ ...app, page }, 'room-door');
  await page.getByRole('button', { name: 'Anklopfen' }).click();
  await admit(app.page, 'Zaungast');
  await expect(page.getByRole('heading', { name: 'Servus, Zaungast' })).toBeVisible();
  await screenIsFine({ ...app, page }, 'room-guest');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Servus, Zaungast' })).toBeVisible();
  await context.close();
});
