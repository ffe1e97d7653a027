import type { Page } from '@playwright/test';
import type { Command } from '#electron/protocol/commands/command.ts';
import { koenigrufen } from '#engine/games/koenigrufen/game.ts';
import { presetsOf } from '#engine/tournament/format/presets.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { type Evening, foldApart, found, inChair, type Table } from './apart/fold.ts';
import type { RawFile } from './apart/raw.ts';
import { command, commands, visitEvening } from './desk.ts';
import { expect } from './fixtures.ts';
import { said } from './screens.ts';

export const CUP = 'Tirolcup im Gasthof Post';
export const NAMES = [
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
export const LADIES = ['Huber Maria', 'Falkner Rosa', 'Gruber Anna', 'Lechner Vroni'];
export const LATE = 'Spätkommer Gust';
export const SUBSTITUTE = 'Einspringer Luis';
export const APART = ['Huber Maria', 'Moser Franz'] as const;

const agreed = koenigrufen.tableRules('tirol-speisezettel', {});
const presets = agreed.ok ? presetsOf(koenigrufen, agreed.value) : [];
const tirolcup = presets.find(({ id }) => id === 'tirolcup')?.format;
/** The cup with half of its deals, a final of the best four, and money. */
export const format = (): Format => {
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
export const OPTIONS = { 'double-rounds': true, schlussrad: true };

/** Both entries of everything come from the same two people. */
export const FIRST = 'Maria';
export const SECOND = 'Josef';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
export const card = (page: Page, round: number, table: number) => page.locator(`#table-${round}-${table}-card`);
export const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: CUP }).getByRole('link', { name, exact: true }).click();

/** A deal of a table as it is typed in: the partners and the result rotate. */
function entryOf({ chairs, deals, table }: Table, round: number) {
  const deal = deals.length + 1;
  const there = chairs.filter(({ empty }) => !empty).length;
  const at = (step: number): number => (deal - 1 + step) % there;
  const kind = (deal * 3 + table * 5 + round * 7) % 11;
  if (kind < 3) return { contract: 'dreier', declarer: at(1 + (kind % 3)), won: kind !== 1 };
  return { contract: 'solorufer', declarer: at(1), partner: at(2 + (kind % 2)), won: kind % 4 !== 0 };
}

/** The evening as its event file has it, folded independently. */
export async function readEvening(page: Page, evening: string): Promise<Evening> {
  const { text } = await command(page, { type: 'export', evening, what: 'events' });
  return foldApart(JSON.parse(text) as RawFile);
}

export const tablesOf = (evening: Evening, round: number): readonly Table[] =>
  found(evening.rounds, (one) => one.round === round).tables;

/** One deal, typed in twice by two people. */
function bothEntries(evening: string, round: number, table: number, deal: number, entry: object): readonly Command[] {
  const place = { evening, round, table, deal, entry: JSON.parse(JSON.stringify(entry)) as never };
  return [
    { type: 'enter-deal', ...place, by: FIRST },
    { type: 'check-deal', ...place, by: SECOND },
  ];
}

/** Types one deal in, twice by two people. */
export async function enter(page: Page, evening: string, round: number, table: number, deal: number, entry: object) {
  await commands(page, bothEntries(evening, round, table, deal, entry));
}

/** Types in what is missing at a table, or at all tables of a round; the desk must be open. */
export async function write(page: Page, evening: string, round: number, only?: number, upTo = Infinity): Promise<void> {
  const entries: Command[] = [];
  for (const there of tablesOf(await readEvening(page, evening), round)) {
    if (only !== undefined && there.table !== only) continue;
    while (there.deals.length < Math.min(there.toPlay, upTo)) {
      const deal = there.deals.length + 1;
      entries.push(...bothEntries(evening, round, there.table, deal, entryOf(there, round)));
      there.deals.push({ deal, row: undefined as never, items: [], chairs: [], who: [] });
    }
  }
  await commands(page, entries);
}

/** Opens a page of the evening again, and waits until the evening is there. */
export async function visit(page: Page, evening: string, rest: string): Promise<void> {
  await visitEvening(page, evening, rest);
  await expect(page.getByRole('navigation', { name: 'Tarockabend' }).getByRole('link', { name: CUP })).toBeVisible();
}

/** Plans `rounds` rounds on the tables page. */
export async function plan(page: Page, rounds: number): Promise<void> {
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
export function somebody(evening: Evening, table: Table): { readonly id: string; readonly name: string } {
  const [one] = table.chairs
    .map((chair) => ({ id: inChair(chair), name: evening.names.get(inChair(chair)) ?? '' }))
    .filter(({ name }) => !APART.some((other) => other === name) && name !== LATE);
  if (!one) throw new Error('nobody');
  return one;
}

/** Two tables of a round swap one person each. */
export async function swap(page: Page, one: string, other: string, from: string): Promise<void> {
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
export async function leave(page: Page, name: string, how: string, substitute?: string): Promise<void> {
  await button(page, `${name} geht heim`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: how }).check();
  if (substitute !== undefined) await dialog.getByLabel('Name des Ersatzes').fill(substitute);
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await expect(dialog).toBeHidden();
}

export const closeRound = async (page: Page, round: number): Promise<void> => {
  await button(page, 'Runde abschließen').click();
  await said(page, `Runde ${round} ist abgeschlossen.`);
};
