import { compareCash, compareGroups, compareRanking, compareTables, compareWorkbook } from './apart/compare.ts';
import { readCsvBlocks, readWorkbook } from './apart/files.ts';
import { type Evening, foldApart, found, inChair, paid, type Table } from './apart/fold.ts';
import { rankingOf } from './apart/ranking.ts';
import { type RawFile, UNIT } from './apart/raw.ts';
import { command, openDesk } from './desk.ts';
import {
  APART,
  button,
  card,
  closeRound,
  CUP,
  enter,
  FIRST,
  format,
  group,
  LADIES,
  LATE,
  leave,
  NAMES,
  OPTIONS,
  part,
  plan,
  readEvening,
  SECOND,
  somebody,
  SUBSTITUTE,
  swap,
  tablesOf,
  visit,
  write,
} from './evening-of-23.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { rankingSheets } from './ranking-sheets.ts';
import { said, screenIsFine } from './screens.ts';

test('an evening of 23 with every accident, and correct files', async ({ app }) => {
  const { page } = app;
  await lobbyIsOpen(page);
  await openDesk(page);
  const game = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: OPTIONS };
  const { evening } = await command(page, { type: 'create-evening', name: CUP, ...game, format: format() });
  await visit(page, evening, 'players');

  await test.step('a list with faults is refused with its lines, and accepted when they are fixed', async () => {
    const line = (name: string): string => `${name};${LADIES.includes(name) ? 'Damen' : ''}`;
    const right = ['Name;Gruppe', ...NAMES.map(line)];
    await page.getByLabel('Namen', { exact: true }).fill([...right, 'huber  maria;Damen', ' ;Damen'].join('\n'));
    await button(page, 'Eintragen').click();
    const refused = page.locator('#names-refused');
    await expect(refused).toContainText('Zeile 24, huber maria: Diesen Namen gibt es schon in Zeile 3.');
    await expect(refused).toContainText('Zeile 25: Hier fehlt der Name.');
    await expect(page.getByText('Noch niemand eingetragen.')).toBeVisible();
    await page.getByLabel('Namen', { exact: true }).fill(right.join('\n'));
    await button(page, 'Eintragen').click();
    await expect(page.getByText(/^22 da/)).toBeVisible();
  });

  await test.step('two are kept apart, three rounds are planned, one more comes', async () => {
    await page.getByRole('heading', { name: 'Nie an einem Tisch' }).click();
    await page.getByLabel('Der eine').selectOption({ label: APART[0] });
    await page.getByLabel('Der andere').selectOption({ label: APART[1] });
    await button(page, 'Trennen').click();
    await expect(page.getByText(APART.join(' und '), { exact: true })).toBeVisible();
    await part(page, 'Tische');
    await plan(page, 3);
    await button(page, 'Als Entwurf übernehmen').click();
    await expect(button(page, 'Runde 3, Tisch 1: Entwurf')).toBeVisible();
    await part(page, 'Spieler');
    await page.getByLabel('Schnell eintragen').fill(LATE);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: LATE })).toBeVisible();
  });

  await test.step('publishing asks about a player without a seat, is undone, and the player becomes the fifth at a table', async () => {
    await part(page, 'Tische');
    await expect(page.getByText(`Da, aber ohne Platz: ${LATE}.`)).toBeVisible();
    await button(page, 'Veröffentlichen').click();
    await button(page, 'Setzt aus – veröffentlichen').click();
    await expect(page.getByText(`${LATE} setzt diese Runde aus.`).first()).toBeVisible();
    await button(page, 'Veröffentlichung zurücknehmen').click();
    await button(page, 'Veröffentlichen').click();
    await button(page, `Doch nicht: ${LATE}`).click();
    await button(page, `An einen Tisch: ${LATE}`).click();
    await button(page, 'Dazusetzen').click();
    await expect(page.getByRole('heading', { name: 'Zu erledigen' })).toBeHidden();
  });

  await openDesk(page);
  const first = await readEvening(page, evening);
  const [five, otherFive, fifth, four, otherFour] = [...tablesOf(first, 1)].sort(
    (a, b) => b.chairs.length - a.chairs.length,
  );
  if (!five || !otherFive || !fifth || !four || !otherFour) throw new Error('too few tables');
  expect([five, otherFive, fifth, four, otherFour].map(({ chairs }) => chairs.length)).toEqual([5, 5, 5, 4, 4]);

  await test.step('two pairs sat at each other’s tables: one pair from the beginning, the other from now on', async () => {
    for (const { table } of [five, four, otherFive]) await write(page, evening, 1, table, table === four.table ? 3 : 2);
    await visit(page, evening, 'tables');
    const at = (table: Table): string => `${somebody(first, table).name} (Tisch ${table.table})`;
    await swap(page, at(five), at(otherFour), 'Erst ab jetzt');
    await expect(card(page, 1, five.table)).toContainText(`Bis Spiel 2 saß ${somebody(first, five).name}`);
    await swap(page, at(four), at(otherFive), 'Von Anfang an so');
    await expect(card(page, 1, otherFive.table)).toContainText(somebody(first, four).name);
    await screenIsFine(app, 'evening-23-1-swapped');
  });

  await test.step('a Renonce is written on its page; one deal is dealt again, one is annulled', async () => {
    const names = four.chairs.map((chair) => first.names.get(inChair(chair)) ?? '');
    // Somebody else has had the first seat since.
    names[four.chairs.findIndex((chair) => inChair(chair) === somebody(first, four).id)] = somebody(
      first,
      otherFive,
    ).name;
    const [, , third = '', fourth = ''] = names;
    await visit(page, evening, `entry/1/${four.table}/4`);
    await group(page, 'Gespielt wurde')
      .getByRole('radio', { name: /^Solorufer/ })
      .check();
    await page.getByLabel('Renonce', { exact: true }).check();
    await group(page, 'Wer hat die Renonce gemacht?')
      .getByLabel(names[1] ?? '', { exact: true })
      .check();
    await group(page, 'Spieler (Ansager)').getByLabel(third, { exact: true }).check();
    await group(page, 'Partner').getByLabel(fourth, { exact: true }).check();
    await page.getByLabel('Wer schreibt?').fill(FIRST);
    // What is paid comes a moment later, above the button.
    await expect(page.getByRole('complementary', { name: 'So wird abgerechnet' })).toContainText('−6');
    await button(page, 'Eintragen').click();
    await said(page, `Tisch ${four.table}, Spiel 4 ist eingetragen.`);
    await openDesk(page);
    const renonce = { contract: 'renonce', offenders: [1], played: { contract: 'solorufer', declarer: 2, partner: 3 } };
    await command(page, {
      type: 'check-deal',
      evening,
      round: 1,
      table: four.table,
      deal: 4,
      entry: renonce,
      by: SECOND,
    });
    const because = { reason: 'Eine Karte lag offen', referee: 'Moser' };
    const again = { evening, round: 1, table: four.table, deal: 5, entry: { contract: 'redeal', ...because } };
    await command(page, { type: 'enter-deal', ...again, by: FIRST });
    await write(page, evening, 1, four.table, 5);
    await enter(page, evening, 1, four.table, 6, { contract: 'annulled', reason: 'Zeile doppelt', referee: 'Moser' });
  });

  await test.step('two entries differ, and it is decided', async () => {
    const place = { evening, round: 1, table: otherFour.table, deal: 1 };
    const entry = { contract: 'solorufer', declarer: 1, partner: 2, won: true };
    await command(page, { type: 'enter-deal', ...place, entry, by: FIRST });
    await command(page, { type: 'check-deal', ...place, entry: { ...entry, won: false }, by: SECOND });
    await write(page, evening, 1);
    await visit(page, evening, 'tables');
    await button(page, 'Runde abschließen').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await visit(page, evening, `check/1/${otherFour.table}/1`);
    await expect(page.getByText('Die beiden Eingaben sind verschieden.').first()).toBeVisible();
    await page.getByRole('radio', { name: `Die 2. Eingabe, von ${SECOND}` }).check();
    await page.getByLabel('Wer entscheidet?').fill('Resi');
    await button(page, 'So gilt es').click();
    await expect(page.getByText('Resi hat es geschrieben.')).toBeVisible();
    await page.getByLabel('Name dessen, der vergleicht').fill(SECOND);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Geprüft: Es stimmt.' })).toBeVisible();
    await visit(page, evening, 'tables');
    await closeRound(page, 1);
  });

  await test.step('the rest is planned again with the latecomer', async () => {
    await plan(page, 2);
    await button(page, 'Übernehmen und veröffentlichen').click();
    await expect(button(page, 'Runde 2, Tisch 1: nicht begonnen')).toBeVisible();
  });

  await test.step('one of five leaves and the others play on; another one sends a substitute', async () => {
    await openDesk(page);
    const second = await readEvening(page, evening);
    const crowded = found(tablesOf(second, 2), ({ chairs }) => chairs.length === 5);
    const small = found(tablesOf(second, 2), ({ chairs }) => chairs.length === 4);
    await write(page, evening, 2, crowded.table, 4);
    await write(page, evening, 2, small.table, 3);
    await visit(page, evening, 'players');
    const walker = somebody(second, crowded);
    await leave(page, walker.name, 'Zu viert weiter');
    await said(page, `Tisch ${crowded.table} spielt ohne ${walker.name} weiter.`);
    await leave(page, somebody(second, small).name, 'Ersatz setzt sich hin', SUBSTITUTE);
    await part(page, 'Tische');
    await expect(card(page, 2, crowded.table)).toContainText(`${walker.name} ist nach Spiel 4 gegangen`);
    await expect(card(page, 2, small.table)).toContainText(SUBSTITUTE);
    await screenIsFine(app, 'evening-23-2-walked-out');
    await openDesk(page);
    await write(page, evening, 2);
    await visit(page, evening, 'tables');
    await closeRound(page, 2);
    await plan(page, 1);
    await button(page, 'Übernehmen und veröffentlichen').click();
    await expect(button(page, 'Runde 3, Tisch 1: nicht begonnen')).toBeVisible();
  });

  let corrected = 0;
  await test.step('a deal of the first round is struck out, and the ranking changes', async () => {
    await openDesk(page);
    const before = await readEvening(page, evening);
    const worth = (deal: Table['deals'][number]): number => Math.max(...paid(deal).map(Math.abs));
    const there = found(tablesOf(before, 1), ({ table }) => table === fifth.table);
    corrected = [...there.deals].sort((a, b) => worth(b) - worth(a))[0]?.deal ?? 0;
    await visit(page, evening, `entry/1/${fifth.table}/${corrected}`);
    await page.getByRole('radio', { name: /^Nicht gewertet/ }).check();
    await page.getByLabel('Grund der Berichtigung').fill('Falsche Zeile');
    await page.getByLabel('Wer schreibt?').fill(FIRST);
    await page.getByLabel('Ich habe die Folgen gelesen').check();
    await screenIsFine(app, 'evening-23-3-consequences');
    await button(page, 'Berichtigung eintragen').click();
    await said(page, `Tisch ${fifth.table}, Spiel ${corrected} ist berichtigt.`);
    await openDesk(page);
    const order = (one: Evening): readonly string[] => rankingOf(one).map(({ name }) => name);
    expect(order(await readEvening(page, evening))).not.toEqual(order(before));
  });

  await test.step('the third round has a double round', async () => {
    const third = tablesOf(await readEvening(page, evening), 3);
    expect(third.map(({ chairs }) => chairs.length).sort()).toEqual([4, 4, 4, 5, 5]);
    const small = found(third, ({ chairs }) => chairs.length === 4);
    await enter(page, evening, 3, small.table, 1, { contract: 'trischaken', thirds: [36, 58, 58, 58] });
    await write(page, evening, 3);
    await visit(page, evening, 'tables');
    await expect(page.getByText('Alle Tische sind fertig.')).toBeVisible();
    await closeRound(page, 3);
  });

  await test.step('a penalty makes two level', async () => {
    await openDesk(page);
    const lines = rankingOf(await readEvening(page, evening));
    const gap = (i: number): number => (lines[i]?.total ?? NaN) - (lines[i + 1]?.total ?? NaN);
    const at = lines.findIndex((_, i) => i > 5 && gap(i) > 0 && gap(i) % UNIT === 0);
    await visit(page, evening, 'tables');
    await button(page, 'Strafe geben …').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Spieler').selectOption({ label: lines[at]?.name ?? '' });
    await dialog.getByLabel('Punkte').fill(String(gap(at) / UNIT));
    await dialog.getByLabel('Euro').fill('2');
    await dialog.getByLabel('Grund').fill('Zu spät am Tisch');
    await dialog.getByRole('button', { name: 'Strafe geben' }).click();
    await expect(dialog).toBeHidden();
    await openDesk(page);
    const level = rankingOf(await readEvening(page, evening)).filter(({ total }) => total === lines[at + 1]?.total);
    expect(level.length).toBeGreaterThan(1);
  });

  const { text: threeRounds } = await command(page, { type: 'export', evening, what: 'csv' });
  const open = `Runde 1, Tisch ${fifth.table} (Spiel ${corrected})`;

  await test.step('before the final the page says what is unchecked', async () => {
    await visit(page, evening, 'tables');
    await button(page, 'Finaltische vorschlagen').click();
    const proposal = page.locator('.proposal');
    await expect(proposal).toContainText(`Noch ungeprüft: ${open}.`);
    await button(page, 'Übernehmen und veröffentlichen').click();
    await expect(proposal.getByText(`Vor dem Finale ist noch etwas ungeprüft`)).toBeVisible();
    await proposal.getByLabel('Das Finale trotzdem auslosen').check();
    await button(page, 'Übernehmen und veröffentlichen').click();
    await expect(button(page, 'Runde 4, Tisch 1: nicht begonnen')).toBeVisible();
    await openDesk(page);
    await write(page, evening, 4);
    await visit(page, evening, 'tables');
    await closeRound(page, 4);
  });

  await test.step('so does the page at the end of the evening, until it is checked', async () => {
    await expect(page.getByText('aber noch nicht alles ist geprüft.')).toContainText(`Noch ungeprüft: ${open}.`);
    await visit(page, evening, `check/1/${fifth.table}/${corrected}`);
    await expect(page.getByText('Berichtigt: Falsche Zeile')).toBeVisible();
    await page.getByLabel('Name dessen, der vergleicht').fill(SECOND);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Geprüft: Es stimmt.' })).toBeVisible();
    await visit(page, evening, 'tables');
    await expect(page.getByText('Alle 4 vereinbarten Runden sind gespielt. Der Stand ist das Ergebnis.')).toBeVisible();
  });

  await test.step('every number in the files follows from the event file', async () => {
    await part(page, 'Stand');
    const csv = await app.save(() => button(page, 'Als CSV speichern').click());
    const events = await app.save(() => button(page, 'Alles (Ereignisdatei)').click());
    await screenIsFine(app, 'evening-23-4-standings');
    const raw = JSON.parse(events.text) as RawFile;
    const folded = foldApart(raw);
    const blocks = readCsvBlocks(csv.text);
    const [ranking] = blocks;
    const [early] = readCsvBlocks(threeRounds);
    if (!ranking || !early) throw new Error('no ranking');
    const rounds = folded.rounds.slice(0, 3);
    const before = compareRanking({ ...folded, rounds }, early);
    const places = compareRanking(folded, ranking, before);
    compareGroups(folded, blocks, places);
    compareTables(folded, blocks);
    compareCash(folded, blocks, places);
    await openDesk(page);
    const workbook = await command(page, { type: 'export', evening, what: 'xlsx' });
    compareWorkbook(readWorkbook(workbook.text), blocks);
    expect(csv.text).toContain('neu gegeben; Eine Karte lag offen; Schiedsrichter Moser');
    expect(csv.text).toContain('nicht gewertet; Zeile doppelt; Schiedsrichter Moser');
    // Everything planned has happened, and those kept apart never met.
    const { history } = raw;
    const exchanges = history.flatMap(({ event }) => (event.type === 'seats-exchanged' ? event.from : []));
    expect(exchanges).toEqual(['now', 'beginning']);
    const happened = new Set(history.map(({ event: { type } }): string => type));
    for (const event of ['round-unpublished', 'player-seated', 'seat-vacated', 'player-substituted', 'deal-redealt'])
      expect(happened).toContain(event);
    const deals = folded.rounds.flatMap(({ tables }) => tables.flatMap((table) => table.deals));
    expect(new Set(deals.map(({ row }) => row.outcome))).toEqual(new Set(['played', 'renonce', 'annulled']));
    const factors = deals.flatMap(({ items }) => items.flatMap((item) => item.factors.map(({ code }) => code)));
    expect(new Set(factors)).toEqual(new Set(['double-round', 'last-round']));
    const [one = '', other = ''] = APART.map((name) => found([...folded.names], ([, own]) => own === name)[0]);
    // Whoever has qualified plays the final, be it those two.
    const ordinary = folded.rounds.slice(0, 3).flatMap(({ tables }) => tables.flatMap((table) => table.deals));
    for (const { who } of ordinary) expect(who.includes(one) && who.includes(other)).toBe(false);
    expect(folded.names.size).toBe(23);
  });

  await test.step('the cash box balances, and the printed ranking has every name', async () => {
    await visit(page, evening, 'cash');
    await expect(page.getByText('Die Kassa stimmt: Alles zusammen ergibt null.')).toBeVisible();
    await screenIsFine(app, 'evening-23-5-cash');
    await visit(page, evening, 'standings');
    await page.getByRole('heading', { name: 'Stand', exact: true }).waitFor();
    const sheets = await rankingSheets(page);
    await page.emulateMedia({ media: null });
    expect(sheets.flatMap(({ outside }) => outside)).toEqual([]);
    // One of the three may have left: their name then stands beside the substitute's.
    const printed = sheets.map(({ text }) => text).join('\n');
    for (const name of NAMES.slice(0, 3)) expect(printed).toContain(name);
    expect(sheets.flatMap(({ names }) => names)).toHaveLength(23 + LADIES.length);
  });
});
