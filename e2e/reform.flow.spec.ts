import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { parseRecord } from '#engine/kernel/deal/formats.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { playDealWithBots } from './deal-with-bots.ts';
import { expect, shot, test } from './fixtures.ts';
import { playOutByKeys } from './keyboard-player.ts';
import { openDeal, playFrom } from './known-deal.ts';
import { createEvening, newEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { beginCorrection, enter, enterCorrection, openEntry, preview, printSlips, settlesTo } from './paper-entry.ts';
import * as deals from './reform-deals.ts';
import type { RunningApp } from './running-app.ts';
import { playersAt, screenIsFine, screenIsFineAtAllSizes, setTextSize } from './screens.ts';
import { bidGame, handOn, playOut, rested, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const PHONE = { width: 390, height: 844 };
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const curtain = (page: Page) => page.getByRole('button', { name: / ist dran: Karten zeigen$/ });
const said = (page: Page, words: string | RegExp) => page.locator('.answer button').filter({ hasText: words });
const result = (page: Page) => page.locator('[data-region="result"]');
/** What is played, on the felt. */
const chip = (page: Page) => page.locator('[data-region="chip"]').first();
const cardOf = (page: Page, card: string) => page.locator(`.hand button[data-card="${card}"]`);

/** Chooses the game in a form. */
async function choose(form: Locator): Promise<void> {
  const game = form.getByLabel('Spiel', { exact: true });
  const label = (await game.locator('option').allTextContents()).find((text) => text.includes('Reform'));
  await game.selectOption({ label: must(label, 'the game') });
}

interface Case {
  readonly record: unknown;
}

/** Lifts the curtain for whoever is asked, looks at the screen and answers it; then somebody else is asked, or the same again. */
async function turn({ page }: RunningApp, name: string, answer: () => Promise<unknown>): Promise<void> {
  await expect(curtain(page).or(page.locator('.turn.asked')).first()).toBeVisible();
  await rested(page);
  if (await curtain(page).isVisible()) {
    await expect(curtain(page)).toHaveText(new RegExp(`^${name} ist dran`));
    await curtain(page).click();
  }
  await expect(page.getByRole('heading', { name: `Karten von ${name}` })).toBeVisible();
  await untilAsked(page);
  const prompt = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
  await answer();
  await expect(page.locator(`.board[data-prompt="${prompt}"]`)).toHaveCount(0);
}

/** Looks at the table on a laptop and on a phone, with usual and with the largest text. */
async function look(app: RunningApp, name: string): Promise<void> {
  const { page } = app;
  await page.setViewportSize(PHONE);
  await setTextSize(page, 200);
  await shot(app, `reform-${name}-phone-200`);
  await setTextSize(page, 100);
  await screenIsFine(app, `reform-${name}-phone`);
  await page.setViewportSize({ width: 1366, height: 768 });
  await screenIsFine(app, `reform-${name}`);
}

test('a deal at one screen with bots, with the mouse to its end', async ({ app }) => {
  await playDealWithBots(app, { family: 'reform', choose });
});

test('four at one laptop cut, bid, sell a Dreier, exchange five cards and announce, with the mouse', async ({
  app,
}) => {
  const { page } = app;
  await page.setViewportSize({ width: 1366, height: 768 });
  await playFrom(page, deals.forTheDealer(), NAMES, 0, 1, 2, 3);
  const press = (words: string | RegExp) => said(page, words).first().click();
  const says = (name: string, words: string | RegExp) => turn(app, name, () => press(words));

  await turn(app, 'Bert', async () => {
    // Where most people cut is proposed: one press is enough.
    await expect(page.locator('.swap select')).toHaveValue('27');
    await look(app, 'cut');
    await press(/^Abheben$/);
  });
  await says('Bert', /^Abheben$/);
  await says('Bert', 'Genug abgehoben');
  await turn(app, 'Anna', async () => {
    await look(app, 'opening');
    await press('Mein Spiel');
  });
  await turn(app, 'Bert', () => bidGame(page, /^Dreier/));
  for (const name of ['Cilli', 'Doris', 'Anna']) await says(name, /^Weiter$/);

  await turn(app, 'Cilli', async () => {
    await look(app, 'buy');
    await press('Nicht kaufen');
  });
  await says('Doris', /^Kaufen/);
  await turn(app, 'Anna', async () => {
    await expect(page.locator('.answer')).toContainText('Darf Doris das Spiel kaufen?');
    await look(app, 'vote');
    await press(/^Dafür/);
  });
  await says('Bert', /^Dagegen/);
  await says('Cilli', /^Dafür/);
  await expect(curtain(page)).toContainText('Anna');

  await turn(app, 'Anna', async () => {
    await expect(chip(page)).toContainText('Verkäufer: Bert');
    await look(app, 'before-exchange');
    await press('Kontra aufs Spiel');
    await page.locator('.foot .main').click();
  });
  for (const name of ['Bert', 'Cilli', 'Doris']) {
    if (await isAt(page, 'Talon')) break;
    await says(name, /^Gut$/);
  }

  await turn(app, 'Doris', async () => {
    await look(app, 'talon');
    for (const card of ['SK', 'T16', 'S9', 'DK', 'T11']) await page.locator(`[data-talon-card="${card}"]`).click();
    const take = page.locator('.take button.main');
    // The price stands on the button, for as many cards as are chosen.
    await expect(take).toHaveText('5 Karten, das Spiel gilt 6 statt 10');
    await look(app, 'five-chosen');
    await take.click();
  });
  await turn(app, 'Doris', async () => {
    expect(await handOn(page)).toHaveLength(17);
    for (const card of ['HQ', 'C7', 'C8', 'D2', 'D1']) await cardOf(page, card).click({ position: { x: 8, y: 12 } });
    await look(app, 'laid');
    await page.locator('.lay button.main').click();
  });
  await turn(app, 'Doris', async () => {
    await expect(chip(page)).toContainText('5 Karten getauscht, gilt 6 statt 10');
    await look(app, 'announce');
    await press('Pagat ultimo');
    await page.locator('.foot .main').click();
  });
  await turn(app, 'Anna', async () => {
    await expect(chip(page)).toContainText('Pagat ultimo (Doris)');
    await look(app, 'answered');
    await press(/^Gut$/);
  });
});

/** Whether the curtain is down before somebody in this phase, as the felt says. */
const isAt = async (page: Page, phase: string): Promise<boolean> =>
  (await page.locator('.board').innerText()).includes(phase);

/** A whole deal of the family's cases, but for its last card. */
function dreier(): DealRecord {
  const { record } = JSON.parse(readFileSync('engine/games/reform/cases/deals/dreier.json', 'utf8')) as Case;
  const read = parseRecord(record);
  if (!read.ok) throw new Error(read.error[0]?.code);
  return { ...read.value, actions: read.value.actions.slice(0, -1) };
}

test('the result of a bought Dreier explains each amount', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 1366, height: 768 });
  await playFrom(page, dreier(), NAMES, 3);
  await playOut(page);
  await expect(page.getByRole('heading', { name: /^Abrechnung Spiel/ })).toBeVisible();
  for (const total of ['−210', '+70']) await expect(result(page)).toContainText(total);
  await screenIsFine(app, 'reform-result');
  await screenIsFineAtAllSizes(app, 'reform-result');
  await page.setViewportSize(PHONE);
  await setTextSize(page, 200);
  await shot(app, 'reform-result-phone-200', { fullPage: true });
});

/** Presses a word by keys alone: it is the one before the quiet word. */
async function chipByKeys(page: Page, words: string): Promise<void> {
  await rested(page);
  await page.keyboard.press('a');
  const chip = page.locator('[data-chip]').filter({ hasText: words }).first();
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(chip).toBeFocused({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  // The word and the quiet one are said one after the other.
  await expect(page.locator('.board')).toContainText(`${words} · Gut`);
}

test('kontra before the exchange and a protest against it, on a phone by keys alone', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize(PHONE);
  await openDeal(page, deals.beforeKontra());
  await expect(page.locator('[data-chip]').first()).toContainText('zählt dann ×3');
  await look(app, 'early-kontra');
  await page.setViewportSize(PHONE);
  await chipByKeys(page, 'Kontra aufs Spiel');
  await untilAsked(page);
  await expect(chip(page)).toContainText(/Kontra/);

  await openDeal(page, deals.beforeProtest());
  await look(app, 'protest');
  await page.setViewportSize(PHONE);
  await expect(page.locator('.answer')).toContainText('Für dich bleibt es bei ×1.');
  await chipByKeys(page, 'Protest gegen Kontra aufs Spiel');
  await playOutByKeys(page);
  await expect(result(page)).toContainText('Kontra');
  await screenIsFine(app, 'reform-protest-result');
});

test('the ladder and forehand’s choice have room on a phone, with the largest text too', async ({ app }) => {
  const { page } = app;
  const ladder = page.getByRole('region', { name: 'Alle Spiele' });
  const opener = page.locator('.actions [aria-expanded]');
  for (const [name, make] of Object.entries({ bid: deals.firstToBid, choice: deals.choosingGame })) {
    await page.setViewportSize(PHONE);
    await openDeal(page, make());
    for (const text of [100, 200]) {
      await setTextSize(page, text);
      await shot(app, `reform-${name}-${text}`);
      await opener.click();
      for (const step of await ladder.locator('[data-step]').all()) {
        await step.scrollIntoViewIfNeeded();
        await expect(step).toBeInViewport({ ratio: 0.9 });
      }
      await shot(app, `reform-${name}-ladder-${text}`);
      await page.keyboard.press('Escape');
    }
    await setTextSize(page, 100);
  }
  await opener.click();
  await ladder.getByRole('button', { name: /^Rufer/ }).click();
  await expect(page.locator('.answer')).toContainText('Welchen König rufst du?');
});

async function open(page: Page, deal: number, game: RegExp, declarer: string): Promise<void> {
  await openEntry(page, deal);
  await group(page, 'Gespielt wurde').getByRole('radio', { name: game }).check();
  await group(page, 'Spieler').getByLabel(declarer, { exact: true }).check();
}
const points = (page: Page) => page.getByLabel('Punkte der Seite des Spielers');

test('an evening from paper in hundredths: three deals typed, one corrected, sheet and slips', async ({ app }) => {
  const { page } = app;
  const form = await newEvening(page);
  await choose(form);
  await form.getByLabel('Spiele je Runde').fill('4');
  await createEvening(page, 'Reformabend');
  await drawOneTable(page, NAMES);
  const evening = page.url();
  const [one = '', two = '', three = '', four = ''] = await playersAt(page, 1);

  // A Dreier bought (10 : 2 to each), four cards exchanged (10 less a fifth), kontra before the exchange (×3): 24 - 5.
  await open(page, 1, /^Dreier/, two);
  await screenIsFineAtAllSizes(app, 'reform-entry-empty');
  await page.setViewportSize({ width: 1280, height: 800 });
  await group(page, 'Verkäufer').getByLabel(one, { exact: true }).check();
  await group(page, 'Karten aus dem Talon').getByLabel('4', { exact: true }).check();
  await points(page).fill('40');
  await group(page, 'Kontra aufs Spiel').getByLabel('Kontra', { exact: true }).check();
  await page.getByLabel('Das Kontra fiel vor dem Tausch').check();
  await settlesTo(page, ['−19', '+57', '−19', '−19']);
  await screenIsFineAtAllSizes(app, 'reform-entry-dreier');
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, 1);

  // A Bettel with three tricks: 10 and a Sürtaxe of 15 to each; one opponent's game is doubled.
  await open(page, 2, /^Bettel 10/, three);
  await page.getByLabel('Stiche des Spielers').fill('3');
  await group(page, 'Kontra der Gegner').getByLabel(four, { exact: true }).selectOption({ label: 'Kontra' });
  await settlesTo(page, ['+25', '+25', '−85', '+35']);
  await screenIsFine(app, 'reform-entry-bettel');
  await enter(page, 2);

  // A Rufer with the own king and two cards: 4 and a fifth of it from each of three.
  await open(page, 3, /^Rufer/, one);
  await group(page, 'Partner').getByLabel('eigener König').check();
  await group(page, 'Karten aus dem Talon').getByLabel('2', { exact: true }).check();
  await points(page).fill('36');
  await settlesTo(page, ['+14,40', '−4,80', '−4,80', '−4,80']);
  await screenIsFine(app, 'reform-entry-rufer');
  await enter(page, 3);

  await page.goto(evening);
  await beginCorrection(page, 3);
  await group(page, 'Karten aus dem Talon').getByLabel('1', { exact: true }).check();
  await settlesTo(page, ['+16,80', '−5,60', '−5,60', '−5,60']);
  await enterCorrection(page, 3);
  await expect(preview(page)).toHaveCount(0);

  const totals = ['+22,80', '+76,40', '−109,60', '+10,40'];
  await page.goto(evening);
  await expect(page.getByRole('article', { name: 'Tisch 1' }).locator('tbody tr')).toContainText(totals);
  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await expect(page.locator('tfoot tr').last().locator('td.number')).toHaveText(totals);
  await screenIsFineAtAllSizes(app, 'reform-sheet');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(evening);
  await printSlips(app, 'reform');
});
