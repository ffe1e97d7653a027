import { command, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { screenIsFine } from './screens.ts';
import { prepare } from './two-tables.ts';

test('a table that began with another dealer says so, and the turns go on from there', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, { deals: 4 });
  await visitEvening(page, evening, 'entry/1/1/1');
  const dealer = page.getByLabel('Geber', { exact: true });
  await expect(dealer.locator('option:checked')).toHaveText('Anna');
  await page
    .getByRole('group', { name: 'Gespielt wurde', exact: true })
    .getByRole('radio', { name: /^Rufer/ })
    .check();
  // Doris is forehand only if Cilli has dealt.
  await page.getByRole('group', { name: 'Spieler (Ansager)' }).getByLabel('Doris', { exact: true }).check();
  await page.getByRole('group', { name: 'Partner' }).getByLabel('Anna', { exact: true }).check();
  await page.getByRole('group', { name: 'Ausgang des Spiels' }).getByLabel('gewonnen').check();
  await expect(page.locator('[data-code="forehands-game"]').first()).toBeVisible();
  await dealer.selectOption('Cilli');
  await expect(page.locator('[data-code="forehands-game"]')).toHaveCount(0);
  await expect(
    page.getByText('Der Reihe nach wäre Anna Geber. Ab jetzt geht es von hier weiter: Spiel 2 gibt Doris.'),
  ).toBeVisible();
  await expect(page.getByText('Vorhand Doris')).toBeVisible();
  await screenIsFine(app, 'who-dealt');
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 1 ist eingetragen.' })).toBeVisible();
  await visitEvening(page, evening, 'entry/1/1/2');
  await expect(page.getByLabel('Geber', { exact: true }).locator('option:checked')).toHaveText('Doris');
});

test('a total says how it was read, and asks if it is improbable', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page, { entry: 'totals', deals: 16 });
  const total = { type: 'enter-total', evening, round: 1, table: 1, deals: 16 } as const;
  const refused = command(page, { ...total, points: ['10000', '-10000', '0', '0'] });
  await expect(refused).rejects.toThrow('points-unusual');
  await visitEvening(page, evening, 'total/1/1');
  for (const [name, points] of [
    ['Anna', '35/2'],
    ['Bert', '10000'],
    ['Cilli', '-17 1/2'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(points);
  await expect(page.getByText('verstanden: 17½')).toBeVisible();
  const question = page.getByRole('checkbox', { name: /^\+10\s000 in 16 Spielen: stimmt das\?/ });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(question).toHaveAttribute('aria-invalid', 'true');
  await question.check();
  await screenIsFine(app, 'total-asked');
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByText('Die Summe von Tisch 1 ist eingetragen.').first()).toBeVisible();
});
