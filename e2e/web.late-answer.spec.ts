import type { Page } from '@playwright/test';
import type { FromHost } from '../electron/protocol/messages.ts';
import { expect, test } from './fixtures.ts';
import { createEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { clickOneThing, nextDeal, untilAsked } from './table-player.ts';

// Bots answer at once; how long they take otherwise is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Loads the page again, with a line on which `late` messages of the host wait until they are let through, in order. */
async function slowLine(page: Page, late: (type: FromHost['type'] | undefined) => boolean): Promise<() => void> {
  const waiting: (() => void)[] = [];
  await page.routeWebSocket(/\/ws$/, (line) => {
    const host = line.connectToServer();
    host.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as Partial<FromHost>;
      if (late(type)) waiting.push(() => line.send(message));
      else line.send(message);
    });
  });
  await page.reload();
  return () => {
    for (const send of waiting.splice(0)) send();
  };
}

test('who is asked again can act before the answer to his last action has come', async ({ app }) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  await slowLine(page, (type) => type === 'answer');
  for (let done = 0; done < 3;) {
    if ((await untilAsked(page)) === 'over') {
      await nextDeal(page);
      continue;
    }
    const prompt = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
    await clickOneThing(page);
    await expect(page.locator(`.board[data-prompt="${prompt}"]`)).toHaveCount(0);
    done++;
  }
});

test('seats that are given to bots faster than the host answers leave the table on the screen', async ({ app }) => {
  const { page } = app;
  const names = ['Anna', 'Bert', 'Cilli', 'Doris'];
  await createEvening(page, 'Schnelle Finger');
  await drawOneTable(page, names);
  await page.getByRole('link', { name: 'Tisch 1 am Laptop spielen' }).click();
  let slow = false;
  const letThrough = await slowLine(page, () => slow);
  const seat = (name: string) => page.getByRole('group', { name, exact: true });
  for (const name of names) await expect(seat(name).getByLabel('Mensch')).toBeChecked();
  slow = true;
  for (const name of names) await seat(name).getByLabel('Bot').check();
  slow = false;
  letThrough();
  await page.getByRole('button', { name: 'Karten geben' }).click();
  expect(await untilAsked(page)).toBe('over');
});
