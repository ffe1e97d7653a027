import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { byEffort, IS_FULL } from '#engine/testing/test-effort.ts';
import { expect, picture, shot, test } from './fixtures.ts';
import { createEvening, newEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { admit, knock, openRoom, type Phone, takeSeatBack } from './room.ts';
import { playersAt, screenIsFine, windowOf } from './screens.ts';
import { doOneThing, handOn, rested } from './table-player.ts';

// Filming five browsers at once takes more of the machine than the game they play.
test.use({ trace: { mode: IS_FULL ? 'retain-on-failure' : 'off', screenshots: false } });

/** How long a phone is in a pocket, in ms: longer than both sides trust a silent connection. */
const IN_A_POCKET = byEffort(20_000, 60_000);
/** Deals of the round: the sleeper's, the one in which the host is killed, and some more. */
const DEALS = byEffort(2, 4);
/** Cards in a hand before the first trick. */
const FULL_HAND = 12;
/** The visible headings; queried hundreds of times, and so in the fastest way. */
const HEADS =
  "[...document.querySelectorAll('h2')].filter((head) => head.checkVisibility()).map((head) => head.innerText.trim())";
const YOUR_TURN = 'Du bist am Zug';

/** Which phone is asked now; `over` when the deal is written, `asleep` when the table waits for the sleeping phone. */
async function asked(pages: readonly Page[], deal: number, sleeper?: string): Promise<Page | 'over' | 'asleep'> {
  const over = `Abrechnung Spiel ${deal}`;
  let found: Page | 'over' | 'asleep' | undefined;
  const look = async (): Promise<boolean> => {
    const heads = await Promise.all(pages.map((page) => page.evaluate<string[]>(HEADS)));
    const asks = pages.find((_, at) => heads[at]?.includes(YOUR_TURN));
    if (heads.flat().includes(over)) found = 'over';
    else if (asks) found = asks;
    else if (sleeper !== undefined && heads.flat().includes(`${sleeper} ist am Zug`)) found = 'asleep';
    return found !== undefined;
  };
  await expect.poll(look, { intervals: [20] }).toBe(true);
  return found ?? 'over';
}

/** Does one thing that is asked, and concedes no deal before it is played. */
async function act(page: Page): Promise<void> {
  const alone = page.locator('.answer button[data-action="alone"]');
  if (!(await alone.isVisible())) return doOneThing(page);
  await rested(page);
  await alone.click();
  await expect(alone).toHaveCount(0);
}

/** Everybody does what they are asked until the deal is over, or `most` times. */
async function play(pages: readonly Page[], deal: number, most = Infinity): Promise<void> {
  for (let i = 0; i < most; i++) {
    const next = await asked(pages, deal);
    if (typeof next === 'string') return;
    await act(next);
  }
}

/** Everybody does what they are asked until it is this player's turn and they have played a card already. */
async function playUpTo(pages: readonly Page[], deal: number, last: Page): Promise<void> {
  for (;;) {
    const next = await asked(pages, deal);
    if (typeof next === 'string') throw new Error('the deal ended before its middle');
    if (next === last && (await handOn(last)).length < FULL_HAND) return;
    await act(next);
  }
}

/** Those who are awake do what they are asked until the table waits for the one who sleeps. */
async function playUpToSleeper(awake: readonly Page[], deal: number, sleeper: string): Promise<void> {
  for (let next = await asked(awake, deal, sleeper); next !== 'asleep'; next = await asked(awake, deal, sleeper)) {
    if (next === 'over') throw new Error('the deal ended without the one who sleeps');
    await act(next);
  }
}

/** Leaves the seat to a bot, which plays the card that is asked for, and takes the seat back. */
async function lendToBot(page: Page, other: Page): Promise<void> {
  const before = (await handOn(page)).length;
  const botPlays = page.locator('.notice').filter({ hasText: 'Ein Bot spielt für dich.', visible: true });
  await page.getByRole('button', { name: 'Tisch', exact: true }).click();
  await page.getByRole('button', { name: 'Bot spielt für mich', exact: true }).click();
  await expect(botPlays).toBeVisible();
  await expect(other.locator('.plate').filter({ hasText: 'ein Bot spielt' })).toHaveCount(1);
  await expect.poll(async () => (await handOn(page)).length).toBeLessThan(before);
  await takeSeatBack(page);
  await expect(other.locator('.plate').filter({ hasText: 'ein Bot spielt' })).toHaveCount(0);
}

/** A page stops as a phone's does in a pocket; none of it runs until it is woken. */
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
  const form = await newEvening(page);
  await form.getByLabel('Spiele je Runde').fill(String(DEALS));
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
  const [first, second, third, fourth] = pages;
  if (!first || !second || !third || !fourth) throw new Error('four phones');
  for (const one of pages) await one.getByRole('link', { name: 'Zum Tisch' }).click();
  await picture(first, 'web-room-phone-home');
  await first.getByRole('button', { name: /Karten geben|Nächstes Spiel/ }).click();
  for (const one of pages) await expect(one.locator('.board')).toBeVisible();
  await picture(second, 'web-room-phone-table');

  // One sleeps for a while in the middle of a deal. Meanwhile another lends a seat to a bot and takes it back, and the
  // table plays on to the one who sleeps.
  await playUpTo(pages, 1, fourth);
  await setFrozen(second, true);
  const rest = sleep(IN_A_POCKET);
  await lendToBot(fourth, first);
  await playUpToSleeper([first, third, fourth], 1, names[1] ?? '');
  await rest;
  // Both go on where they were.
  await setFrozen(second, false);
  await playUpTo(pages, 1, second);
  await playUpTo(pages, 1, fourth);
  await play(pages, 1);
  for (const one of pages) await expect(one.getByRole('heading', { name: 'Abrechnung Spiel 1' })).toBeVisible();

  // The host is killed in the middle of a deal; everybody is back in their seat without doing anything.
  await rested(first);
  await first.getByRole('button', { name: 'Nächstes Spiel' }).click();
  await play(pages, 2, 5);
  await third.getByRole('button', { name: 'Tisch', exact: true }).click();
  await app.kill();
  await expect(third.getByRole('status').filter({ hasText: 'unterbrochen' })).toBeVisible();
  await app.restart();
  await expect(third.getByRole('status').filter({ hasText: 'unterbrochen' })).toHaveCount(0);
  await third.getByRole('region', { name: 'Tisch', exact: true }).getByRole('button', { name: 'Schließen' }).click();
  await play(pages, 2);
  await screenIsFine({ ...app, page: third }, 'room-phone-settlement');

  for (let deal = 3; deal <= DEALS; deal++) {
    await expect(first.getByRole('heading', { name: `Abrechnung Spiel ${deal - 1}` })).toBeVisible();
    await rested(first);
    await first.getByRole('button', { name: 'Nächstes Spiel' }).click();
    await play(pages, deal);
  }
  await expect(first.getByText('Dieser Tisch hat fertig gespielt')).toBeVisible();
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
  await page.getByRole('group', { name: 'Was möchtest du?' }).getByLabel('Zuschauen').check();
  await screenIsFine({ ...app, page }, 'room-door');
  await page.getByRole('button', { name: 'Anklopfen' }).click();
  await admit(app.page, 'Zaungast');
  await expect(page.getByRole('heading', { name: 'Servus, Zaungast' })).toBeVisible();
  await screenIsFine({ ...app, page }, 'room-guest');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Servus, Zaungast' })).toBeVisible();
  await context.close();
});

test('what helps is said: at the door of a seat that is taken, to whoever only watches, and to a phone that rests', async ({
  app,
  browser,
}) => {
  const { page } = app;
  await createEvening(page, 'Klubabend');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  const link = await openRoom(page);
  const first = await knock(browser, link, 'Anna', 'Mitspielen');
  await admit(page, 'Anna');
  // The same person comes back in the browser that the camera opens, which has nothing of the first.
  const camera = await browser.newContext({ viewport: windowOf(390, 844), locale: 'de-AT' });
  const door = await camera.newPage();
  await door.clock.install();
  await door.goto(link);
  await door.getByLabel('Ich stehe auf der Liste').selectOption({ label: 'Anna (spielt schon auf einem Gerät)' });
  await expect(door.getByText('Warst du das selbst in einem anderen Browser?')).toBeVisible();
  await screenIsFine({ ...app, page: door }, 'room-door-taken');
  await door.getByLabel('Ich stehe auf der Liste').selectOption({ label: 'Bert' });
  await expect(door.getByText('Warst du das selbst')).toHaveCount(0);

  for (const [name, wish, awake] of [
    ['Cilli', 'Zuschauen', 'beim Zuschauen'],
    ['Doris', 'Ergebnisse schreiben', 'zwischen zwei Ergebnissen'],
  ] as const) {
    const phone = await knock(browser, link, name, wish, 'delete Navigator.prototype.wakeLock');
    await admit(page, name);
    await expect(phone.page.getByText(`Damit der Bildschirm ${awake} nicht dunkel wird`)).toBeVisible();
    await screenIsFine({ ...app, page: phone.page }, `room-awake-${name.toLowerCase()}`);
    await phone.context.close();
  }

  // Nobody touches the phone for half an hour after the laptop is gone.
  await app.kill();
  const banner = door.getByRole('status').filter({ hasText: 'Verbindung' });
  await expect(banner.filter({ hasText: 'unterbrochen' })).toBeVisible();
  await door.clock.fastForward('31:00');
  await expect(banner.filter({ hasText: 'nur noch einmal in der Minute' })).toBeVisible();
  await screenIsFine({ ...app, page: door }, 'room-rests-phone');
  await door.getByRole('button', { name: 'Zum Weiterspielen tippen' }).press('Enter');
  await expect(banner.filter({ hasText: 'unterbrochen' })).toBeVisible();
  await app.restart();
  await expect(door.locator('.banner')).toHaveCount(0);
  await expect(door.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible();
  await first.context.close();
  await camera.close();
});
