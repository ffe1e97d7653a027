import type { Page } from '@playwright/test';
import type { FromHost } from '../electron/protocol/messages.ts';
import { expect, test } from './fixtures.ts';
import { clickOneThing, nextDeal, untilAsked } from './table-player.ts';

// Bots answer at once; how long they take otherwise is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Loads the page again, with a line that keeps the host's answers back; all else that it tells comes through. */
async function withoutAnswers(page: Page): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (line) => {
    const host = line.connectToServer();
    host.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as Partial<FromHost>;
      if (type !== 'answer') line.send(message);
    });
  });
  await page.reload();
}

test('who is asked again can act before the answer to his last action has come', async ({ app }) => {
  const { page } = app;
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await untilAsked(page);
  await withoutAnswers(page);
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
