import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createEvening, lobbyIsOpen } from './lobby.ts';
import { dealWith, drawOneTable } from './one-table.ts';
import type { RunningApp } from './running-app.ts';
import { readSheet, screenIsFine, setTextSize } from './screens.ts';
import { leadClock, nextDeal, playOut } from './table-player.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const SIZES = { small: [1024, 640], laptop: [1440, 900], phone: [390, 844] } as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const steps = (page: Page) => page.getByRole('slider', { name: 'Schritt' });
const present = (page: Page) => page.locator('[aria-current="step"]');
const settlement = (page: Page) => page.getByRole('region', { name: 'Der Tisch, alle Karten offen' });
const openCards = (page: Page) => page.locator('[data-open-card]');

/** Goes to an address of the app, as a link does. */
const goTo = (page: Page, hash: string) => page.evaluate(`location.hash = ${JSON.stringify(hash)}`);

/** Saves the deal; the page says so once the whole file is there. */
const saveFile = (app: RunningApp) =>
  app.save(async () => {
    await button(app.page, 'Als Datei speichern').click();
    await expect(
      app.page.getByRole('status').filter({ hasText: /^tarock-1-1-\d\.json ist gespeichert\.$/ }),
    ).toBeVisible();
  });

/** A whole deal, of twelve tricks, of one person and three bots at a club evening; gives its address and number. */
async function playADeal(page: Page): Promise<{ readonly evening: string; readonly deal: number }> {
  await lobbyIsOpen(page);
  await createEvening(page, 'Klubabend');
  await drawOneTable(page, ['Anna Egger', 'Bert Huber', 'Cilli Moser', 'Doris Pichler']);
  await dealWith(page, { persons: [0] });
  for (let deal = 1; ; deal++) {
    await playOut(page);
    const evening = /#\/evening\/[^/]+/.exec(page.url())?.[0] ?? '';
    // A deal may be conceded, or over before its last trick.
    if ((await page.getByRole('button', { name: /^12\. Stich/ }).count()) > 0) return { evening, deal };
    await nextDeal(page);
  }
}

/** Windows and sizes of text, in per cent, at which all buttons that move through the deal are in sight. */
const LARGE = [
  [1366, 768, 150],
  [1366, 768, 200],
  [1024, 640, 150],
  [390, 844, 200],
] as const;

async function areControlsInSight(page: Page): Promise<void> {
  const usual = page.viewportSize();
  for (const [width, height, text] of LARGE) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    for (const name of ['Zum Anfang', 'Zum Ende'])
      await expect(button(page, name), `${width} x ${height} at ${text}`).toBeInViewport({ ratio: 1 });
  }
  await setTextSize(page, 100);
  if (usual) await page.setViewportSize(usual);
}

test.beforeEach(({ app }) => leadClock(app.page));

test('a played deal is watched step by step, kept as text, and played on from a moment of it', async ({ app }) => {
  const { page } = app;
  const { evening, deal } = await playADeal(page);
  const written = await readSheet(page.getByRole('region', { name: /^Abrechnung/ }));
  await goTo(page, `${evening}/replay/1/1/${deal}`);

  await expect(page.getByRole('heading', { level: 1, name: `Tisch 1 · Spiel ${deal}` })).toBeVisible();
  await expect(openCards(page)).toHaveCount(48);
  await expect(page.getByRole('status').filter({ hasText: 'Die Karten sind gegeben.' })).toBeVisible();
  const last = Number(await steps(page).getAttribute('max'));
  await areControlsInSight(page);

  // With all cards open the end is worked out.
  const better = page.locator('[data-better]');
  await better.getByRole('button', { name: /^Hätte .+ mehr machen können\?$/ }).click();
  await expect(better).toHaveAttribute('data-better', 'done');
  await expect(better).toContainText(/^(Ja: im \d+\. Stich mit „.+“|Nein: Ab dem \d+\. Stich|Das Ende dieses Spiels)/);
  const there = better.getByRole('button', { name: 'Dorthin' });
  if (await there.isVisible()) {
    await there.click();
    await expect(steps(page)).not.toHaveValue('0');
    await button(page, 'Zum Anfang').click();
  }

  // By mouse: forward, a line of the history, a trick.
  await button(page, 'Vor').click();
  await expect(steps(page)).toHaveValue('1');
  await expect(present(page)).toHaveAttribute('data-at', '1');
  await button(page, 'Zurück').click();
  await expect(present(page)).toHaveCount(0);
  await page.getByRole('complementary', { name: 'Verlauf' }).locator('button[data-at="3"]').click();
  await expect(steps(page)).toHaveValue('3');
  const tricks = page.getByLabel('Zum Stich');
  await tricks.selectOption('1');
  await expect(openCards(page)).toHaveCount(47);
  await tricks.selectOption('2');
  await expect(openCards(page)).toHaveCount(43);

  // By keyboard: the arrows go a step wherever the focus is, Home and End only on the controls.
  await button(page, 'Vor').focus();
  await page.keyboard.press('ArrowRight');
  await expect(openCards(page)).toHaveCount(42);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(openCards(page)).toHaveCount(40);
  await expect(present(page)).toContainText('Stich an');
  await page.keyboard.press('Home');
  await expect(openCards(page)).toHaveCount(48);
  await steps(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(steps(page)).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(steps(page)).toHaveValue(String(last));
  expect(await readSheet(settlement(page))).toEqual(written);

  const { fileName, text } = await saveFile(app);
  expect(fileName).toBe(`tarock-1-1-${deal}.json`);

  const clipboard = (value: string) =>
    page.evaluate(`Object.defineProperty(navigator, 'clipboard', { configurable: true, value: ${value} })`);
  await clipboard('{ writeText: async (text) => void (globalThis.copied = text) }');
  await button(page, 'Als Text kopieren').click();
  await expect(page.getByRole('status').filter({ hasText: 'Der Text ist kopiert.' })).toBeVisible();
  expect(await page.evaluate('copied')).toBe(text);

  // If copying is not allowed the text is shown, selected.
  await clipboard('undefined');
  await button(page, 'Als Text kopieren').click();
  const shown = page.getByRole('textbox', { name: 'Spiel als Text' });
  await expect(shown).toHaveValue(text);
  expect(await page.evaluate('String(getSelection()).trim()')).toBe(text.trim());
  await button(page, 'Schließen').click();

  await page
    .getByRole('complementary', { name: 'Verlauf' })
    .locator(`button[data-at="${last - 9}"]`)
    .click();
  await button(page, 'Selbst spielen …').click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Bert Huber' }).check();
  await page.getByRole('button', { name: /^Ab hier selbst spielen/ }).click();
  await expect(page).toHaveURL(/\/table\/1\/1$/);
  await playOut(page);
  await expect(page.getByRole('heading', { name: 'Abrechnung Spiel 1' })).toBeVisible();

  // The text alone is enough: the same deal, the same end.
  await goTo(page, '#/record');
  await page.getByLabel('Spiel als Text').fill(text);
  await button(page, 'Ansehen').click();
  await button(page, 'Zum Ende').click();
  const again = await readSheet(settlement(page));
  expect({ ...again, names: [] }).toEqual({ ...written, names: [] });
  expect([...again.names].sort()).toEqual(['Platz 1', 'Platz 2', 'Platz 3', 'Platz 4']);
});

test('a text that is no deal is refused with a sentence, and one with a wrong card can be watched up to it', async ({
  app,
}) => {
  const { page } = app;
  const { evening, deal } = await playADeal(page);
  await goTo(page, `${evening}/replay/1/1/${deal}`);
  const { text } = await saveFile(app);

  await goTo(page, '#/record');
  const field = page.getByLabel('Spiel als Text');
  const refused = page.getByRole('alert');
  await button(page, 'Ansehen').click();
  await expect(refused.filter({ hasText: 'Bitte zuerst den Text' })).toBeVisible();
  await field.fill(text.replace('"deck": [', '"deck": ['.slice(0, -1)));
  await button(page, 'Ansehen').click();
  await expect(refused).toContainText(/Zeile \d+/);
  await field.fill(text.replace('"dealer"', '"geber"'));
  await button(page, 'Ansehen').click();
  await expect(refused).toContainText('Das Feld „dealer“ fehlt.');
  await expect(refused).toContainText('Das Feld „geber“ gibt es nicht.');
  await screenIsFine(app, 'replay-9-refused');

  const cards = [...text.matchAll(/"type":"play","card":"(\w+)"/g)].map(([, card]) => card ?? '');
  const [, second = ''] = cards;
  const false_ = text.replace(`"type":"play","card":"${second}"`, `"type":"play","card":"${cards[0] ?? ''}"`);
  await page
    .getByTestId('record-file')
    .setInputFiles({ name: 'spiel.json', mimeType: 'application/json', buffer: Buffer.from(false_) });
  await button(page, 'Zum Ende').click();
  await expect(openCards(page)).toHaveCount(47);
  await expect(refused).toContainText(/Handlung \d+ \(Platz .: .+\) ist nach den Regeln nicht möglich/);
  await screenIsFine(app, 'replay-10-false-card');
});

test('a replay is fine at every size', { tag: '@full' }, async ({ app }) => {
  const { page } = app;
  const { evening, deal } = await playADeal(page);
  await goTo(page, `${evening}/replay/1/1/${deal}`);
  for (const [name, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.getByLabel('Zum Stich').selectOption('Ansagen');
    await screenIsFine(app, `replay-${name}-1-dealt`);
    await page.getByLabel('Zum Stich').selectOption('3');
    for (let i = 0; i < 3; i++) await button(page, 'Vor').click();
    await screenIsFine(app, `replay-${name}-2-trick`);
    await button(page, 'Zum Ende').click();
    await screenIsFine(app, `replay-${name}-3-end`);
    await button(page, 'Selbst spielen …').click();
    await screenIsFine(app, `replay-${name}-4-play`);
    await button(page, 'Abbrechen').click();
  }
});
