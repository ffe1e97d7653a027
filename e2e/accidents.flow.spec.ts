import type { Page } from '@playwright/test';
import { command, openDesk, openEvening, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { screenIsFineAtAllSizes } from './screens.ts';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris', 'Emil', 'Fritz', 'Gusti', 'Hans', 'Ida'];
const FIVE = ['p1', 'p2', 'p3', 'p4', 'p5'];
const FOUR = ['p6', 'p7', 'p8', 'p9'];

/** An evening with a table of five and one of four in its first round, which is a draft. */
async function prepare(page: Page): Promise<string> {
  await lobbyIsOpen(page);
  const evening = await openEvening(page, { format: { deals: 4, dealsAtFive: 5, rounds: 2 } });
  await command(page, { type: 'import-players', evening, text: NAMES.join('\n') });
  const draw = { method: 'by-hand' };
  await command(page, { type: 'plan-rounds', evening, from: 1, draw, rounds: [[FIVE, FOUR]] });
  return evening;
}

/** Types deals in; the seat after the dealer plays with the next one, and wins. */
async function write(page: Page, evening: string, table: number, seats: number, deals: readonly number[]) {
  for (const deal of deals) {
    const at = (step: number): number => (deal - 1 + step) % seats;
    const entry = { contract: 'solorufer', declarer: at(1), partner: at(2), won: true };
    await command(page, { type: 'enter-deal', evening, round: 1, table, deal, entry });
  }
}

const card = (page: Page, table: number) => page.locator(`#table-1-${table}-card`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('late, gone, wrongly seated: everything that goes wrong in a round is corrected on its page', async ({ app }) => {
  const { page } = app;
  const evening = await prepare(page);
  await command(page, { type: 'import-players', evening, text: 'Spätkommer Gust' });
  await visitEvening(page, evening, 'tables');

  await test.step('a player without a seat is named, and publishing asks', async () => {
    await expect(page.getByText('Da, aber ohne Platz: Spätkommer Gust.')).toBeVisible();
    await expect(page.getByText('Kann so veröffentlicht werden.')).toBeHidden();
    await button(page, 'Veröffentlichen').click();
    await expect(page.getByRole('dialog')).toContainText('Spätkommer Gust ist da und sitzt an keinem Tisch.');
    await screenIsFineAtAllSizes(app, 'accidents-1-publish');
    await button(page, 'Setzt aus – veröffentlichen').click();
    await expect(page.getByText('Spätkommer Gust setzt diese Runde aus.').first()).toBeVisible();
  });

  await test.step('publishing by mistake is undone where it was done', async () => {
    await button(page, 'Veröffentlichung zurücknehmen').click();
    await expect(button(page, 'Veröffentlichen')).toBeVisible();
    await button(page, 'Veröffentlichen').click();
    await expect(page.getByText('Spätkommer Gust setzt diese Runde aus.').first()).toBeVisible();
  });

  await test.step('the latecomer sits down after all, as the fifth of a table that has not begun', async () => {
    await button(page, 'Doch nicht: Spätkommer Gust').click();
    await expect(page.getByRole('heading', { name: 'Zu erledigen' })).toBeVisible();
    await screenIsFineAtAllSizes(app, 'accidents-2-todo');
    await button(page, 'An einen Tisch: Spätkommer Gust').click();
    await screenIsFineAtAllSizes(app, 'accidents-3-join');
    await button(page, 'Dazusetzen').click();
    await expect(card(page, 2).getByRole('row')).toHaveCount(6);
    await expect(card(page, 2)).toContainText('Spätkommer Gust');
    await expect(page.getByRole('heading', { name: 'Zu erledigen' })).toBeHidden();
  });

  await test.step('two who sat down at each other’s tables, noticed after two deals', async () => {
    await openDesk(page);
    await write(page, evening, 1, 5, [1, 2]);
    await visitEvening(page, evening, 'tables');
    await expect(card(page, 1)).toContainText('2 von 5');
    await button(page, 'Plätze tauschen …').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Wer', { exact: true }).selectOption({ label: 'Bert (Tisch 1)' });
    await dialog.getByLabel('Mit wem').selectOption({ label: 'Fritz (Tisch 2)' });
    await expect(dialog).toContainText('Hier ist schon geschrieben: Tisch 1, 2 Spiele.');
    await dialog.getByLabel('Grund').fill('Zettel verwechselt');
    await button(page, 'Tauschen').click();
    await expect(dialog).toBeVisible();
    await screenIsFineAtAllSizes(app, 'accidents-4-swap');
    await dialog.getByRole('radio', { name: 'Erst ab jetzt' }).check();
    await button(page, 'Tauschen').click();
    await expect(card(page, 1)).toContainText('Bis Spiel 2 saß Bert auf dem Platz von Fritz.');
    await expect(card(page, 2).getByRole('row').nth(1)).toContainText('Bert');
  });

  await test.step('one of five goes home, and the others play on with four', async () => {
    await visitEvening(page, evening, 'players');
    await button(page, 'Cilli geht heim').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Cilli sitzt in Runde 1 an Tisch 1; dort sind 2 von 5 Spielen geschrieben.');
    await dialog.getByRole('radio', { name: 'Später entscheiden' }).check();
    await button(page, 'Eintragen').click();
    await expect(dialog).toBeHidden();
    await visitEvening(page, evening, 'tables');
    await expect(card(page, 1)).toContainText('gegangen');
    await expect(page.getByText('Cilli ist gegangen: Tisch 1, nach Spiel 2.')).toBeVisible();
    await button(page, 'Wie geht es weiter? Tisch 1 ohne Cilli').click();
    await dialog.getByRole('radio', { name: 'Zu viert weiter' }).check();
    await expect(dialog.getByLabel('Wie viele Spiele noch')).toHaveValue('2');
    await screenIsFineAtAllSizes(app, 'accidents-5-leave');
    await button(page, 'Eintragen').click();
    await expect(card(page, 1)).toContainText('Cilli ist nach Spiel 2 gegangen; die anderen spielen weiter.');
    await expect(card(page, 1)).toContainText('2 von 4');
    await screenIsFineAtAllSizes(app, 'accidents-6-round');
  });

  await test.step('the sheet goes on with four, and the next dealer is the right one', async () => {
    await page.getByRole('link', { name: 'Ergebnis für Tisch 1, Spiel 3 eintragen' }).click();
    // After Anna and Bert it would have been Cilli's turn; she is left out.
    await expect(page.getByRole('combobox', { name: 'Geber' }).locator('option:checked')).toHaveText('Doris');
    await expect(page.getByText('Vorhand Emil')).toBeVisible();
    await openDesk(page);
    const entry = { contract: 'solorufer', declarer: 0, partner: 1, won: true };
    for (const deal of [3, 4]) await command(page, { type: 'enter-deal', evening, round: 1, table: 1, deal, entry });
    await visitEvening(page, evening, 'sheet/1/1');
    await expect(page.locator('[data-deal="4"]')).toContainText('Anna');
    await screenIsFineAtAllSizes(app, 'accidents-7-sheet');
  });

  await test.step('all of it is in the log, with its reasons', async () => {
    await visitEvening(page, evening, 'log');
    await expect(page.getByText('Bert und Fritz tauschen die Plätze ab jetzt')).toBeVisible();
    await expect(page.getByText('Spätkommer Gust setzt sich dazu')).toBeVisible();
    await expect(page.getByText('Cilli ist gegangen, die anderen spielen weiter')).toBeVisible();
    await expect(page.getByText('Veröffentlichung von Runde 1 zurückgenommen')).toBeVisible();
  });
});
