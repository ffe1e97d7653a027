import { mkdirSync, writeFileSync } from 'node:fs';
import { findOther, missingOther, type OtherBrowser } from '#build/other-browsers.ts';
import { expect, TAKES_PICTURES, test } from './fixtures.ts';
import { createEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { FirefoxPhone } from './phones/firefox.ts';
import { control, first, gone, headed, play } from './phones/page.ts';
import { LYING, type OtherPhone, UPRIGHT } from './phones/phone.ts';
import { WebKitPhone } from './phones/webkit.ts';
import { admit, knock, openRoom } from './room.ts';
import { playersAt } from './screens.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Starts an engine's browser, if there is one. */
const ENGINES: Readonly<Record<OtherBrowser, () => Promise<OtherPhone> | undefined>> = {
  firefox: () => {
    const found = findOther('firefox');
    return found && FirefoxPhone.start(found);
  },
  webkit: () => {
    const found = findOther('webkit');
    return found && WebKitPhone.start(found);
  },
};

/** Cards in a hand before the first trick. */
const FULL_HAND = 12;
/** In the page: its sockets can be closed. */
const KEEP_SOCKETS = `{
  globalThis.sockets = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      sockets.push(this);
      if (globalThis.netGone) this.close();
    }
  };
}`;
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** The screen, upright and sideways: saved as pictures, and nothing reaches beyond it sideways. */
async function screenFits(phone: OtherPhone, name: string): Promise<void> {
  mkdirSync('artefacts/shots', { recursive: true });
  for (const [way, size] of Object.entries({ lying: LYING, upright: UPRIGHT })) {
    await phone.turn(size);
    await expect.poll(() => phone.read<number>(OVERHANG), `${name}-${way}`).toBeLessThanOrEqual(0);
    if (TAKES_PICTURES) writeFileSync(`artefacts/shots/phone-${name}-${way}.png`, await phone.picture());
  }
}

for (const [engine, start] of Object.entries(ENGINES)) {
  test(`a phone with ${engine} joins, plays a deal, sleeps and returns`, async ({ app }) => {
    const starting = start();
    test.skip(starting === undefined, missingOther(engine as OtherBrowser));
    if (!starting) return;
    const phone = await starting;
    try {
      const { page } = app;
      await createEvening(page, 'Handyrunde');
      await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
      const [name = ''] = await playersAt(page, 1);
      const evening = page.url();

      await phone.open(await openRoom(page));
      await phone.tap(first('button[lang="de"]'));
      await headed(phone, 'Wer bist du?');
      await phone.choose("document.querySelector('select')", name);
      await phone.tap(control('Mitspielen'));
      await screenFits(phone, `${engine}-1-door`);
      await phone.tap(control('Anklopfen'));
      await admit(page, name);
      await headed(phone, `Servus, ${name}`);
      await screenFits(phone, `${engine}-2-seat`);

      // Bots have the other seats.
      await page.goto(evening);
      await page.getByRole('link', { name: 'Tisch 1 am Laptop spielen' }).click();
      const seats = page.getByRole('region', { name: 'Wer spielt hier?' }).getByRole('group');
      await expect(seats.first()).toBeVisible();
      for (const seat of (await seats.all()).slice(1)) await seat.getByLabel('Bot').check();
      await phone.tap(control('Zum Tisch'));
      await phone.tap(control('Karten geben'));
      // Up to the middle of a deal; a bot may concede one before.
      let deal = 1;
      for (; await play(phone, (hand) => hand >= FULL_HAND); deal++) {
        await phone.tap(control('Nächstes Spiel'));
        await gone(phone, `Abrechnung Spiel ${deal}`);
      }
      await screenFits(phone, `${engine}-3-table`);

      // In a pocket none of it runs. The laptop notices, and the phone goes on where it was.
      phone.sleep();
      await expect(page.locator('.notice').filter({ hasText: 'Gerät nicht erreichbar', visible: true })).toBeVisible({
        timeout: 60_000,
      });
      phone.wake();
      expect(await play(phone, () => true)).toBe(true);
      await headed(phone, `Abrechnung Spiel ${deal}`);
      await screenFits(phone, `${engine}-4-settlement`);
      await expect(page.getByRole('heading', { name: `Abrechnung Spiel ${deal}` })).toBeVisible();
    } catch (error) {
      writeFileSync(`artefacts/shots/phone-${engine}-failed.png`, await phone.picture());
      throw error;
    } finally {
      await phone.close();
    }
  });
}

test('a broken connection is resumed, and the page with it', async ({ app, browser }) => {
  await createEvening(app.page, 'Handyrunde');
  await drawOneTable(app.page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  const phone = await knock(browser, await openRoom(app.page), 'Anna', 'Mitspielen', KEEP_SOCKETS);
  await admit(app.page, 'Anna');
  await phone.page.getByRole('link', { name: 'Zum Tisch' }).click();
  const cut = phone.page.getByRole('status').filter({ hasText: 'unterbrochen' });
  // No new connection either until the page has shown that there is none.
  await phone.page.evaluate('netGone = true; sockets.splice(0).forEach((socket) => socket.close())');
  await expect(cut).toBeVisible();
  await phone.page.evaluate('netGone = false');
  await expect(cut).toHaveCount(0);
  await phone.page.getByRole('button', { name: 'Karten geben' }).click();
  await expect(phone.page.locator('.board')).toBeVisible();
  await phone.context.close();
});
