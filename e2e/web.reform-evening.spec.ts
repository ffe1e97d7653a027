import type { Page } from '@playwright/test';
import { command, openEvening, visitEvening } from './desk.ts';
import { expect, picture, test } from './fixtures.ts';
import { dealWith, drawOneTable, drawTables } from './one-table.ts';
import { beginCorrection, enter, enterCorrection, openEntry, preview, settlesTo } from './paper-entry.ts';
import { playersAt, said, screenIsFine } from './screens.ts';
import { playOut } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris', 'Emil', 'Franz', 'Gerti', 'Hans'];
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** What each of a table wins, by seat, in hundredths of a point. */
type Amounts = readonly number[];

/** `−1.234,50` in hundredths. */
function hundredths(shown: string): number {
  const [whole = '', part = '0'] = shown
    .trim()
    .replace('−', '-')
    .replace('+', '')
    .replace(/[^\d,-]/g, '')
    .split(',');
  const sign = whole.startsWith('-') ? -1 : 1;
  return sign * (Math.abs(Number(whole)) * 100 + Number(part.padEnd(2, '0')));
}
/** As it is shown. */
function shown(amount: number): string {
  const [whole, part] = [Math.floor(Math.abs(amount) / 100), Math.abs(amount) % 100];
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return `${sign}${whole}${part === 0 ? '' : `,${String(part).padStart(2, '0')}`}`;
}

/** The declarer is paid so much by each of the others, or pays it (reform §8). */
const alone = (declarer: number, each: number): Amounts =>
  [0, 1, 2, 3].map((seat) => Math.round((seat === declarer ? 3 * each : -each) * 100));
/** Each of a side is paid so much, or pays it. */
const together = (side: readonly number[], each: number): Amounts =>
  [0, 1, 2, 3].map((seat) => Math.round((side.includes(seat) ? each : -each) * 100));
const plus = (one: Amounts, other: Amounts): Amounts => one.map((amount, seat) => amount + (other[seat] ?? 0));

interface Written {
  readonly entry: object;
  readonly amounts: Amounts;
}

/** The deals of the second table, all from paper, worked out by the paragraphs of the rules. */
const SECOND: readonly Written[] = [
  // 20 won, and a declared Volat that failed: 8 times 20 (reform §6.1).
  {
    entry: { contract: 'farbensolo', declarer: 0, thirds: 110, declared: [{ bonus: 'volat', by: 0, made: false }] },
    amounts: alone(0, 20 - 8 * 20),
  },
  // 15, a silent Trull counts double, and the game was bought for half of its value (reform §3.3).
  {
    entry: {
      contract: 'oberdreier',
      declarer: 2,
      soldBy: 0,
      thirds: 120,
      silent: [{ bonus: 'trull', side: 'declarer' }],
    },
    amounts: alone(2, 15 + 2 * 2 - 15 / 2),
  },
  // Two tricks too many: 20 and a Sürtaxe of 30 to each, declared by one, who gets it twice (reform §7.6).
  {
    entry: { contract: 'piccolo-ouvert', declarer: 0, tricks: 3, declared: [{ bonus: 'suertaxe', by: 2 }] },
    amounts: plus(alone(0, -(20 + 30)), [-3000, 0, 3000, 0]),
  },
  // Kontra and Rekontra, the first before the exchange (reform §6.3).
  {
    entry: { contract: 'dreier', declarer: 3, thirds: 100, gameKontra: 2, early: true },
    amounts: alone(3, -10 * 6),
  },
];

/** What the players of a table have altogether. */
const sumOf = (all: readonly Amounts[]): Amounts => all.reduce(plus, [0, 0, 0, 0]);

/** What the first table won on the screen, as its result says. */
async function playedOnScreen(page: Page): Promise<Amounts> {
  await dealWith(page, { persons: [0] });
  await playOut(page);
  const total = await readResult(page);
  await page.getByRole('link', { name: 'Zum Abend', exact: true }).click();
  return total;
}

/** What a deal has brought, as its result says; the items add up to it. */
async function readResult(page: Page): Promise<Amounts> {
  const bill = page.getByRole('region', { name: /^Abrechnung/ });
  await expect(bill.locator('tfoot td.number').first()).toBeVisible();
  const read = async (css: string) => (await bill.locator(css).allInnerTexts()).map(hundredths);
  const total = await read('tfoot tr:last-child td.number');
  const rows = await bill.locator('tbody tr[data-item]').all();
  const items = [];
  for (const row of rows) items.push((await row.locator('td.number').allInnerTexts()).map(hundredths));
  expect(sumOf(items)).toEqual(total);
  expect(total.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(0);
  return total;
}

const game = (page: Page, name: RegExp) => group(page, 'Gespielt wurde').getByRole('radio', { name }).check();
const declarer = (page: Page, name: string) => group(page, 'Spieler').getByLabel(name, { exact: true }).check();
const points = (page: Page) => page.getByLabel('Punkte der Seite des Spielers');
const exchanged = (page: Page, cards: number) =>
  group(page, 'Karten aus dem Talon').getByLabel(String(cards), { exact: true }).check();

test('a Reform evening of eight: drawn, played on the screen and from paper, corrected three times, and printed', async ({
  app,
}) => {
  const { page } = app;
  const evening = await openEvening(page, {
    ...{ name: 'Reformabend', family: 'reform', profile: 'reform', format: { deals: 4 } },
  });
  await visitEvening(page, evening, 'players');
  await page.getByLabel('Namen').fill(NAMES.join('\n'));
  await page.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByRole('link', { name: 'Weiter zu den Tischen' }).click();
  await drawTables(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  const [first, second] = [await playersAt(page, 1), await playersAt(page, 2)];
  const [one = '', two = '', three = ''] = first;

  const screen = await test.step('the first deal is played on the laptop', () => playedOnScreen(page));

  await test.step('two deals are typed', async () => {
    // Four of six cards: 6 and two fifths of it (reform §5.3).
    await openEntry(page, 2);
    await game(page, /^Sechserdreier/);
    await declarer(page, one);
    await exchanged(page, 4);
    await points(page).fill('37');
    await settlesTo(page, alone(0, 8.4).map(shown));
    await screenIsFine(app, 'reform-evening-six');
    await enter(page, 2);
    // The bird of the bid stands there by itself: the game lost, the Kakadu made (reform §4, §6.1).
    await openEntry(page, 3);
    await game(page, /^Kakadurufer/);
    await declarer(page, two);
    await group(page, 'Partner').getByLabel(three, { exact: true }).check();
    await points(page).fill('33');
    await settlesTo(page, together([1, 2], -4 + 24).map(shown));
    await screenIsFine(app, 'reform-evening-bird');
    await enter(page, 3);
    await picture(page, 'web-reform-evening-tables');
  });

  await test.step('the others are sent', async () => {
    // The king lay in the talon: alone, and no kontra counts (reform §5.4).
    const king = {
      ...{ contract: 'solouhurufer', declarer: 3, partner: 'king-in-talon', thirds: 100, gameKontra: 1 },
      declared: [{ bonus: 'uhu', by: 3, made: false, level: 1 }],
    };
    const paper = (table: number, deal: number, entry: object) =>
      command(page, { type: 'enter-deal', evening, round: 1, table, deal, entry: entry as never });
    await paper(1, 4, king);
    for (const [i, { entry }] of SECOND.entries()) await paper(2, i + 1, entry);
  });

  await test.step('three deals are corrected', async () => {
    await visitEvening(page, evening, 'tables');
    await beginCorrection(page, 2);
    await exchanged(page, 6);
    await settlesTo(page, alone(0, 6).map(shown));
    await enterCorrection(page, 2);
    await visitEvening(page, evening, 'tables');
    await beginCorrection(page, 3);
    await points(page).fill('40');
    await settlesTo(page, together([1, 2], 4 + 24).map(shown));
    await enterCorrection(page, 3);
    await visitEvening(page, evening, 'tables');
    await beginCorrection(page, 4);
    await group(page, 'Partner').getByLabel(one, { exact: true }).check();
    // Now there is a partner, and the kontra on the game and on the bird counts.
    await settlesTo(page, together([3, 0], -(8 + 32) * 2).map(shown));
    await enterCorrection(page, 4);
  });

  const totals = [
    sumOf([screen, alone(0, 6), together([1, 2], 28), together([3, 0], -80)]),
    sumOf(SECOND.map(({ amounts }) => amounts)),
  ];
  const expected = new Map(
    [first, second].flatMap((names, table) => names.map((name, seat) => [name, totals[table]?.[seat] ?? 0] as const)),
  );

  await test.step('sheets, ranking and paper have what was worked out here', async () => {
    for (const [table, total] of totals.entries()) {
      await visitEvening(page, evening, `sheet/1/${table + 1}`);
      const cells = page.locator('tfoot tr').last().locator('td.number');
      await expect(cells.first()).toBeVisible();
      expect((await cells.allInnerTexts()).map(hundredths)).toEqual(total);
      await screenIsFine(app, `reform-evening-sheet-${table + 1}`);
    }
    await visitEvening(page, evening, 'tables');
    await page.getByRole('button', { name: 'Runde abschließen' }).click();
    await said(page, 'Runde 1 ist abgeschlossen.');
    await visitEvening(page, evening, 'standings');
    for (const [name, total] of expected) {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect.poll(async () => hundredths(await row.locator('td.number').first().innerText())).toBe(total);
    }
    await screenIsFine(app, 'reform-evening-ranking');
    await visitEvening(page, evening, 'print/1');
    await expect(page.getByRole('checkbox', { name: /Rangliste/ }).first()).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await page
      .getByRole('checkbox', { name: /Rangliste/ })
      .first()
      .check();
    const ranked = page.locator('.papers .ranking');
    for (const [name, total] of expected) {
      const row = ranked.locator('tr').filter({ hasText: name });
      expect(hundredths(await row.locator('td.total').innerText()), name).toBe(total);
    }
    await page.emulateMedia({ media: 'print' });
    await picture(page, 'web-reform-evening-paper', { fullPage: true });
    await page.emulateMedia({ media: null });
  });
  expect([...expected.values()].reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(0);
});

test('a Hölzel is got by all, won with, lost with and kept: on the screen and on the sheet, also after a correction', async ({
  app,
}) => {
  const { page } = app;
  const evening = await openEvening(page, {
    ...{ name: 'Hölzel', family: 'reform', profile: 'reform', format: { deals: 5 } },
  });
  await visitEvening(page, evening, 'players');
  await drawOneTable(page, NAMES.slice(0, 4));
  const players = await playersAt(page, 1);
  const paper = (deal: number, entry: object) =>
    command(page, { type: 'enter-deal', evening, round: 1, table: 1, deal, entry: entry as never });
  const dreier = (by: number, thirds: number) => ({ contract: 'dreier', declarer: by, thirds });
  /** Who holds one as a deal begins, as its line of the sheet says. */
  const heldAt = async (deal: number, held: readonly number[]) => {
    await visitEvening(page, evening, 'sheet/1/1');
    const row = page.locator(`tr[data-deal="${deal}"]`);
    await expect(row).toBeVisible();
    for (const [seat, name] of players.entries())
      await expect(row.getByText(`Hölzel: ${name}`)).toHaveCount(held.includes(seat) ? 1 : 0);
  };

  // The third has most points and is not forehand: 4 to each (reform §7.3). Everybody gets a Hölzel (reform §9).
  await paper(1, { contract: 'trischaker', thirdsEach: [33, 27, 80, 70], tricksEach: [2, 2, 4, 4] });
  await heldAt(2, [0, 1, 2, 3]);
  await screenIsFine(app, 'reform-hoelzel-sheet');

  await test.step('whoever wins with one is paid twice, and has it no longer', async () => {
    await visitEvening(page, evening, 'tables');
    await openEntry(page, 2);
    await game(page, /^Dreier/);
    await declarer(page, players[0] ?? '');
    await points(page).fill('37');
    await settlesTo(page, alone(0, 20).map(shown));
    await expect(preview(page)).toContainText('Hölzel');
    await screenIsFine(app, 'reform-hoelzel-preview');
    await enter(page, 2);
    await heldAt(3, [1, 2, 3]);
  });

  await test.step('whoever loses with one pays twice, and keeps it', async () => {
    await paper(3, dreier(1, 100));
    await heldAt(4, [1, 2, 3]);
  });

  const screen = await test.step('it is seen at the table where the next deal is played', async () => {
    await visitEvening(page, evening, 'tables');
    await dealWith(page, { persons: [0] });
    await expect(page.getByRole('heading', { name: 'Abrechnung Spiel 3' })).toHaveCount(0);
    const chip = page.locator('[data-region="chip"]').first();
    for (const name of players.slice(1)) await expect(chip).toContainText(`Hölzel: ${name}`);
    await expect(page.locator('[data-region="plate"]').filter({ hasText: 'Hölzel' })).toHaveCount(3);
    await screenIsFine(app, 'reform-hoelzel-table');
    await playOut(page);
    return readResult(page);
  });

  const first: Amounts = [400, 400, -1200, 400];
  const totalIs = async (expected: Amounts) => {
    await visitEvening(page, evening, 'sheet/1/1');
    const cells = page.locator('tfoot tr').last().locator('td.number');
    await expect(cells.first()).toBeVisible();
    await expect.poll(async () => (await cells.allInnerTexts()).map(hundredths)).toEqual(expected);
  };
  await totalIs(sumOf([first, alone(0, 20), alone(1, -20), screen]));

  await test.step('whoever had not won after all, keeps it', async () => {
    await visitEvening(page, evening, 'tables');
    await beginCorrection(page, 2);
    await points(page).fill('30');
    await settlesTo(page, alone(0, -20).map(shown));
    await enterCorrection(page, 2);
    await heldAt(3, [0, 1, 2, 3]);
    await screenIsFine(app, 'reform-hoelzel-corrected');
  });
});
