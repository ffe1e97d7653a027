import { visitEvening } from './desk.ts';
import { expect, picture, test } from './fixtures.ts';
import { addStrafe, lateStrafen, submitCorrection, TOO_LATE, writtenTable } from './late-strafen.ts';
import { admit, knock, openRoom } from './room.ts';

test('whoever writes on a phone is told the rule, and that the director confirms', async ({ app, browser }) => {
  const { page } = app;
  const evening = await writtenTable(page);
  await visitEvening(page, evening, 'tables');
  const link = await openRoom(page);
  const { page: phone } = await knock(browser, link, 'Anna', 'Ergebnisse schreiben');
  await admit(page, 'Anna');
  await expect(phone.getByText('Du schreibst Ergebnisse.')).toBeVisible();
  await phone.evaluate(`location.hash = '#/evening/${evening}/entry/1/1/1'`);
  await phone.getByLabel('Grund der Berichtigung').fill('Skimon nicht aufgeschrieben');
  await addStrafe(phone, 'Skimon');
  const late = lateStrafen(phone);
  await expect(late).toContainText(TOO_LATE);
  await expect(late).toContainText('bestätigt die Turnierleitung an ihrem Laptop');
  await expect(late.getByRole('checkbox')).toHaveCount(0);
  await late.scrollIntoViewIfNeeded();
  await picture(phone, 'web-late-strafe-writer');
  await submitCorrection(phone).click();
  await expect(phone.getByRole('alert').filter({ hasText: 'dass es rechtzeitig war' })).toBeVisible();
  // What is not late goes through.
  await phone.getByRole('button', { name: 'Skimon wieder entfernen' }).click();
  await phone.getByLabel('Punkte der Seite').fill('50');
  await submitCorrection(phone).click();
  await expect(phone.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 1 ist berichtigt.' })).toBeVisible();
});
