import type { Page } from '@playwright/test';
import { openEvening, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { drawOneTable } from './one-table.ts';
import { enter, openEntry, settlesTo } from './paper-entry.ts';
import type { RunningApp } from './running-app.ts';
import { playersAt, screenIsFine } from './screens.ts';

// Games with ways of their own (reform §7.7, §7.8, §14), from paper.

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const pick = (page: Page, of: string | RegExp, name: string | RegExp) =>
  group(page, of).getByRole('radio', { name }).check();

test('an Artist and an Eisenbahner with a bus are written on the score sheet', async ({ app }) => {
  const { page } = app;
  const evening = await openEvening(page, {
    ...{ name: 'Vom Papier', family: 'reform', profile: 'reform', format: { deals: 4, dealsAtThree: 4 } },
  });
  await visitEvening(page, evening, 'players');
  await drawOneTable(page, NAMES);
  const [one = '', two = ''] = await playersAt(page, 1);

  // Three kings left, and one card less exchanged than she might have: 8 and a fifth of it (reform §5.3, §7.8).
  await openEntry(page, 1);
  await pick(page, 'Gespielt wurde', /^Artist/);
  await pick(page, 'Spieler', one);
  await pick(page, 'Karten aus dem Talon', '2');
  await pick(page, 'Gleiche Bilder am Ende', /^drei$/);
  await settlesTo(page, ['+28,80', '−9,60', '−9,60', '−9,60']);
  await onPhoneToo(app, 'artist');
  await enter(page, 1);

  // The bus departs first, with 112 thirds (reform §11, 53).
  await openEntry(page, 2);
  await pick(page, 'Gespielt wurde', /^Eisenbahner 9/);
  await pick(page, 'Spieler', one);
  await pick(page, 'Wie es endete', 'Abfahrt des Busses');
  await pick(page, /^Bus/, two);
  await page.getByLabel('Punkte im Bus').fill('37/1');
  await page.getByLabel('Punkte der Seite des Spielers').fill('30');
  await settlesTo(page, ['−63', '+45', '+9', '+9']);
  await onPhoneToo(app, 'bus');
  await enter(page, 2);
  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await expect(page.getByRole('main')).toContainText('Eisenbahner');
  await screenIsFine(app, 'ways-paper-sheet');
});

test('a Pagatrufer for either the game or the bird, and a Pensionist, are written on the score sheet', async ({
  app,
}) => {
  const { page } = app;
  const evening = await openEvening(page, {
    ...{ name: 'Vom Papier', family: 'reform', profile: 'reform', format: { deals: 4, dealsAtThree: 4 } },
  });
  await visitEvening(page, evening, 'players');
  await drawOneTable(page, NAMES);
  const [one = ''] = await playersAt(page, 1);

  // The game without the bird is won (reform §11, 28).
  await openEntry(page, 1);
  await pick(page, 'Gespielt wurde', /^Pagatrufer/);
  await pick(page, 'Spieler', one);
  await pick(page, 'Partner', 'König im Talon');
  await pick(page, 'König im Talon', /^steinhofmäßig/);
  await page.getByLabel('Punkte der Seite des Spielers').fill('36');
  await page.getByLabel('Ausgang').selectOption('verloren');
  await settlesTo(page, ['+36', '−12', '−12', '−12']);
  await onPhoneToo(app, 'steinhof');
  // With both it is lost.
  await page.getByLabel('Ausgang').selectOption('gemacht');
  await settlesTo(page, ['−36', '+12', '+12', '+12']);
  await page.getByLabel('Ausgang').selectOption('verloren');
  await enter(page, 1);

  // Two cards less exchanged than he might have: 20 and two fifths of it (reform §5.3, §7.9).
  await openEntry(page, 2);
  await pick(page, 'Gespielt wurde', /^Pensionist 20/);
  await pick(page, 'Spieler', one);
  await pick(page, 'Karten aus dem Talon', '4');
  await pick(page, 'Ergebnis', 'Jubelpensionist');
  await settlesTo(page, ['0', '0', '0', '0']);
  await pick(page, 'Ergebnis', 'gewonnen');
  await settlesTo(page, ['+84', '−28', '−28', '−28']);
  await onPhoneToo(app, 'pensionist');
  await enter(page, 2);
  await page.getByRole('link', { name: 'Schreibblatt von Tisch 1' }).click();
  await expect(page.getByRole('main')).toContainText('Pensionist');
  await expect(page.getByRole('main')).toContainText('steinhofmäßig');
  await screenIsFine(app, 'ways-paper-goals');
});

/** The form on a laptop and on a phone. */
async function onPhoneToo(app: RunningApp, name: string): Promise<void> {
  const { page } = app;
  for (const [kind, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['laptop', { width: 1366, height: 768 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await screenIsFine(app, `ways-paper-${name}-${kind}`);
  }
}
