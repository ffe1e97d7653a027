import type { Page } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import { expect, picture, test } from './fixtures.ts';
import { BAVARIAN } from './states/bavarian.ts';
import { BIDDING, OPENED, PLAYING } from './states/koenigrufen.ts';
import { rested, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

async function show(page: Page, name: string): Promise<void> {
  const states = [...BIDDING, ...PLAYING, ...OPENED, ...BAVARIAN];
  await must(
    states.find((state) => state.name === name),
    name,
  ).show(page);
  await rested(page);
}

test('a card that goes back to the hand takes the focus with it', async ({ app }) => {
  const { page } = app;
  await show(page, 'laying away');
  await page.keyboard.press('h');
  const card = must(await page.locator('.hand :focus').getAttribute('data-card'), 'a card');
  await page.keyboard.press('Enter');
  const chosen = page.locator(`.lay [data-card="${card}"]`);
  await expect(page.getByRole('status').filter({ hasText: /^1 von 3 Karten gewählt, \S+/ })).toHaveCount(1);
  await chosen.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`.hand [data-card="${card}"]`)).toBeFocused();
});

for (const [width, height] of [
  [1366, 768],
  [1024, 600],
] as const)
  test(`a card too many is said and seen at ${width}x${height}, for it cannot be laid away like that`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize({ width, height });
    await show(page, 'laying away');
    for (let n = 1; n <= 4; n++) {
      await page.locator('.hand button.legal').first().press('Enter');
      await expect(page.locator('.lay [data-card]')).toHaveCount(n);
    }
    await expect(page.locator('.lay button.main')).toBeDisabled();
    await expect(page.getByRole('status').filter({ hasText: /^4 von 3 Karten gewählt, 1 zu viel, \S+/ })).toHaveCount(
      1,
    );
    const seen = page.locator('.lay .count');
    await expect(seen).toHaveText('4 von 3 Karten gewählt, 1 zu viel');
    expect((await seen.boundingBox())?.width ?? 0).toBeGreaterThan(100);
    await picture(page, `web-too-many-${width}x${height}`);

    // Nor does the reason why another card may not be laid away cover what is chosen and what is done with it.
    await page.locator('.hand button.dim').first().press('Enter');
    const reason = (await page.locator('.why').boundingBox()) ?? { y: 0 };
    const button = (await page.locator('.lay button.main').boundingBox()) ?? { y: 0, height: 0 };
    expect(reason.y).toBeGreaterThanOrEqual(button.y + button.height);
    await picture(page, `web-why-not-laid-${width}x${height}`);
  });

test('why a card may not be played is said each time that it is tried', async ({ app }) => {
  const { page } = app;
  await show(page, 'refused card');
  const reason = page.locator('.why [role=alert] .box');
  await reason.evaluate('(box) => box.setAttribute("data-old", "")');
  await page.locator('.hand button.dim').first().press('Enter');
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(reason).toHaveCount(1);
});

test('whose turn it is is said once, not again when a card has been played', async ({ app }) => {
  const { page } = app;
  await show(page, 'refused card');
  await page.evaluate(`(() => {
    globalThis.heard = [];
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) heard.push(node.textContent);
    }).observe(document.querySelector('.board [role=log]'), { subtree: true, childList: true, characterData: true });
  })()`);
  // The last card of a trick, and the first of the next one, while others still have to play.
  for (let card = 0; card < 2; card++) {
    await rested(page);
    const prompt = await page.locator('.board').getAttribute('data-prompt');
    await page.locator('.hand button.legal').first().click();
    await expect(page.locator(`.board[data-prompt="${prompt}"]`)).toHaveCount(0);
    await untilAsked(page);
  }
  const heard = await page.evaluate<readonly string[]>('heard');
  expect(heard.filter((line) => line.startsWith('Du: '))).toHaveLength(2);
  expect(heard.filter((line) => line.includes('Du bist am Zug'))).toHaveLength(2);
});

test('the last trick is said when it is looked at, and where nothing was played that there is none', async ({
  app,
}) => {
  const { page } = app;
  const log = page.locator('.board [role=log]');
  await show(page, 'a Rufer with a Kontra');
  await page.keyboard.press('l');
  await expect(log.getByText(/^\d+\. Stich an .+: .+, .+, .+, .+\.$/)).toHaveCount(1);
  await show(page, 'forehand');
  await page.keyboard.press('l');
  await expect(log.getByText('Hier ist noch nichts zum Nachsehen.')).toHaveCount(1);
});

test('why a card may not be laid away is said at once, and no more once another one is chosen', async ({ app }) => {
  const { page } = app;
  await show(page, 'laying away');
  const forbidden = page.locator('.hand button.dim').first();
  const card = must(await forbidden.getAttribute('data-card'), 'a card');
  await forbidden.press('Enter');
  const reason = page.locator('.why [role=alert] .box');
  await expect(reason).toHaveCount(1);
  await expect(page.locator(`.hand [data-card="${card}"]`)).toBeFocused();
  await expect(page.locator(`.lay [data-card="${card}"]`)).toHaveCount(0);
  await rested(page);
  await page.locator('.hand button.legal').first().press('Enter');
  await expect(reason).toHaveCount(0);
  await expect(page.locator('.lay [data-card]')).toHaveCount(1);
});

test('the settings open beside a table of another pack', async ({ app }) => {
  const { page } = app;
  await show(page, 'Bavarian playing, three players');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await expect(page.locator('.samples').first()).toBeVisible();
});
