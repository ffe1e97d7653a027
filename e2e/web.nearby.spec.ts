import type { Page } from '@playwright/test';
import { expect, shot, test } from './fixtures.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';
import { openRoom } from './room.ts';
import { screenIsFine } from './screens.ts';
import { onSecondLaptop } from './second-laptop.ts';

const SIZES = [
  ['laptop-small', { width: 1024, height: 640 }],
  ['laptop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** How far the page reaches beyond its window, in pixels. */
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const nearby = (page: Page) => page.getByRole('region', { name: 'Räume in der Nähe' });

test('the lobby of another laptop finds a room by its address and asks for the code', async ({ app, browser }) => {
  await createEvening(app.page, 'Gasthof Nachbar');
  const link = new URL(await openRoom(app.page));
  const code = link.hash.replace('#room=', '');

  await onSecondLaptop(browser, async (other) => {
    const { page } = other;
    const rooms = nearby(page);
    await expect(rooms).toBeVisible();
    await screenIsFine(other, 'nearby-1-lobby');
    // The system asks for no permission before a person starts a search; from then on rooms appear by themselves.
    await rooms.getByRole('button', { name: 'Nach Räumen schauen' }).click();
    // On a machine without a network it says that instead.
    await expect(
      rooms
        .getByText('dann erscheint er hier von selbst')
        .or(rooms.getByText('Dieser Laptop ist in keinem Netz'))
        .or(rooms.getByRole('listitem'))
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(rooms.getByRole('button', { name: 'Gründlich suchen' })).toBeVisible();
    await expect(rooms.getByRole('button', { name: 'Nach Räumen schauen' })).toHaveCount(0);

    // An invalid address, and one where nobody is.
    await rooms.getByRole('button', { name: 'Adresse eintippen' }).click();
    const field = rooms.getByLabel('Adresse des Raumes');
    await expect(field).toBeFocused();
    await field.fill('192.168.1');
    await field.press('Enter');
    await expect(rooms.getByRole('alert')).toContainText('Da fehlt noch etwas');
    await field.fill('127.0.0.1:1');
    await field.press('Enter');
    await expect(rooms.getByRole('alert')).toContainText('Unter 127.0.0.1:1 ist ein Gerät, aber kein offener Raum.');
    await expect(field).toBeFocused();
    await screenIsFine(other, 'nearby-2-refused');

    // Typed as people type it.
    await field.fill(` 127,0,0,1 ; ${link.port}`);
    await rooms.getByRole('button', { name: 'Dort fragen' }).click();
    const room = rooms.getByRole('listitem').filter({ hasText: 'Gasthof Nachbar' });
    await expect(room).toContainText(`127.0.0.1:${link.port}`);
    const typed = room.getByLabel('Code des Raumes');
    await expect(typed).toBeFocused();
    await expect(room.getByRole('button', { name: 'Hineingehen' })).toBeDisabled();
    await typed.fill(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
    await expect(room.getByRole('button', { name: 'Hineingehen' })).toBeEnabled();
    for (const [name, size] of SIZES) {
      await page.setViewportSize(size);
      await typed.scrollIntoViewIfNeeded();
      await screenIsFine(other, `nearby-3-code-${name}`);
      expect(await page.evaluate<number>(OVERHANG)).toBeLessThanOrEqual(0);
    }

    // Somebody who cancels is back where they were; a link with its code needs no typing.
    await typed.press('Escape');
    const go = room.getByRole('button', { name: 'Hingehen Gasthof Nachbar' });
    await expect(go).toBeFocused();
    await rooms.getByRole('button', { name: 'Adresse eintippen' }).click();
    await field.fill(link.href);
    await field.press('Enter');
    await expect(typed).toHaveValue(code);
    await page.getByRole('button', { name: /^EN|English/ }).click();
    await expect(page.getByRole('button', { name: 'Go in' })).toBeEnabled();
    await shot(other, 'nearby-4-english');
  });
});

test('the own room is not a nearby one, and a search shows its progress', async ({ app }) => {
  const { page } = app;
  await createEvening(page, 'Eigener Abend');
  const link = new URL(await openRoom(page));
  await page.getByRole('link', { name: 'Tarockabend' }).first().click();
  await lobbyIsOpen(page);
  const rooms = nearby(page);
  await rooms.getByRole('button', { name: 'Adresse eintippen' }).click();
  await rooms.getByLabel('Adresse des Raumes').fill(`127.0.0.1:${link.port}`);
  await rooms.getByRole('button', { name: 'Dort fragen' }).click();
  await expect(rooms.getByRole('alert').filter({ hasText: 'dieses Laptops selbst' })).toBeVisible();
  await expect(rooms.getByRole('heading', { name: 'Eigener Abend' })).toHaveCount(0);

  await rooms.getByRole('button', { name: 'Gründlich suchen' }).click();
  // In a network it asks; without one it says so.
  const started = rooms.getByRole('progressbar');
  const refused = rooms.getByRole('alert').filter({ hasText: 'in dem gesucht werden kann' });
  await expect(started.or(refused)).toBeVisible();
  if (await started.isVisible()) {
    await screenIsFine(app, 'nearby-5-search');
    await rooms.getByRole('button', { name: 'Nicht weitersuchen' }).click();
    await expect(rooms.getByRole('status').filter({ hasText: 'angehalten' })).toBeVisible();
  }
  await expect(rooms.getByRole('button', { name: 'Gründlich suchen' })).toBeVisible();
});
