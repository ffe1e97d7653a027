import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { lobbyIsOpen, newTable } from './lobby.ts';
import { said, screenIsFine } from './screens.ts';
import { doOneThing, handOn, leadClock, momentOf, nextDeal, playOut, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

test.beforeEach(({ app }) => leadClock(app.page));

test('a card that may not be played explains itself, and the rule book opens at the page it cites', async ({ app }) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Karten geben' }).click();
  const wrong = page.locator('.hand button.dim[data-card]').first();
  for (let deal = 1; ; deal++) {
    while ((await untilAsked(page)) === 'asked') {
      if ((await wrong.isVisible()) && (await page.locator('.hand button.legal').count()) > 0) break;
      await doOneThing(page);
    }
    if (await wrong.isVisible()) break;
    if (deal === 4) throw new Error('every card could be played in four deals');
    await nextDeal(page);
  }
  const card = (await wrong.getAttribute('data-card')) ?? '';
  await wrong.click();
  const why = page.locator('.why [role=alert] li');
  await expect(why).toHaveText(/\(Regelbuch: [A-Z]/);
  const cited = /\(Regelbuch: (.+)\)/.exec(await why.innerText())?.[1] ?? '';
  await expect(page.locator(`.hand button[data-card="${card}"]`)).toBeVisible();
  await screenIsFine(app, 'why-1-illegal');
  await page.getByRole('button', { name: 'In den Regeln lesen' }).click();
  const book = page.getByRole('region', { name: 'Regeln' });
  await expect(book.getByRole('article', { name: cited, exact: true })).toBeInViewport();
  await screenIsFine(app, 'why-2-rules');
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();
});

test('moves are taken back and redone, the last card too, and the deal is played again', async ({ app }) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Karten geben' }).click();
  const { deal, first } = await threeThings(page);
  const prompt = () => page.locator('.board').getAttribute('data-prompt');
  const later = await prompt();
  const held = await handOn(page);
  await page.getByRole('button', { name: 'Zug zurück' }).click();
  await said(page, 'Zurückgenommen.');
  await expect.poll(prompt).not.toBe(later);
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  await said(page, 'Wieder gespielt.');
  await untilAsked(page);
  expect(await handOn(page)).toEqual(held);
  await playOut(page);
  await page.getByRole('button', { name: 'Zug zurück' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await playOut(page);
  await page.getByRole('button', { name: 'Dasselbe Spiel noch einmal' }).click();
  await expect(page.locator('.board')).toBeVisible();
  await untilAsked(page);
  await expect.poll(() => handOn(page)).toEqual(first);
  await expect(page.getByRole('heading', { name: `Spiel ${deal} von 4` })).toHaveCount(1);
});

/**
 * Does three things in one deal and is asked again; a deal that is conceded earlier does not count. `first`: the cards
 * dealt.
 */
async function threeThings(page: Page): Promise<{ readonly deal: number; readonly first: readonly string[] }> {
  for (let deal = 1; deal < 4; deal++) {
    await untilAsked(page);
    const first = await handOn(page);
    for (let i = 0; i < 3 && (await untilAsked(page)) === 'asked'; i++) await doOneThing(page);
    if ((await untilAsked(page)) === 'asked') return { deal, first };
    await nextDeal(page);
  }
  throw new Error('every deal was over at once');
}

test('a spectator sees a table of bots play one deal after the other', async ({ app }) => {
  const { page } = app;
  await newTable(page);
  await page.getByLabel('Bots zusehen').check();
  await page.getByRole('button', { name: 'Karten geben' }).click();
  expect(await untilAsked(page)).toBe('over');
  await nextDeal(page);
  expect(await untilAsked(page)).toBe('over');
  await expect(page.getByRole('heading', { name: 'Abrechnung Spiel 2' })).toBeVisible();
  await screenIsFine(app, 'watch-1-settlement');
});

test('on a phone held upright everything is there, in English too', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 390, height: 844 });
  await screenIsFine(app, 'phone-1-lobby');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await screenIsFine(app, 'phone-1-lobby-english');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const asked = page.getByRole('heading', { name: 'Your turn' });
  const over = page.getByRole('heading', { name: /^Settlement of deal/ });
  const seen = new Set<string>();
  for (;;) {
    await expect(asked.or(over)).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) break;
    const kind = (await page.locator('.answer button[data-action]').count()) > 0 ? 'words' : 'cards';
    if (!seen.has(kind)) await screenIsFine(app, `phone-2-${kind}`);
    seen.add(kind);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await doOneThing(page);
  }
  await screenIsFine(app, 'phone-3-settlement');
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

/** In the page: speech or players at the table that are covered by a tool. */
const COVERED = `{
  const tools = [...document.querySelectorAll('.tools button')].map((tool) => tool.getBoundingClientRect());
  [...document.querySelectorAll('.place > *')]
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return tools.some((tool) => left < tool.right && tool.left < right && top < tool.bottom && tool.top < bottom);
    })
    .map((one) => one.innerText);
}`;

for (const [name, width, height] of [
  ['small', 1024, 640],
  ['projector', 1920, 1080],
] as const)
  test(
    `the table fills a window of ${width} by ${height}`,
    { tag: name === 'projector' ? '@full' : [] },
    async ({ app }) => {
      const { page } = app;
      await page.setViewportSize({ width, height });
      await screenIsFine(app, `${name}-1-lobby`);
      await page.getByRole('button', { name: 'Karten geben' }).click();
      const seen = new Set<string>();
      while ((await untilAsked(page)) === 'asked') {
        const kind = await momentOf(page);
        if (!seen.has(kind)) await screenIsFine(app, `${name}-2-${kind}`);
        seen.add(kind);
        // Nothing of a running deal is out of sight.
        expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
        expect(await page.evaluate(COVERED)).toEqual([]);
        await doOneThing(page);
      }
      await screenIsFine(app, `${name}-3-settlement`);
    },
  );

test('with text half as large again, and with the high-contrast cards, everything is still there', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByLabel(/150/).check();
  await page.getByLabel(/Gut lesbar/).check();
  await page.getByRole('link', { name: 'Tarockabend' }).click();
  await lobbyIsOpen(page);
  await screenIsFine(app, 'large-1-lobby');
  await page.getByRole('button', { name: 'Karten geben' }).click();
  const seen = new Set<string>();
  while ((await untilAsked(page)) === 'asked') {
    const kind = await momentOf(page);
    if (!seen.has(kind)) await screenIsFine(app, `large-2-${kind}`);
    seen.add(kind);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await page.evaluate(COVERED)).toEqual([]);
    await doOneThing(page);
  }
  await screenIsFine(app, 'large-3-settlement');
});
