import type { Page } from '@playwright/test';
import { openEvening, visitEvening } from './desk.ts';
import { expect, picture, test } from './fixtures.ts';
import { openDeal, playFrom } from './known-deal.ts';
import { dealWith, drawOneTable } from './one-table.ts';
import * as deals from './reform-deals.ts';
import { nextDeal, rested, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const chip = (page: Page) => page.locator('[data-region="chip"]').first();
const curtain = (page: Page) => page.getByRole('button', { name: / ist dran: Karten zeigen$/ });

test('a vote that sold a game is taken back: the game is the seller’s again', async ({ app }) => {
  const { page } = app;
  await playFrom(page, deals.voting().record, NAMES, 0, 1, 2, 3);
  const uncover = async () => {
    await rested(page);
    await curtain(page).click();
    await untilAsked(page);
  };
  await uncover();
  await page.locator('.answer [data-action="agree"]').click();
  await uncover();
  const before = await chip(page).innerText();
  await page.locator('.answer [data-action="refuse"]').click();
  await expect(chip(page)).toContainText('Verkäufer: Anna');
  await rested(page);
  await page.getByRole('button', { name: 'Zug zurück' }).first().click();
  await expect(chip(page)).not.toContainText('Verkäufer');
  expect(await chip(page).innerText()).toBe(before);
  await picture(page, 'web-reform-taken-back');
});

test('sure tricks of a Dreier are not given away, and a Bettel is won by giving the rest away', async ({ app }) => {
  const { page } = app;
  const over = page.getByRole('heading', { name: 'Abrechnung Spiel 1' });
  const refused = page.locator('.why [role=alert] li');
  const claim = async (name: string) => {
    await rested(page);
    await page.getByRole('button', { name: 'Tisch', exact: true }).click();
    await page.getByRole('button', { name }).click();
  };
  await openDeal(page, deals.lateDreier());
  await claim('Den Rest schenken');
  await expect(refused).toContainText('Wenigstens ein Stich ist dir noch sicher');
  await openDeal(page, deals.lateBettel());
  await claim('Der Rest ist mein');
  await expect(refused).toBeVisible();
  await picture(page, 'web-reform-bettel-claim');
  await openDeal(page, deals.lateBettel());
  await claim('Den Rest schenken');
  await expect(over).toBeVisible({ timeout: 60_000 });
});

test('a tip for a card says out of how many deals that are possible it is best', async ({ app }) => {
  const { page } = app;
  await openDeal(page, deals.hidden());
  await rested(page);
  await page.keyboard.press('t');
  const tip = page.locator('[data-tip]');
  await expect(tip).toContainText(/\d+ möglichen Verteilungen/, { timeout: 60_000 });
  await picture(page, 'web-reform-tip');
});

test('at a table of five the dealer pauses and sees no talon', async ({ app }) => {
  const { page } = app;
  const evening = await openEvening(page, {
    ...{ name: 'Zu fünft', family: 'reform', profile: 'reform', options: { 'table-size': 5 } },
    format: { deals: 5 },
  });
  await visitEvening(page, evening, 'players');
  await drawOneTable(page, [...NAMES, 'Emil']);
  await dealWith(page, { persons: [0] });
  // Bots without a pause may have finished before anybody has looked.
  const pauses = page.getByText('Du gibst und setzt aus; der Talon ist für dich tabu.');
  await expect(pauses.or(page.getByRole('heading', { name: /^Abrechnung Spiel/ }))).toBeVisible({ timeout: 60_000 });
  await picture(page, 'web-reform-five');
  expect(await untilAsked(page)).toBe('over');
  await nextDeal(page);
  expect(await untilAsked(page)).toBe('asked');
  await picture(page, 'web-reform-five-next');
});
