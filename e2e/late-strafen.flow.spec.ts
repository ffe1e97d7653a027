import { visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { addStrafe, CONFIRMS, lateStrafen, SKIMON, submitCorrection, TOO_LATE, writtenTable } from './late-strafen.ts';
import { screenIsFine, screenIsFineAtAllSizes } from './screens.ts';

/** Strafen that come with a correction after the table has gone on: the director confirms that they were claimed in time. */

test('a Strafe that is added after the next deal shows the rule, and counts once it is confirmed', async ({ app }) => {
  const { page } = app;
  const evening = await writtenTable(page);
  await visitEvening(page, evening, 'entry/1/1/1');
  await page.getByLabel('Grund der Berichtigung').fill('Skimon nicht aufgeschrieben');
  await expect(lateStrafen(page)).toHaveCount(0);
  await addStrafe(page, 'Skimon');
  await expect(lateStrafen(page)).toContainText(TOO_LATE);
  await screenIsFineAtAllSizes(app, 'late-strafe');
  await page.setViewportSize({ width: 1280, height: 800 });
  await submitCorrection(page).click();
  await expect(page.getByText('bestätigen, dass es rechtzeitig war')).toBeVisible();
  await lateStrafen(page).getByLabel(CONFIRMS).check();
  // One more is another question.
  await addStrafe(page, 'Königreich');
  await expect(lateStrafen(page).getByLabel(CONFIRMS)).not.toBeChecked();
  await page.getByRole('button', { name: 'Königreich wieder entfernen' }).click();
  await lateStrafen(page).getByLabel(CONFIRMS).check();
  await screenIsFine(app, 'late-strafe-confirmed');
  await submitCorrection(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 1 ist berichtigt.' })).toBeVisible();
  await visitEvening(page, evening, 'log');
  await expect(
    page.getByRole('table').getByText('Spiel 1 berichtigt; was neu ist, war rechtzeitig angesagt'),
  ).toBeVisible();
  await expect(page.getByText('Skimon nicht aufgeschrieben')).toBeVisible();
});

test('before the table goes on, and for what is taken away, nobody is asked', async ({ app }) => {
  const { page } = app;
  const evening = await writtenTable(page);
  await visitEvening(page, evening, 'entry/1/1/2');
  await page.getByLabel('Grund der Berichtigung').fill('vergessen');
  await addStrafe(page, 'Skimon');
  await expect(page.getByRole('complementary', { name: 'So wird abgerechnet' })).toContainText('Skimon');
  await expect(lateStrafen(page)).toHaveCount(0);
  await submitCorrection(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 2 ist berichtigt.' })).toBeVisible();
});

test('of two entries the one with the Strafe is taken only with the same word', async ({ app }) => {
  const { page } = app;
  const evening = await writtenTable(page, SKIMON);
  await visitEvening(page, evening, 'check/1/1/1');
  await page.getByRole('radio', { name: /^Die 1. Eingabe/ }).check();
  await expect(lateStrafen(page)).toHaveCount(0);
  await page.getByRole('radio', { name: /^Die 2. Eingabe/ }).check();
  await page.getByLabel(/^Wer entscheidet/).fill('Willi');
  await expect(lateStrafen(page)).toContainText(TOO_LATE);
  await page.getByRole('button', { name: 'So gilt es' }).click();
  await screenIsFine(app, 'late-strafe-decided');
  await lateStrafen(page).getByLabel(CONFIRMS).check();
  await page.getByRole('button', { name: 'So gilt es' }).click();
  await visitEvening(page, evening, 'log');
  await expect(
    page.getByRole('table').getByText('Spiel 1 berichtigt; was neu ist, war rechtzeitig angesagt'),
  ).toBeVisible();
});
