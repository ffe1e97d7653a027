import { expect, test } from './fixtures.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { admit, openRoom } from './room.ts';
import { playersAt, screenIsFine } from './screens.ts';
import { onSecondLaptop } from './second-laptop.ts';
import { doOneThing, playOut, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const SIZES = [
  ['laptop-small', { width: 1024, height: 640 }],
  ['laptop', { width: 1440, height: 900 }],
] as const;

test('a laptop is a guest of another one: it plays there, is reloaded, and comes home', async ({ app, browser }) => {
  const { page: director } = app;
  await createEvening(director, 'Zwei Laptops');
  await drawOneTable(director, ['Anna', 'Bert', 'Cilli', 'Doris']);
  const [name = '', ...others] = await playersAt(director, 1);
  const link = new URL(await openRoom(director));
  const mark = /Prüfzeichen zum Vergleichen: (\S{4} \S{4} \S{4})/.exec(await director.locator('main').innerText())?.[1];
  expect(mark).toBeDefined();

  await onSecondLaptop(browser, async (other) => {
    const { page } = other;
    const rooms = page.getByRole('region', { name: 'Räume in der Nähe' });
    await rooms.getByRole('button', { name: 'Adresse eintippen' }).click();
    await rooms.getByLabel('Adresse des Raumes').fill(`127.0.0.1:${link.port}`);
    await rooms.getByRole('button', { name: 'Dort fragen' }).click();
    const room = rooms.getByRole('listitem').filter({ hasText: 'Zwei Laptops' });
    await expect(room).toContainText('verschlüsselt');
    await room.getByLabel('Code des Raumes').fill('WRONG2');
    await room.getByRole('button', { name: 'Hineingehen' }).click();
    await expect(room.getByRole('alert')).toContainText('Dieser Code stimmt nicht.');
    await room.getByLabel('Code des Raumes').fill(link.hash.replace('#room=', ''));
    await room.getByRole('button', { name: 'Hineingehen' }).click();

    // Waiting for admission at the other laptop; both screens show the same mark.
    await expect(page.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible();
    const bar = page.getByRole('complementary', { name: 'Zu Gast' });
    await expect(bar).toContainText('Zu Gast: Zwei Laptops');
    await expect(bar).toContainText(`Prüfzeichen: ${mark ?? ''}`);
    await page.getByLabel('Ich stehe auf der Liste').selectOption({ label: name });
    await page.getByRole('button', { name: 'Anklopfen' }).click();
    await screenIsFine(other, 'visit-1-door');
    await admit(director, name);
    await page.getByRole('link', { name: 'Zum Tisch' }).click();
    const deal = page.getByRole('button', { name: 'Karten geben' });
    await expect(deal).toBeVisible();

    // The director's laptop leaves the other seats to bots, and the guest deals.
    await director.getByRole('link', { name: 'Zwei Laptops' }).first().click();
    await director.getByRole('link', { name: 'Tisch 1 am Laptop spielen' }).click();
    for (const one of others) await director.getByRole('group', { name: one, exact: true }).getByLabel('Bot').check();
    await deal.click();
    expect(await untilAsked(page)).toBe('asked');
    for (const [size, viewport] of SIZES) {
      await page.setViewportSize(viewport);
      await screenIsFine(other, `visit-2-table-${size}`);
    }

    // After a reload the window is where it was; so it is after the other laptop has died and come back.
    await page.reload();
    await expect(bar).toContainText('Zu Gast: Zwei Laptops');
    expect(await untilAsked(page)).toBe('asked');
    await doOneThing(page);
    await app.kill();
    await expect(page.getByRole('status').filter({ hasText: '„Zwei Laptops“ antwortet nicht' })).toBeVisible();
    await app.restart();
    await expect(page.getByRole('status').filter({ hasText: 'antwortet nicht' })).toHaveCount(0);
    await playOut(page);
    await expect(page.getByRole('heading', { name: 'Abrechnung Spiel 1' })).toBeVisible();

    await bar.getByRole('button', { name: 'Zurück zum eigenen Laptop' }).click();
    await bar.getByRole('button', { name: 'Zurück zum eigenen Laptop' }).click();
    await lobbyIsOpen(page);
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Gleich spielen' })).toBeVisible();
  });
});
