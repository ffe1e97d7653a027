import { command, openDesk, openEvening, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { screenIsFine } from './screens.ts';

const LIST = [
  'Name;Viererteam',
  'Auer Anna;Oberland',
  'Bacher Bert;Oberland',
  'Cerny Cilli;Oberland',
  'Dornauer Doris;Oberland',
  'Egger Emil;',
  'Fink Fritz;',
  'Gruber Gusti;',
  'Huber Hans;',
].join('\n');

test('teams from a list, by hand and by lot; the best count; standings, projector, paper and files', async ({
  app,
}) => {
  const { page } = app;
  await lobbyIsOpen(page);
  const evening = await openEvening(page, {
    name: 'Mannschaftscup',
    format: { deals: 2, rounds: 1, entry: 'totals' },
  });
  await command(page, { type: 'import-players', evening, text: LIST });
  await visitEvening(page, evening, 'players');
  await page.getByRole('link', { name: 'Mannschaften …' }).click();

  // The teams of four came with the list: they are shown first.
  await expect(page.getByRole('heading', { name: 'Mannschaften zu viert (1 Mannschaft)' })).toBeVisible();
  await page.getByLabel('Was zählt für die Mannschaft?').selectOption('die besten 3');
  await page.getByRole('radio', { name: 'zu zweit' }).check();
  await expect(page.getByText('Noch keine Mannschaft.')).toBeVisible();

  // By hand: two are ticked, nobody else can be.
  const free = page.getByRole('region', { name: 'Noch ohne Mannschaft' });
  await free.getByLabel('Auer Anna').check();
  await free.getByLabel('Egger Emil').check();
  await expect(free.getByLabel('Fink Fritz')).toBeDisabled();
  await free.getByRole('button', { name: 'Mannschaft bilden' }).click();
  await expect(page.getByLabel('Name der Mannschaft Auer / Egger')).toBeVisible();
  await expect(free.getByLabel('Auer Anna')).toHaveCount(0);
  await page.getByLabel('Name der Mannschaft Auer / Egger').fill('Die Zwei');
  await page.getByLabel('Name der Mannschaft Auer / Egger').press('Enter');
  await expect(page.getByLabel('Name der Mannschaft Die Zwei')).toBeFocused();

  // One leaves, another joins.
  await page.getByRole('button', { name: 'Egger Emil aus der Mannschaft Die Zwei nehmen' }).click();
  const joining = page.getByLabel('Jemanden in die Mannschaft Die Zwei nehmen');
  await expect(joining).toBeFocused();
  await joining.selectOption('Fink Fritz');
  await expect(page.getByRole('button', { name: 'Fink Fritz aus der Mannschaft Die Zwei nehmen' })).toBeVisible();

  // The others by lot: six in three pairs.
  await expect(free.getByText('Ergibt 3 Mannschaften.')).toBeVisible();
  await free.getByRole('button', { name: 'Alle Übrigen auslosen' }).click();
  await expect(page.getByRole('heading', { name: 'Mannschaften zu zweit (4 Mannschaften)' })).toBeVisible();
  await expect(page.getByText('Alle, die da sind, haben eine Mannschaft.')).toBeVisible();
  await page.getByRole('button', { name: 'Mannschaft Team 3 auflösen' }).click();
  await expect(free.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: /^Mannschaften zu zweit/ })).toBeFocused();
  await page.getByLabel('Name der Mannschaft Team 2').fill('team 1');
  await page.getByLabel('Name der Mannschaft Team 2').press('Enter');
  await expect(page.locator('[data-code="team-name-twice"]')).toBeVisible();
  await page.getByRole('button', { name: 'Mitglieder nie an einem Tisch' }).click();
  await expect(page.getByText('Die Mitglieder einer Mannschaft sitzen ab jetzt nie an einem Tisch.')).toBeVisible();
  await screenIsFine(app, 'teams-1-editor');

  // Results: Auer 20, Bacher 5, Cerny -10, Dornauer -15; Egger 12, Fink 6, Gruber -8, Huber -10.
  await openDesk(page);
  await command(page, { type: 'keep-apart', evening, pairs: [] });
  const rounds = [
    [
      ['p1', 'p2', 'p3', 'p4'],
      ['p5', 'p6', 'p7', 'p8'],
    ],
  ];
  await command(page, { type: 'plan-rounds', evening, from: 1, draw: { method: 'by-hand' }, rounds });
  await command(page, { type: 'publish-round', evening, round: 1 });
  const total = { evening, round: 1, deals: 2 };
  await command(page, { type: 'enter-total', ...total, table: 1, points: ['20', '5', '-10', '-15'] });
  await command(page, { type: 'enter-total', ...total, table: 2, points: ['12', '6', '-8', '-10'] });
  await visitEvening(page, evening, 'standings');

  // The best three of four: 20 + 5 - 10 = 15. The pair: 20 + 6 = 26.
  const fours = page.getByRole('region', { name: 'Mannschaften zu viert' });
  await expect(fours.getByRole('row', { name: /Oberland/ })).toContainText('+15');
  await expect(fours.locator('.out')).toHaveText('Dornauer Doris −15');
  const pairs = page.getByRole('region', { name: 'Mannschaften zu zweit' });
  await expect(pairs.getByRole('row').nth(1)).toContainText(/1\s*Die Zwei.*Auer Anna \+20, Fink Fritz \+6.*\+26/s);
  await screenIsFine(app, 'teams-2-standings');

  const csv = await app.save(() => page.getByRole('button', { name: 'CSV für Excel' }).click());
  expect(csv.text).toContain('Mannschaften zu zweit');
  expect(csv.text).toMatch(/1;Die Zwei;"Auer Anna, Fink Fritz";26/);
  const notice = await app.save(() => page.getByRole('button', { name: 'Aushang (Text)' }).click());
  expect(notice.text).toMatch(/Oberland +Auer Anna, Bacher Bert, Cerny Cilli +15/);

  await visitEvening(page, evening, 'board');
  await page.mouse.move(200, 200);
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await page.getByRole('button', { name: 'Anhalten' }).click();
  const head = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await next.click();
    await expect(head).toHaveText(/^Mannschaften zu zweit/, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('row').nth(1)).toContainText('Die Zwei');
  await screenIsFine(app, 'teams-3-board');

  await visitEvening(page, evening, 'print/1');
  await page.getByRole('checkbox', { name: /^Mannschaftswertung/ }).check();
  await expect(page.getByRole('row', { name: /Die Zwei/ })).toContainText('26');
  await expect(page.getByRole('row', { name: /Oberland/ })).toContainText('15');
  await screenIsFine(app, 'teams-4-print');
});
