import { expect, test } from './fixtures.ts';
import { newTable } from './lobby.ts';
import { screenIsFine } from './screens.ts';

// Bots take their time, so that there is something to look at.
test.use({ settings: { pace: 'slow', answers: false } });
const pause = process.env.TAROCKABEND_BOT_PAUSE;
test.beforeAll(() => {
  delete process.env.TAROCKABEND_BOT_PAUSE;
});
test.afterAll(() => {
  if (pause !== undefined) process.env.TAROCKABEND_BOT_PAUSE = pause;
});

test('if only bots play, all cards can be laid open and covered again', async ({ app }) => {
  const { page } = app;
  await newTable(page);
  await page.getByLabel('Bots zusehen').check();
  await page.getByRole('button', { name: 'Karten geben' }).click();
  const hands = page.getByRole('list', { name: /^Offene Karten von/ });
  const open = page.getByRole('button', { name: 'Alle Karten offen' });
  await expect(open).toHaveAttribute('aria-pressed', 'false');
  await expect(hands).toHaveCount(0);
  await open.click();
  await expect(hands).toHaveCount(4);
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  await screenIsFine(app, 'watch-2-open');
  await open.click();
  await expect(hands).toHaveCount(0);
  await expect(page.locator('.board')).toBeVisible();
});
