import type { Locator, Page } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { playDealWithBots } from './deal-with-bots.ts';
import { expect, test } from './fixtures.ts';
import { playOutByKeys } from './keyboard-player.ts';
import { playFrom } from './known-deal.ts';
import { createEvening, newEvening, newTable } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { beginCorrection, enter, enterCorrection, openEntry, printSlips, settlesTo } from './paper-entry.ts';
import { playersAt, screenIsFine, screenIsFineAtAllSizes } from './screens.ts';
import { handOn, leadClock, rested } from './table-player.ts';
import { claiming, ordering } from './tuebingen-deals.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const curtain = (page: Page) => page.getByRole('button', { name: / ist dran: Karten zeigen$/ });

/** Chooses the game of Tübingen in a form. */
async function choose(form: Locator): Promise<void> {
  const game = form.getByLabel('Spiel', { exact: true });
  const label = (await game.locator('option').allTextContents()).find((text) => text.includes('Tübinger'));
  await game.selectOption({ label: must(label, 'the game') });
}

test('a deal at one screen with bots, with the mouse to its end', async ({ app }) => {
  await playDealWithBots(app, { family: 'tuebingen', choose });
});

test('a hand of nineteen on a phone is whole, and played by keyboard', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 390, height: 844 });
  await leadClock(page);
  await choose(await newTable(page));
  await page.getByRole('button', { name: 'Karten geben' }).click();
  let most = 0;
  await playOutByKeys(page, async () => {
    const hand = await handOn(page);
    if (hand.length <= most) return;
    most = hand.length;
    for (const card of hand)
      await expect(page.locator(`.hand button[data-card="${card}"]`)).toBeInViewport({ ratio: 0.3 });
    await screenIsFine(app, `tuebingen-phone-${most}`);
  });
  expect(most).toBeGreaterThanOrEqual(19);
});

/** Lifts the curtain for whoever is asked; gives the name. */
async function uncover(page: Page): Promise<string> {
  await expect(curtain(page)).toBeVisible();
  const name = must(/^(.*) ist dran: /.exec(await curtain(page).innerText())?.[1], 'a name');
  await rested(page);
  await curtain(page).press('Enter');
  await expect(page.getByRole('heading', { name: `Karten von ${name}` })).toBeVisible();
  await rested(page);
  // All may have to act at prompts of the same number: the focus comes to each of them.
  await expect(page.locator(':focus')).toHaveCount(1);
  return name;
}

test('four at one laptop claim their Strafen, each says when they are done, and a restart gives no attempt back', async ({
  app,
}) => {
  const { page } = app;
  await playFrom(page, claiming().record, NAMES, 0, 1, 2, 3);
  const seen: string[] = [];
  for (let i = 0; i < 4; i++) {
    const name = await uncover(page);
    seen.push(name);
    if (name === 'Anna') {
      await screenIsFine(app, 'tuebingen-claims');
      await page.getByRole('button', { name: /^Königreich/ }).click();
      await page.locator('.foot .main').click();
      await expect(page.getByText('Das stimmt nicht.', { exact: false })).toBeVisible();
      await expect(page.locator('.asks')).toContainText('Stimmt es wieder nicht');
      await screenIsFine(app, 'tuebingen-claim-in-vain');
      await app.kill();
      await app.restart();
      await page.reload();
      expect(await uncover(page)).toBe('Anna');
      await expect(page.locator('.asks')).toContainText('Stimmt es wieder nicht');
      await page.getByRole('button', { name: /^Skimon/ }).click();
      await rested(page);
    }
    if (i === 3)
      await expect(page.getByRole('region', { name: 'Ansagen' })).toContainText('Alle anderen warten: In 60 Sekunden');
    await page.locator('.foot .main').click();
  }
  expect(seen.sort()).toEqual(NAMES);
  await expect(page.getByRole('heading', { name: /^Abrechnung Spiel/ })).toBeVisible();
  await expect(page.locator('[data-region="result"]')).toContainText('Skimon');
  await expect(page.getByRole('list', { name: 'Vergessen' })).toContainText('vergessen: ');
  await screenIsFine(app, 'tuebingen-claimed');
});

test('four at one laptop order their hands, one cuts, and the same dealer has new cards', async ({ app }) => {
  const { page } = app;
  await playFrom(page, ordering().record, NAMES, 0, 1, 2, 3);
  for (let i = 0; i < 4; i++) {
    const name = await uncover(page);
    if (i === 0) await screenIsFine(app, 'tuebingen-stecken');
    expect(await handOn(page), name).toHaveLength(name === 'Doris' ? 21 : 19);
    await page.locator('.lay button.main').click();
  }
  expect(await uncover(page)).toBe('Cilli');
  await screenIsFine(app, 'tuebingen-cut');
  await page.locator('.swap select').selectOption('33');
  await page.locator('.swap button').click();
  expect(await uncover(page)).toBe('Doris');
  expect(await handOn(page)).toHaveLength(21);
  await screenIsFine(app, 'tuebingen-new-cards');
});

async function open(page: Page, deal: number, game: RegExp, declarer: string): Promise<void> {
  await openEntry(page, deal);
  await group(page, 'Gespielt wurde').getByRole('radio', { name: game }).check();
  await group(page, 'Rufer oder Spieler').getByLabel(declarer, { exact: true }).check();
}
const points = (page: Page) => page.getByLabel('Punkte der Seite');
const partner = (page: Page, name: string) => group(page, 'Gerufener').getByLabel(name, { exact: true }).check();

test('an evening from paper: five deals typed, one corrected, the slips printed, and all totals agree', async ({
  app,
}) => {
  const { page } = app;
  const form = await newEvening(page);
  await choose(form);
  await form.getByLabel('Spiele je Runde').fill('5');
  await createEvening(page, 'Kommerell');
  await drawOneTable(page, NAMES);
  const evening = page.url();
  const [one = '', two = '', three = '', four = ''] = await playersAt(page, 1);
  // The amounts of the rules' examples (tuebingen §11).
  await open(page, 1, /^Ruf/, one);
  await partner(page, two);
  await points(page).fill('52');
  await settlesTo(page, ['+29', '+29', '0', '0']);
  await screenIsFine(app, 'tuebingen-entry');
  await enter(page, 1);
  await open(page, 2, /^Ruf/, two);
  await partner(page, three);
  await points(page).fill('41');
  await settlesTo(page, ['0', '−54', '0', '0']);
  await screenIsFineAtAllSizes(app, 'tuebingen-entry-lost');
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 2);
  await open(page, 3, /^Raus/, three);
  await points(page).fill('39');
  await page.getByLabel('Punkte des besten Gegners').fill('38');
  await settlesTo(page, ['0', '0', '+63', '0']);
  await enter(page, 3);
  await open(page, 4, /^Tout(?! nicht)/, four);
  await group(page, 'Stiche').getByLabel('18: Kleiner Tout').check();
  await settlesTo(page, ['0', '0', '0', '+120']);
  await enter(page, 4);
  await open(page, 5, /^Ruf/, one);
  await partner(page, four);
  await points(page).fill('46');
  await settlesTo(page, ['+23', '0', '0', '+23']);
  await enter(page, 5);

  // A correction, with its reason: the total follows.
  await beginCorrection(page, 2);
  await points(page).fill('45');
  await settlesTo(page, ['0', '−46', '0', '0']);
  await enterCorrection(page, 2);

  const totals = ['+52', '−17', '+63', '+143'];
  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await screenIsFineAtAllSizes(app, 'tuebingen-sheet');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('tfoot tr').last().locator('td.number')).toHaveText(totals);
  await page.goto(evening);
  await expect(page.getByRole('article', { name: 'Tisch 1' }).locator('tbody tr')).toContainText(totals);
  await printSlips(app, 'tuebingen');
});

test('of five people four play, and who sits out is drawn and told', async ({ app }) => {
  const { page } = app;
  await choose(await newEvening(page));
  await createEvening(page, 'Zu fünft');
  await page.getByLabel('Namen').fill([...NAMES, 'Emil'].join('\n'));
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByRole('link', { name: 'Weiter zu den Tischen' }).click();
  await page.getByRole('button', { name: 'Tische auslosen' }).click();
  const out = page.getByRole('region', { name: 'Vorschlag' }).getByText(/ setzt diese Runde aus\.$/);
  await expect(out).toHaveCount(1);
  const name = must((await out.innerText()).split(' ')[0], 'a name');
  await screenIsFine(app, 'tuebingen-sits-out');
  await page.getByRole('button', { name: 'Übernehmen und veröffentlichen' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await playersAt(page, 1)).toEqual(expect.not.arrayContaining([name]));
});
