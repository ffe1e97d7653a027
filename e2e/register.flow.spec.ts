import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import { command, openDesk, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { screenIsFine } from './screens.ts';

test('the club knows its people: suggested while typing, found under another name, merged, renamed, hidden', async ({
  app,
}) => {
  const { page } = app;
  await lobbyIsOpen(page);
  await openDesk(page);
  const ids: string[] = [];
  for (const [name, text] of [
    ['Mai', 'Name;Gruppe\nHuber Sepp;Senioren\nMoser Eva;Damen\nHuemer Max;'],
    ['Juni', 'Josef Huber'],
  ] as const) {
    const game = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, format: DEFAULT_FORMAT };
    const { evening } = await command(page, { type: 'create-evening', name, ...game });
    await command(page, { type: 'import-players', evening, text });
    ids.push(evening);
  }
  await visitEvening(page, ids[1] ?? '', 'players');

  // Two letters, one arrow, Enter: with the groups of the last time.
  const field = page.getByRole('combobox', { name: 'Schnell eintragen' });
  await field.pressSequentially('mo');
  const offered = page.getByRole('listbox', { name: 'Aus dem Spielerverzeichnis' }).getByRole('option');
  await expect(offered).toHaveText(['Moser Eva Damen']);
  await field.press('ArrowDown');
  await expect(offered).toHaveAttribute('aria-selected', 'true');
  await screenIsFine(app, 'register-1-suggestion');
  await field.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Moser Eva' })).toContainText('Damen');
  await expect(field).toBeFocused();

  // Typed differently than the club knows the name.
  await field.pressSequentially('Max Huemer');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Gemeint ist Huemer Max' }).click();
  await expect(page.getByText('Huemer Max ist eingetragen.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Huemer Max' })).toHaveCount(1);
  await expect(page.getByText('Max Huemer', { exact: true })).toHaveCount(0);

  await page.goto(`${page.url().split('#')[0] ?? ''}#/`);
  await page.getByRole('link', { name: 'Spielerverzeichnis' }).click();
  const alike = page.getByRole('region', { name: 'Sind das dieselben?' });
  await expect(alike.getByRole('listitem')).toHaveCount(1);
  await screenIsFine(app, 'register-2-page');
  await alike.getByRole('button', { name: 'Ja, immer „Huber Sepp“' }).click();
  await expect(alike).toHaveCount(0);
  const people = page.getByRole('region', { name: /^Spieler/ });
  const item = (name: string) => people.getByRole('listitem').filter({ hasText: name });
  await expect(item('Huber Sepp')).toContainText('2 Abende');
  await expect(page.getByRole('heading', { name: /^Spieler \(/ })).toBeFocused();

  await page.getByRole('button', { name: 'Mehr zu Moser Eva' }).click();
  await item('Moser Eva').getByLabel('An allen Abenden umbenennen').fill('Huber Sepp');
  await item('Moser Eva').getByRole('button', { name: 'Umbenennen' }).click();
  await expect(page.locator('[data-code="both-at-one-evening"]')).toHaveCount(1);
  await item('Moser Eva').getByLabel('An allen Abenden umbenennen').fill('Moser-Egger Eva');
  await item('Moser Eva').getByRole('button', { name: 'Umbenennen' }).click();
  await expect(item('Moser-Egger Eva')).toContainText('2 Abende');

  await page.getByRole('button', { name: 'Mehr zu Huemer Max' }).click();
  await page.getByRole('button', { name: 'Huemer Max nicht mehr vorschlagen' }).click();
  await expect(people.getByText('Nicht mehr vorgeschlagen (1)')).toBeVisible();
  await page.getByLabel('Namen', { exact: true }).fill('Neu Nora\nNeu Nora');
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByText(/Zeile 2/)).toBeVisible();
  await page.getByLabel('Namen', { exact: true }).fill('Neu Nora');
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(item('Neu Nora')).toContainText('noch an keinem Abend');
});
