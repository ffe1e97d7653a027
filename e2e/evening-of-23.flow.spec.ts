import type { Page } from '@playwright/test';
import type { Format } from '../engine/tournament/format.ts';
import { PRESETS } from '../engine/tournament/presets.ts';
import { compareCash, compareGroups, compareRanking, compareTables, compareWorkbook } from './apart/compare.ts';
import { readCsvBlocks, readWorkbook } from './apart/files.ts';
import { foldApart, found, inChair, paid, type Evening, type Table } from './apart/fold.ts';
import { rankingOf } from './apart/ranking.ts';
import { UNIT, type RawFile } from './apart/raw.ts';
import { command, openDesk, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { rankingSheets } from './ranking-sheets.ts';
import { said, screenIsFine } from './screens.ts';

const CUP = 'Tirolcup im Gasthof Post';
const NAMES = [
  'Brandstätter-Gschwandtner Elisa',
  'Huber Maria',
  'Maria Magdalena von Hohenstauf',
  'Moser Franz',
  'Steixner Alois',
  'Kogler Sepp',
  'Falkner Rosa',
  'Müller Jürgen',
  'Unterkirchbergermühlbacher Max',
  'Egger Ernst',
  'Pichler Doris',
  'Zangerl Hans',
  'Öhlinger Leni',
  'Daxböck Karl',
  'Cerny Ilse',
  'Ager Josef',
  'Fuchs Gerti',
  'Höfer Bert',
  'Steinbichler Cilli',
  'Gruber Anna',
  'Lechner Vroni',
  'Wieser Toni',
];
const LADIES = ['Huber Maria', 'Falkner Rosa', 'Gruber Anna', 'Lechner Vroni'];
const LATE = 'Spätkommer Gust';
const SUBSTITUTE = 'Einspringer Luis';
const APART = ['Huber Maria', 'Moser Franz'] as const;

const tirolcup = PRESETS.find(({ id }) => id === 'tirolcup')?.format;
/** The cup with half of its deals, a final of the best four, and money. */
const format = (): Format => {
  if (!tirolcup) throw new Error('no such preset');
  return {
    ...tirolcup,
    deals: 8,
    dealsAtFive: 10,
    secondEntry: true,
    final: { seats: 4, carry: { type: 'share', percent: 50 }, others: 'stop' },
    cash: {
      fee: 1000,
      reduced: [],
      houseKeeps: 200,
      perPoint: 12,
      prizes: { type: 'fixed', cents: [9000, 5000, 3000] },
      step: 1,
      goods: [],
      pot: null,
      penaltiesTo: 'house',
    },
  };
};
const OPTIONS = { 'double-rounds': true, schlussrad: true };

/** Both entries of everything come from the same two people. */
const [FIRST, SECOND] = ['Maria', 'Josef'];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const card = (page: Page, round: number, table: number) => page.locator(`#table-${round}-${table}-card`);
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: CUP }).getByRole('link', { name, exact: true }).click();

/** A deal of a table as it is typed in: who plays with whom, and what comes of it, goes round. */
function entryOf({ chairs, deals, table }: Table, round: number) {
  const deal = deals.length + 1;
  const there = chairs.filter(({ empty }) => !empty).length;
  const at = (step: number): number => (deal - 1 + step) % there;
  const kind = (deal * 3 + table * 5 + round * 7) % 11;
  if (kind < 3) return { contract: 'dreier', declarer: at(1 + (kind % 3)), won: kind !== 1 };
  return { contract: 'solorufer', declarer: at(1), partner: at(2 + (kind % 2)), won: kind % 4 !== 0 };
}

/** The evening as its event file tells it, folded apart. */
async function told(page: Page, evening: string): Promise<Evening> {
  const { text } = await command(page, { type: 'export', evening, what: 'events' });
  return foldApart(JSON.parse(text) as RawFile);
}

const tablesOf = (evening: Evening, round: number): readonly Table[] =>
  found(evening.rounds, (one) => one.round === round).tables;

/** Types one deal in, twice by two people. */
async function enter(page: Page, evening: string, round: number, table: number, deal: number, entry: object) {
  const place = { evening, round, table, deal, entry: JSON.parse(JSON.stringify(entry)) as never };
  await command(page, { type: 'enter-deal', ...place, by: FIRST });
  await command(page, { type: 'check-deal', ...place, by: SECOND });
}

/** Types in what is missing at a table, or at all tables of a round; the desk must be open. */
async function write(page: Page, evening: string, round: number, only?: number, upTo = Infinity): Promise<void> {
  for (const { table } of tablesOf(await told(page, evening), round)) {
    if (only !== undefined && table !== only) continue;
    const there = found(tablesOf(await told(page, evening), round), (one) => one.table === table);
    while (there.deals.length < Math.min(there.toPlay, upTo)) {
      const deal = there.deals.length + 1;
      await enter(page, evening, round, table, deal, entryOf(there, round));
      there.deals.push({ deal, row: undefined as never, items: [], chairs: [], who: [] });
    }
  }
}

/** Opens a page of the evening anew, and waits until the evening is there. */
async function visit(page: Page, evening: string, rest: string): Promise<void> {
  await visitEvening(page, evening, rest);
  await expect(page.getByRole('navigation', { name: 'Tarockabend' }).getByRole('link', { name: CUP })).toBeVisible();
}

/** Plans so many rounds on the page of the tables. */
async function plan(page: Page, rounds: number): Promise<void> {
  const planner = page.locator('details').filter({ has: page.locator('#planner') });
  await expect(page.locator('#planner')).toBeVisible();
  if (!(await planner.getByText('Genauer planen').isVisible())) await page.locator('#planner').click();
  if (!(await page.getByLabel('Wie viele Runden').isVisible())) await page.getByText('Genauer planen').click();
  await page.getByLabel('Wie werden die Plätze gefunden?').selectOption({ label: 'ganzer Abend geplant' });
  await page.getByLabel('Wie viele Runden').fill(String(rounds));
  await page.getByLabel('Sekunden zum Rechnen').fill('1');
  await button(page, 'Vorschlag machen').click();
  await expect(button(page, 'Als Entwurf übernehmen')).toBeVisible();
  await expect(button(page, 'So nehmen, nicht weitersuchen')).toBeHidden();
}

/** Somebody at a table who is none of those kept apart. */
function somebody(evening: Evening, table: Table): { readonly id: string; readonly name: string } {
  const [one] = table.chairs
    .map((chair) => ({ id: inChair(chair), name: evening.names.get(inChair(chair)) ?? '' }))
    .filter(({ name }) => !APART.some((other) => other === name) && name !== LATE);
  if (!one) throw new Error('nobody');
  return one;
}

/** Two tables of a round change a person each. */
async function swap(page: Page, one: string, other: string, from: string): Promise<void> {
  await button(page, 'Plätze tauschen …').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Wer', { exact: true }).selectOption({ label: one });
  await dialog.getByLabel('Mit wem').selectOption({ label: other });
  await dialog.getByLabel('Grund').fill('Zettel verwechselt');
  await dialog.getByRole('radio', { name: from }).check();
  await button(page, 'Tauschen').click();
  await expect(dialog).toBeHidden();
}

/** Somebody goes home in the middle of a round. */
async function leave(page: Page, name: string, how: string, substitute?: string): Promise<void> {
  await button(page, `${name} geht heim`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: how }).check();
  if (substitute !== undefined) await dialog.getByLabel('Name des Ersatzes').fill(substitute);
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await expect(dialog).toBeHidden();
}

const closeRound = async (page: Page, round: number): Promise<void> => {
  await button(page, 'Runde abschließen').click();
  await said(page, `Runde ${round} ist abgeschlossen.`);
};

test('an evening of 23 with every accident, and its files are right', async ({ app }) => {
  const { page } = app;
  await lobbyIsOpen(page);
  await openDesk(page);
  const game = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: OPTIONS };
  const { evening } = await command(page, { type: 'create-evening', name: CUP, ...game, format: format() });
  await visit(page, evening, 'players');

  await test.step('a list with faults is refused with its lines, and taken when it is mended', async () => {
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

  await test.step('publishing asks for who has no seat, is taken back, and he sits down as the fifth', async () => {
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
  const first = await told(page, evening);
  const [five, otherFive, fifth, four, otherFour] = [...tablesOf(first, 1)].sort(
    (a, b) => b.chairs.length - a.chairs.length,
  );
  if (!five || !otherFive || !fifth || !four || !otherFour) throw new Error('too few tables');
  expect([five, otherFive, fifth, four, otherFour].map(({ chairs }) => chairs.length)).toEqual([5, 5, 5, 4, 4]);

  await test.step('two pairs sat at each other’s tables: the one all the time, the other from now on', async () => {
    for (const { table } of [five, four, otherFive]) await write(page, evening, 1, table, table === four.table ? 3 : 2);
    await visit(page, evening, 'tables');
    const at = (table: Table): string => `${somebody(first, table).name} (Tisch ${table.table})`;
    await swap(page, at(five), at(otherFour), 'Erst ab jetzt');
    await expect(card(page, 1, five.table)).toContainText(`Bis Spiel 2 saß ${somebody(first, five).name}`);
    await swap(page, at(four), at(otherFive), 'Von Anfang an so');
    await expect(card(page, 1, otherFive.table)).toContainText(somebody(first, four).name);
    await screenIsFine(app, 'evening-23-1-swapped');
  });

  await test.step('a Renonce is written on its page; a deal is dealt again, one is annulled', async () => {
    const names = four.chairs.map((chair) => first.names.get(inChair(chair)) ?? '');
    // Who sits in the first seat has changed since.
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

  await test.step('the rest is planned anew with the late one', async () => {
    await plan(page, 2);
    await button(page, 'Übernehmen und veröffentlichen').click();
    await expect(button(page, 'Runde 2, Tisch 1: nicht begonnen')).toBeVisible();
  });

  await test.step('one of five goes and the others play on; another one sends somebody', async () => {
    await openDesk(page);
    const second = await told(page, evening);
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
  await test.step('a deal of the first round is struck out, and the ranking is another one', async () => {
    await openDesk(page);
    const before = await told(page, evening);
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
    await said(page, `Tisch ${fifth.table}, Spiel ${corrected} ist eingetragen.`);
    await openDesk(page);
    const order = (one: Evening): readonly string[] => rankingOf(one).map(({ name }) => name);
    expect(order(await told(page, evening))).not.toEqual(order(before));
  });

  await test.step('the third round has a double round', async () => {
    const third = tablesOf(await told(page, evening), 3);
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
    const lines = rankingOf(await told(page, evening));
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
    const level = rankingOf(await told(page, evening)).filter(({ total }) => total === lines[at + 1]?.total);
    expect(level.length).toBeGreaterThan(1);
  });

  const { text: threeRounds } = await command(page, { type: 'export', evening, what: 'csv' });
  const open = `Runde 1, Tisch ${fifth.table} (Spiel ${corrected})`;

  await test.step('before the final it is said what is unchecked', async () => {
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

  await test.step('the end of the evening says so too, until it is checked', async () => {
    await expect(page.getByText('aber noch nicht alles ist geprüft.')).toContainText(`Noch ungeprüft: ${open}.`);
    await visit(page, evening, `check/1/${fifth.table}/${corrected}`);
    await expect(page.getByText('Berichtigt: Falsche Zeile')).toBeVisible();
    await page.getByLabel('Name dessen, der vergleicht').fill(SECOND);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Geprüft: Es stimmt.' })).toBeVisible();
    await visit(page, evening, 'tables');
    await expect(page.getByText('Alle 4 vereinbarten Runden sind gespielt. Der Stand ist das Ergebnis.')).toBeVisible();
  });

  await test.step('every number of the files is what the event file says', async () => {
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
    // Everything that was to happen has happened, and those kept apart never met.
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
    for (const { who } of deals) expect(who.includes(one) && who.includes(other)).toBe(false);
    expect(folded.names.size).toBe(23);
  });

  await test.step('the cash desk balances, and the printed ranking has every name', async () => {
    await visit(page, evening, 'cash');
    await expect(page.getByText('Die Kassa stimmt: Alles zusammen ergibt null.')).toBeVisible();
    await screenIsFine(app, 'evening-23-5-cash');
    await visit(page, evening, 'standings');
    await page.getByRole('heading', { name: 'Stand', exact: true }).waitFor();
    const sheets = await rankingSheets(page);
    await page.emulateMedia({ media: null });
    expect(sheets.flatMap(({ outside }) => outside)).toEqual([]);
    const printed = sheets.flatMap(({ names }) => names).join('\n');
    for (const name of NAMES.slice(0, 3)) expect(printed).toContain(name);
    expect(sheets.flatMap(({ names }) => names)).toHaveLength(23 + LADIES.length);
  });
});
