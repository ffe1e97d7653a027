import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createEvening, newEvening } from './lobby.ts';
import { IN_MOTION } from './motion.ts';
import { drawOneTable } from './one-table.ts';
import { admit, knock, openRoom, takeSeatBack } from './room.ts';
import { playersAt, screenIsFine } from './screens.ts';
import { doOneThing, untilAsked } from './table-player.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';
test.use(IN_MOTION);

/** Opens the menu of everything besides playing. */
const beside = async (page: Page, what: string): Promise<void> => {
  await page.getByRole('button', { name: 'Tisch', exact: true }).click();
  await page.getByRole('button', { name: what, exact: true }).click();
};
/** Three share the laptop: it may have been covered meanwhile for the next player's turn. */
async function press(page: Page, name: string): Promise<void> {
  const curtain = page.getByRole('button', { name: /Karten zeigen$/ });
  await expect(async () => {
    if (await curtain.isVisible()) await curtain.click({ timeout: 10_000 });
    await page.getByRole('button', { name, exact: true }).click({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
}
const notice = (page: Page, text: string) => page.locator('.notice').filter({ hasText: text, visible: true });

test('two phones and a laptop at one table: a word, a pause, a bot for a seat, a missing device, and taking over', async ({
  app,
  browser,
}) => {
  const { page } = app;
  const form = await newEvening(page);
  await form.getByLabel('Spiele je Runde').fill('4');
  await createEvening(page, 'Handyrunde');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
  const [first = '', second = ''] = await playersAt(page, 1);
  const evening = page.url();
  const link = await openRoom(page);
  const one = await knock(browser, link, first, 'Mitspielen');
  await admit(page, first);
  const two = await knock(browser, link, second, 'Mitspielen');
  await admit(page, second);
  for (const { page: phone } of [one, two]) await phone.getByRole('link', { name: 'Zum Tisch' }).click();
  await one.page.getByLabel('Eigene Worte').fill('Guten Abend!');
  await one.page.getByRole('button', { name: 'Sagen', exact: true }).click();
  await expect(two.page.getByText(`${first}: Guten Abend!`)).toBeVisible();
  await screenIsFine({ ...app, page: two.page }, 'table-flow-between');
  await one.page.getByRole('button', { name: 'Karten geben' }).click();
  await page.goto(evening);
  await page.getByRole('link', { name: 'Tisch 1 am Laptop spielen' }).click();
  for (const there of [page, one.page, two.page]) await expect(there.locator('.board')).toBeVisible();

  await beside(two.page, 'Moment bitte');
  await expect(one.page.locator('.speech').filter({ hasText: 'Moment bitte' })).toBeVisible();
  await screenIsFine({ ...app, page: one.page }, 'table-flow-word');
  await beside(one.page, 'Pause machen');
  await expect(notice(two.page, `Pause. ${first}`)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 640 });
  await expect(notice(page, `Pause. ${first}`)).toBeVisible();
  await screenIsFine(app, 'table-flow-pause');
  await screenIsFine({ ...app, page: two.page }, 'table-flow-pause-phone');
  await two.page.getByRole('button', { name: 'Weiterspielen' }).press('Enter');
  await expect(notice(two.page, 'Pause')).toHaveCount(0);
  await expect(two.page.locator(':focus')).toHaveCount(1);
  await expect(notice(one.page, 'Pause.')).toHaveCount(0);

  await beside(one.page, 'Bot spielt für mich');
  await expect(notice(one.page, 'Ein Bot spielt für dich.')).toBeVisible();
  await screenIsFine({ ...app, page: one.page }, 'table-flow-bot');
  await takeSeatBack(one.page);
  await expect(one.page.getByRole('button', { name: 'Tisch', exact: true })).toBeVisible();

  await two.context.close();
  await page.setViewportSize({ width: 1440, height: 900 });
  // The room notices a silent device after two of its pulses.
  await expect(notice(page, 'Gerät nicht erreichbar')).toBeVisible({ timeout: 90_000 });
  await screenIsFine(app, 'table-flow-away');
  await page.getByRole('button', { name: `Bot für ${second}` }).click();
  await expect(notice(page, `Ein Bot spielt für ${second}.`)).toBeVisible();
  await press(page, `${second} spielt wieder`);

  // Only an explicit decision gives the hand to the laptop, and the phones are informed.
  await press(page, `Am Laptop für ${second} weiterspielen`);
  await expect(notice(page, 'Alle am Tisch erfahren es.')).toBeVisible();
  await screenIsFine(app, 'table-flow-take-over');
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  // The laptop may be covered by then: three share it, and it is somebody's turn.
  await expect(notice(one.page, `Der Laptop spielt jetzt für ${second}.`)).toBeVisible();
  await expect(notice(page, 'Gerät nicht erreichbar')).toHaveCount(0);
  await one.context.close();
});

test('at a free table the phone is asked before anything is taken back', async ({ app, browser }) => {
  const { page } = app;
  await page.getByLabel('Dein Name').fill('Annemarie');
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  const other = (await page.locator('.plate strong').first().innerText()).trim();
  const table = page.url();
  await page.getByRole('button', { name: 'Tisch', exact: true }).click();
  const link = await openRoom(page);
  const phone = await knock(browser, link, other, 'Mitspielen');
  await admit(page, other);
  await page.goto(table);
  await phone.page.getByRole('link', { name: 'Zum Tisch' }).click();
  await phone.page.getByRole('button', { name: 'Platz zurücknehmen' }).click();
  await expect(notice(phone.page, 'Ein Bot spielt für dich.')).toHaveCount(0);
  await untilAsked(page);
  await doOneThing(page);
  await page.getByRole('button', { name: 'Zug zurück' }).click();
  await expect(notice(phone.page, 'Annemarie: Darf der letzte Zug zurück?')).toBeVisible();
  const redo = page.getByRole('button', { name: 'Wiederholen' });
  await expect(redo).toBeDisabled();
  // The question is visible without scrolling.
  await expect(phone.page.getByRole('button', { name: 'Ja, gern' })).toBeInViewport({ ratio: 1 });
  await screenIsFine({ ...app, page: phone.page }, 'table-flow-question');
  await screenIsFine(app, 'table-flow-asked');
  await phone.page.getByRole('button', { name: 'Ja, gern' }).click();
  await expect(notice(page, 'Darf der letzte Zug zurück?')).toHaveCount(0);
  await expect(redo).toBeEnabled();
  await untilAsked(page);
  await phone.context.close();
});
