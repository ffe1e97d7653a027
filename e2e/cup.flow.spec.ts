import type { Page } from '@playwright/test';
import type { Command } from '#electron/protocol/commands/command.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import type { TableState } from '#engine/tournament/state/types.ts';
import { command, commands, openDesk, visitEvening } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { screenIsFine, sixths } from './screens.ts';
import { stateOf } from './state.ts';

const FORMAT: Format = { ...DEFAULT_FORMAT, deals: 16, dealsAtFive: 20, rounds: 3, secondEntry: true };
const CUP = 'Cup im Gasthof Post';
/** A name that a spreadsheet would run as a formula. */
const LATE = '=Zuspät Gekommen';

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: CUP }).getByRole('link', { name, exact: true }).click();

/** A Solorufer of the seat after the dealer with the next one, won or lost in turn. */
const entryOf = ({ players, table }: TableState, deal: number) => {
  const at = (step: number): number => (deal - 1 + step) % players.length;
  return { contract: 'solorufer', declarer: at(1), partner: at(2), won: (deal + table) % 3 !== 0 };
};

/** Types in what is missing at tables, twice by two people. */
async function write(page: Page, evening: string, round: number, tables: readonly TableState[], upTo = Infinity) {
  const entries: Command[] = [];
  for (const table of tables)
    for (let deal = table.results.length + 1; deal <= Math.min(table.deals, upTo); deal++) {
      const place = { evening, round, table: table.table, deal, entry: entryOf(table, deal) };
      entries.push({ type: 'enter-deal', ...place, by: 'Maria' }, { type: 'check-deal', ...place, by: 'Josef' });
    }
  await commands(page, entries);
}

/** Plans the rest of the evening on screen; returns when the search has ended. */
async function plan(page: Page, rounds: number): Promise<void> {
  await part(page, 'Tische');
  const planner = page.locator('details').filter({ has: page.locator('#planner') });
  // The panel is open only if it has content.
  await expect(page.locator('#planner')).toBeVisible();
  if (!(await planner.getByText('Genauer planen').isVisible())) await page.locator('#planner').click();
  if (!(await page.getByLabel('Wie viele Runden').isVisible())) await page.getByText('Genauer planen').click();
  await page.getByLabel('Wie werden die Plätze gefunden?').selectOption({ label: 'ganzer Abend geplant' });
  await page.getByLabel('Wie viele Runden').fill(String(rounds));
  await page.getByLabel('Sekunden zum Rechnen').fill('1');
  await page.getByRole('button', { name: 'Vorschlag machen' }).click();
  await expect(page.getByRole('button', { name: 'Als Entwurf übernehmen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'So nehmen, nicht weitersuchen' })).toBeHidden();
}

/** Opens a page of the evening again, and waits until the evening is there. */
async function visit(page: Page, evening: string, rest: string): Promise<void> {
  await visitEvening(page, evening, rest);
  await expect(page.getByRole('navigation', { name: 'Tarockabend' }).getByRole('link', { name: CUP })).toBeVisible();
}

test('a cup of 23 in three rounds, with everything that can go wrong', async ({ app }) => {
  const { page } = app;
  await lobbyIsOpen(page);
  await openDesk(page);
  const game = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} };
  const { evening } = await command(page, { type: 'create-evening', name: CUP, ...game, format: FORMAT });
  const names = Array.from({ length: 22 }, (_, i) => `Spieler ${String(i + 1).padStart(2, '0')}`);
  await command(page, { type: 'import-players', evening, text: names.join('\n') });

  await test.step('the evening is planned, one more comes, it is planned again', async () => {
    await visit(page, evening, 'tables');
    await plan(page, 3);
    await page.getByRole('button', { name: 'Als Entwurf übernehmen' }).click();
    await part(page, 'Spieler');
    await page.getByLabel('Schnell eintragen').fill(LATE);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: LATE })).toBeVisible();
    await plan(page, 3);
    await screenIsFine(app, 'cup-1-planned');
    await page.getByRole('button', { name: 'Übernehmen und veröffentlichen' }).click();
    await expect(page.getByRole('button', { name: 'Runde 1, Tisch 1: nicht begonnen' })).toBeVisible();
  });

  await openDesk(page);
  const [first] = (await stateOf(page, evening)).rounds;
  expect(first?.tables.map(({ players }) => players.length)).toEqual([5, 5, 5, 4, 4]);
  await write(page, evening, 1, first?.tables ?? []);
  await command(page, { type: 'close-round', evening, round: 1 });
  await command(page, { type: 'publish-round', evening, round: 2 });
  const second = (await stateOf(page, evening)).rounds[1]?.tables ?? [];
  const five = second.find(({ players }) => players.length === 5);
  const four = second.find(({ players }) => players.length === 4);
  if (!five || !four) throw new Error('no such tables');
  await write(page, evening, 2, [five], 19);
  const walker = (await stateOf(page, evening)).players.find(({ id }) => id === five.players[2]);

  await test.step('somebody walks out after deal 19; the rest of their table is struck', async () => {
    await visit(page, evening, 'players');
    await page.getByRole('button', { name: `${walker?.name ?? ''} geht heim` }).click();
    const leaving = page.getByRole('dialog');
    await expect(leaving).toContainText(`an Tisch ${five.table}; dort sind 19 von 20 Spielen geschrieben.`);
    await leaving.getByRole('radio', { name: 'Später entscheiden' }).check();
    await leaving.getByRole('button', { name: 'Eintragen' }).click();
    await part(page, 'Tische');
    await page.getByRole('button', { name: `Tisch ${five.table}: Rest streichen` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('heimgegangen');
    await dialog.getByRole('button', { name: 'Rest streichen' }).click();
    await expect(page.getByRole('button', { name: `Runde 2, Tisch ${five.table}: fertig` })).toBeVisible();
  });

  await test.step('a typing error by keyboard, and the second entry finds it', async () => {
    await visit(page, evening, `entry/2/${four.table}/1`);
    const type = async (keys: readonly string[]) => {
      await page.getByRole('radio').first().focus();
      for (const key of keys) {
        await page.keyboard.type(key);
        await page.keyboard.press('Tab');
      }
    };
    const seat = (i: number) => nameAt(i).toLowerCase();
    await type(['sol', seat(1), seat(2), 'g']);
    await page.getByLabel('Wer schreibt?').fill('Maria');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Spiel 1 ist eingetragen.' })).toBeVisible();
    await visit(page, evening, `check/2/${four.table}/1`);
    await type(['sol', seat(1), seat(2), 'v']);
    await page.getByLabel('Wer gibt zum zweiten Mal ein?').fill('Josef');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Die beiden Eingaben sind verschieden.').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Die 1. Eingabe, von Maria' }).check();
    await page.getByLabel('Wer entscheidet?').fill('Josef');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Geprüft: Es stimmt.' })).toBeVisible();
  });

  await openDesk(page);
  const others = ((await stateOf(page, evening)).rounds[1]?.tables ?? []).filter(({ table }) => table !== five.table);
  await write(page, evening, 2, others);
  await command(page, { type: 'close-round', evening, round: 2 });

  await test.step('the third round is planned without that player', async () => {
    await visit(page, evening, 'tables');
    await plan(page, 1);
    await page.getByRole('button', { name: 'Übernehmen und veröffentlichen' }).click();
    await expect(page.getByRole('button', { name: 'Runde 3, Tisch 1: nicht begonnen' })).toBeVisible();
  });
  await openDesk(page);
  const third = (await stateOf(page, evening)).rounds[2]?.tables ?? [];
  expect(third.flatMap(({ players }) => players)).not.toContain(walker?.id);
  await write(page, evening, 3, third);
  await command(page, { type: 'close-round', evening, round: 3 });

  await test.step('a closed round is corrected, with its consequences named', async () => {
    await visit(page, evening, 'entry/1/4/5');
    await page.getByRole('radio', { name: /^Nicht gewertet/ }).check();
    await page.getByLabel('Grund der Berichtigung').fill('Renonce');
    await page.getByLabel('Wer schreibt?').fill('Maria');
    await page.getByLabel('Ich habe die Folgen gelesen').check();
    await screenIsFine(app, 'cup-2-consequences');
    await page.getByRole('button', { name: 'Berichtigung eintragen' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Tisch 4, Spiel 5 ist berichtigt.' })).toBeVisible();
  });

  await test.step('standings, ties broken, exports opened again and compared', async () => {
    await visit(page, evening, 'standings');
    const csv = await app.save(() => page.getByRole('button', { name: 'Als CSV speichern' }).click());
    const events = await app.save(() => page.getByRole('button', { name: 'Alles (Ereignisdatei)' }).click());
    await screenIsFine(app, 'cup-3-standings');
    await openDesk(page);
    const { lines } = eveningStandings(await stateOf(page, evening));
    expect(lines).toHaveLength(23);
    expect(new Set(lines.map(({ rank }) => rank)).size).toBe(23);
    expect(lines.some(({ tie }) => tie?.decidedBy !== undefined)).toBe(true);
    const [block = ''] = csv.text.split('\r\n\r\n');
    const [, heads = '', ...rows] = block.split('\r\n');
    const at = (head: string) => heads.split(',').indexOf(head);
    expect(rows.map((row) => row.split(',')[at('Name')])).toEqual(
      lines.map(({ entrant }) => entrant.name.replace(/^=/, "'=")),
    );
    expect(rows.map((row) => sixths(row.split(',')[at('Summe')] ?? ''))).toEqual(
      lines.map(({ total }) => (total.n * 6) / total.d),
    );
    const again = await command(page, { type: 'import-evening', text: events.text });
    const copy = await stateOf(page, again.evening);
    const original = await stateOf(page, evening);
    expect(again.name).toBe(`${original.name} (2)`);
    expect({ ...copy, id: evening, name: original.name }).toEqual(original);
  });

  /** The player at a seat of the four. */
  function nameAt(i: number): string {
    const index = Number((four?.players[i] ?? 'p0').slice(1)) - 1;
    return names[index] ?? LATE;
  }
});
