import type { Page } from '@playwright/test';
import type { Format } from '#engine/tournament/format/schema.ts';
import { command, openEvening, visitEvening } from './desk.ts';
import { expect, picture, test } from './fixtures.ts';

// What a treasurer reads of an evening that is played for money, in both languages.

const CASH: NonNullable<Format['cash']> = {
  ...{ fee: 500, reduced: [], houseKeeps: 0, perPoint: 1, prizes: { type: 'fixed', cents: [300] }, step: 10 },
  ...{ goods: [], pot: null, penaltiesTo: 'house' },
};
const at = { round: 1, table: 1 } as const;
const SMALL = { width: 390, height: 844 };

/** A published table of four at an evening for money; its id. */
async function tableOf(page: Page, family: string, profile: string, options = {}, deals = 2): Promise<string> {
  const format = { deals, rounds: null, cash: CASH };
  const evening = await openEvening(page, { name: 'Abend mit Kassa', family, profile, options, format });
  await command(page, { type: 'import-players', evening, text: 'Anna Ager\nBert Moser\nCilli Öhlinger\nDoris Fuchs' });
  const draw = { method: 'by-hand' } as const;
  await command(page, { type: 'plan-rounds', evening, from: 1, draw, rounds: [[['p1', 'p2', 'p3', 'p4']]] });
  await command(page, { type: 'publish-round', evening, round: 1 });
  return evening;
}

const inEnglish = (page: Page): Promise<void> => page.getByRole('button', { name: 'EN', exact: true }).click();
const agreed = (...payments: readonly string[]) => ({ contract: 'agreed', name: 'Partie', payments: [...payments] });

test('a penalty before the first result makes nobody first, and says what is deducted and what is paid', async ({
  app,
}) => {
  const { page } = app;
  const evening = await tableOf(page, 'bavarian', 'haferl', { 'pot-ante': 50 });
  await visitEvening(page, evening, 'tables');
  await page.getByRole('button', { name: 'Strafe geben …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Spieler').selectOption({ label: 'Anna Ager' });
  await dialog.getByLabel('Abzug im Stand (Cent)').fill('0,5');
  await dialog.getByLabel('Grund').fill('zu spät');
  await dialog.getByRole('button', { name: 'Strafe geben' }).click();
  await expect(dialog.getByText('Bitte eine ganze Zahl, nicht unter 0, etwa 10.')).toBeVisible();
  await picture(page, 'money-penalty');
  await dialog.getByLabel('Abzug im Stand (Cent)').fill('10');
  await dialog.getByLabel('In die Kassa (Euro)').fill('1');
  await dialog.getByRole('button', { name: 'Strafe geben' }).click();
  await expect(page.getByText('10 Cent Abzug im Stand und 1,00 €')).toBeVisible();

  await visitEvening(page, evening, 'cash');
  const bills = page.getByRole('table').filter({ has: page.locator('caption') });
  await expect(bills.getByRole('columnheader', { name: 'Preise' })).toHaveCount(0);
  await expect(bills.getByRole('row', { name: /^Anna Ager/ })).toContainText('−6,00 €');

  // Three play; the fourth deals. Everybody has put 50 cents into the pot of the table.
  await command(page, { type: 'enter-deal', evening, ...at, deal: 1, entry: agreed('0', '0', '0', '0') });
  await visitEvening(page, evening, 'cash');
  const tills = page.getByRole('region', { name: 'Wo das Geld bleibt' });
  await expect(tills.getByRole('row', { name: /^Kassen der Tische/ })).toContainText('+2,00 €');
  await expect(tills.getByRole('row', { name: /^Strafe/ })).toContainText('+1,00 €');
  await expect(page.getByText('1 Cent auf dem Blatt: 0,01 €')).toBeVisible();
  await picture(page, 'money-tills');
  await page.setViewportSize(SMALL);
  await picture(page, 'money-tills-small');
  await inEnglish(page);
  await expect(page.getByRole('rowheader', { name: 'Pots of the tables' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'From play' })).toBeVisible();
  await expect(page.getByText('1 cent on the sheet: €0.01')).toBeVisible();
});

test('a correction tells the bills of all, and a misdeal is one row of the sheet', async ({ app }) => {
  const { page } = app;
  const evening = await tableOf(page, 'tuebingen', 'tuebingen', {}, 1);
  await command(page, { type: 'enter-deal', evening, ...at, deal: 1, entry: { contract: 'misdeal' } });
  await command(page, { type: 'enter-deal', evening, ...at, deal: 1, entry: agreed('0', '20', '139', '0') });
  await visitEvening(page, evening, 'sheet/1/1');
  const misdeal = page.locator('tr[data-redealt="1"]');
  await expect(misdeal).toHaveCount(1);
  await expect(misdeal).toContainText('Vergeben · neu gegeben');
  await expect(misdeal).toContainText('−10');
  await picture(page, 'money-misdeal');
  await command(page, { type: 'close-round', evening, round: 1 });
  await visitEvening(page, evening, 'entry/1/1/1');
  await page.getByLabel('Cilli Öhlinger', { exact: true }).fill('149');
  const preview = page.getByRole('complementary', { name: 'So wird abgerechnet' });
  await expect(preview.getByRole('row', { name: /^Geld/ })).toContainText('wenn die Partie zu Ende ist');
  const bills = page.getByRole('region', { name: 'Runde 1 ist schon abgeschlossen' }).getByRole('listitem');
  await expect(bills.filter({ hasText: '€' })).toHaveCount(4);
  await picture(page, 'money-correction', { fullPage: true });
  await inEnglish(page);
  await expect(page.getByText('The bills change, too.')).toBeVisible();
});

test('an amount that cannot be says why at its field', async ({ app }) => {
  const { page } = app;
  const evening = await tableOf(page, 'bavarian', 'haferl');
  await visitEvening(page, evening, 'entry/1/1/1');
  await page.getByLabel('Vereinbart (anderes Spiel)').check();
  await page.getByLabel('Was vereinbart wurde').fill('Partie');
  for (const [name, amount] of [
    ['Anna Ager', '0,5'],
    ['Bert Moser', 'x'],
    ['Cilli Öhlinger', '0'],
    ['Doris Fuchs', '0'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(amount);
  await expect(
    page.getByText('Hier wird in ganzen Einheiten bezahlt (Cent, Punkte): Brüche gibt es nicht.').first(),
  ).toBeVisible();
  await expect(
    page.getByText('Das ist keine Zahl. Hier gehört ein Betrag hin, etwa 12 oder −7.').first(),
  ).toBeVisible();
  for (const [name, isRight] of [
    ['Anna Ager', 'true'],
    ['Bert Moser', 'true'],
    ['Doris Fuchs', 'false'],
  ] as const)
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', isRight);
  await picture(page, 'money-amounts', { fullPage: true });
  await inEnglish(page);
  await expect(
    page.getByText('This is not a number. An amount is needed here, such as 12 or −7.').first(),
  ).toBeVisible();
});
