import type { Page } from '@playwright/test';
import { bid, dealOut, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { expect, test } from './fixtures.ts';
import { playFrom } from './known-deal.ts';
import { createEvening, newEvening, newTable } from './lobby.ts';
import { dealWith, drawOneTable } from './one-table.ts';
import { screenIsFine } from './screens.ts';
import { doOneThing, handOn, nextDeal, rested, untilAsked } from './table-player.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const curtain = (page: Page) => page.getByRole('button', { name: / ist dran: Karten zeigen$/ });
const asked = (page: Page) => page.getByRole('heading', { name: 'Du bist am Zug' });

test('two people at one laptop never see each other’s cards', async ({ app }) => {
  const { page } = app;
  await createEvening(page, 'Am Stammtisch');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  await dealWith(page, { persons: [0, 2] });

  const hands = new Map<string, readonly string[]>();
  while (hands.size < 2) {
    await expect(curtain(page).or(asked(page))).toBeVisible({ timeout: 60_000 });
    if (await curtain(page).isVisible()) {
      // Only the hand is covered: its backs are there, and nothing of its cards.
      expect(await handOn(page)).toEqual([]);
      await expect(page.locator('.felt')).toBeVisible();
      await expect(page.locator('.covered img:not([alt="verdeckte Karte"])')).toHaveCount(0);
      const name = /^(.*) ist dran: /.exec(await curtain(page).innerText())?.[1] ?? '';
      await screenIsFine(app, `hot-seat-${hands.size}`);
      await rested(page);
      await curtain(page).click();
      await expect(page.getByRole('heading', { name: `Karten von ${name}` })).toBeVisible();
      hands.set(name, await handOn(page));
    } else await doOneThing(page);
  }
  const [first = [], second = []] = hands.values();
  expect(first).toHaveLength(12);
  expect(second.filter((card) => first.includes(card))).toEqual([]);
});

/** In the page: what of the partner is on it while somebody is called to it, after every change, since a frame can be missed. */
const WATCH = `(() => {
  globalThis.seen = [];
  const look = () => {
    const called = document.querySelector('.covered button')?.innerText;
    const told = document.body.innerText.match(/Partner: *\\S+/);
    if (called && told) seen.push(called + ' ' + told[0]);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
})()`;

test('nobody is called to the laptop while the secret partner’s view is on it', async ({ app }) => {
  const { page } = app;
  const deal = dealOut({ 'hand:0': 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1', 'hand:2': 'CK', 'talon:0': 'C9 S10 H4' });
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'CK' }, { type: 'take', half: 0 });
  deal.go({ type: 'discard', cards: ['C9', 'S10', 'H4'] });
  await playFrom(page, deal.record, ['Anna', 'Bert', 'Cilli', 'Doris'], 0, 1, 2, 3);
  await page.evaluate(WATCH);
  const partner = page.locator('.chip').getByText(/^Partner: /);
  let hasSeen = false;
  for (let handed = 0; handed < 4;) {
    await expect(curtain(page).or(asked(page))).toBeVisible({ timeout: 60_000 });
    await rested(page);
    if (await curtain(page).isVisible()) {
      await curtain(page).click();
      handed++;
      await expect(asked(page)).toBeVisible();
      hasSeen ||= await partner.isVisible();
    } else await doOneThing(page);
  }
  expect(hasSeen).toBe(true);
  expect(await page.evaluate('seen')).toEqual([]);
});

test('what a deal ended with is covered when it is taken back', async ({ app }) => {
  const { page } = app;
  const deal = dealOut({ 'hand:0': 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1', 'talon:0': 'CK S10 H4' });
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'CK' });
  await playFrom(page, deal.record, ['Anna', 'Bert', 'Cilli', 'Doris'], 0, 1, 2, 3);
  await rested(page);
  await curtain(page).click();
  await expect(asked(page)).toBeVisible();
  await rested(page);
  await page.locator('[data-action="concede"]').click();
  await expect(page.getByRole('heading', { name: /^Abrechnung Spiel/ })).toBeVisible();
  await rested(page);
  await page.getByRole('button', { name: 'Zug zurück' }).first().click();
  await expect(page.locator('.board')).toBeVisible();
  await expect(curtain(page)).toBeVisible();
  expect(await handOn(page)).toEqual([]);
});

test('what a player asked for with a key is gone when the laptop is handed on', async ({ app }) => {
  const { page } = app;
  const deal = dealOut({ 'hand:0': 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1' });
  deal.go(VORHAND);
  await playFrom(page, deal.record, ['Anna', 'Bert', 'Cilli', 'Doris'], 0, 1, 2, 3);
  await rested(page);
  const name = /^(.*) ist dran: /.exec(await curtain(page).innerText())?.[1] ?? '';
  await curtain(page).click();
  await expect(asked(page)).toBeVisible();
  const body = page.locator('body');
  await page.keyboard.press('t');
  await expect(body).toContainText(/Tipp: /);
  await page.keyboard.press('c');
  const cards = page.getByRole('status').filter({ hasText: /Tarock \d+, / });
  await expect(cards).toHaveCount(1);
  await rested(page);
  await page.locator('.answer .main[data-action="pass"]').click();
  await expect(curtain(page)).toBeVisible();
  await expect(curtain(page)).not.toContainText(name);
  expect(await cards.count()).toBe(0);
  expect(await body.innerText()).not.toContain('Tipp: ');
});

test('a table is not opened without names: the empty seat is named, marked and focused', async ({ app }) => {
  const { page } = app;
  await newTable(page);
  await page.getByRole('radio', { name: 'Reihum an einem Laptop' }).check();
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Name auf Platz 1' })).toBeVisible();
  await expect(page.getByLabel('Name auf Platz 1')).toBeFocused();
});

test('a deal is played by keyboard, and the page reports a lost host', async ({ app }) => {
  const { page } = app;
  await createEvening(page, 'Ohne Maus');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  await dealWith(page, { persons: [0] });
  for (let done = 0; done < 6 && (await untilAsked(page)) === 'asked'; done++) {
    const before = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
    // Who bids instead of passing may have to choose a card of the talon, which is no single press.
    const quiet = page.locator('.answer .main[data-action]');
    const others = page.locator('.answer [data-action], .half button, .hand button.main, .hand button.legal');
    const wanted = (await quiet.isVisible()) ? quiet : others;
    if (await page.getByRole('button', { name: 'Verlegen', exact: true }).isVisible()) await doOneThing(page);
    else
      await rested(page)
        .then(() => tabTo(page, wanted))
        .then(() => page.keyboard.press('Enter'));
    await expect(page.locator(`.board[data-prompt="${before}"]`)).toHaveCount(0);
  }
  await app.kill();
  const banner = page.getByText(/^Die Verbindung zum Programm ist unterbrochen/);
  // The app restarts its host at once; a browser's host stays away until somebody starts it.
  if (app.where === 'web') await expect(banner).toBeVisible();
  await app.restart();
  await expect(banner).toBeHidden();
});

/** Presses Tab until one of these has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await wanted.and(page.locator(':focus')).count()).toBe(1);
  }).toPass({ intervals: [0] });
}

test('at a table of five the dealer pauses, sees no talon, and plays the next deal', async ({ app }) => {
  const { page } = app;
  const form = await newEvening(page);
  await form.getByText('Hausregeln', { exact: true }).click();
  await form.getByText('Tisch', { exact: true }).click();
  await form.getByLabel('Tischgröße').selectOption('5');
  await createEvening(page, 'Fünfertisch');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris', 'Ernst']);
  await dealWith(page, { persons: [0] });
  // Bots without a pause may have finished before anybody has looked.
  const pauses = page.getByText('Du gibst und setzt aus; der Talon ist für dich tabu.');
  await expect(pauses.or(page.getByRole('heading', { name: /^Abrechnung Spiel/ }))).toBeVisible({ timeout: 60_000 });
  expect(await untilAsked(page)).toBe('over');
  await nextDeal(page);
  expect(await untilAsked(page)).toBe('asked');
  expect(await handOn(page)).toHaveLength(12);
  await screenIsFine(app, 'five-1-next-deal');
});

test('a key that is held down uncovers nobody’s cards', async ({ app }) => {
  const { page } = app;
  await newTable(page);
  await page.getByRole('radio', { name: 'Reihum an einem Laptop' }).check();
  await page.getByLabel('Name auf Platz 1').fill('Anna');
  await page.getByLabel('Name auf Platz 2').fill('Bert');
  await page.getByRole('button', { name: 'Karten geben' }).click();
  const over = page.getByRole('heading', { name: /^Abrechnung Spiel/ });
  for (let covered = 0; covered < 3;) {
    await expect(curtain(page).or(asked(page)).or(over)).toBeVisible({ timeout: 60_000 });
    await rested(page);
    if (await over.isVisible()) await nextDeal(page);
    else if (await curtain(page).isVisible()) await curtain(page).click();
    else {
      const before = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
      const words = page.locator('.answer button[data-action], .hand button.legal');
      if (await page.locator('.lay, .half [data-action]').first().isVisible()) await doOneThing(page);
      else {
        await words.first().focus();
        await page.keyboard.down('Enter');
        await expect(page.locator(`.board[data-prompt="${before}"]`)).toHaveCount(0);
        await expect(curtain(page).or(asked(page)).or(over)).toBeVisible({ timeout: 60_000 });
        if (await curtain(page).isVisible()) {
          for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
          await rested(page);
          await expect(curtain(page)).toBeVisible();
          expect(await handOn(page)).toEqual([]);
          covered++;
        }
        await page.keyboard.up('Enter');
      }
    }
  }
});
