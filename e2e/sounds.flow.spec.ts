import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newTable } from './lobby.ts';
import { doOneThing, nextDeal, untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Counts in the page what begins to sound. */
const COUNT = `{
  window.sounds = 0;
  for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.sounds++; return start.apply(this, when); };
  }
}`;
const heard = (page: Page): Promise<number> => page.evaluate<number>('window.sounds');

test('cards are heard when they are dealt and played, and one key or a setting makes it silent', async ({ app }) => {
  const { page } = app;
  const table = await newTable(page);
  await page.evaluate(COUNT);
  await table.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  await expect.poll(() => heard(page)).toBeGreaterThan(0);
  // Until a card is played, which is heard as well.
  const dealt = await heard(page);
  while ((await heard(page)) === dealt && (await untilAsked(page)) === 'asked') await doOneThing(page);
  await expect.poll(() => heard(page)).toBeGreaterThan(dealt);
  await untilAsked(page);
  await page.keyboard.press('m');
  const silent = await heard(page);
  for (let i = 0; i < 3 && (await untilAsked(page)) === 'asked'; i++) await doOneThing(page);
  expect(await heard(page)).toBe(silent);

  // As loud as before, but without what cards and knocks sound like.
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  for (const name of ['Karten sind zu hören', 'Klopfen, wenn du am Zug bist'])
    await page.getByRole('checkbox', { name }).uncheck();
  await page.keyboard.press('Escape');
  const off = await heard(page);
  // A Bettler may be over by now, and dealing anew is as quiet.
  while ((await untilAsked(page)) === 'over') await nextDeal(page);
  await doOneThing(page);
  await untilAsked(page);
  expect(await heard(page)).toBe(off);
});
