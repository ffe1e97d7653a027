import { expect, type Page } from '@playwright/test';
import { handOn, rested, untilAsked } from './table-player.ts';

/** Answers what is asked with keys alone: the first card that may be played, laid away or taken, or the first word. */
async function answerByKeys(page: Page): Promise<void> {
  const before = (await page.locator('.board').getAttribute('data-prompt')) ?? '';
  await expect(page.locator('.board :focus')).toHaveCount(1);
  await rested(page);
  const lay = page.locator('.lay button.main');
  if (await lay.isVisible()) {
    while (await lay.isDisabled()) {
      const left = (await handOn(page)).length;
      await page.keyboard.press('h');
      await page.keyboard.press('Enter');
      await expect(page.locator('.hand button[data-card]')).toHaveCount(left - 1);
    }
    await page.keyboard.press('a');
  } else if ((await page.locator('button.legal[data-card]').count()) > 0) {
    await page.keyboard.press('h');
    await expect(page.locator('button.legal[data-card]:focus')).toHaveCount(1);
  } else {
    await page.keyboard.press('a');
    await expect(page.locator('.actions button:focus, .middle button:focus')).toHaveCount(1);
  }
  const pressed = await page.evaluate<string>(PRESSED);
  await page.keyboard.press('Enter');
  await expect(page.locator(`.board[data-prompt="${before}"]`), `Enter at ${pressed}`).toHaveCount(0);
}

/** In the page: what has the focus, for the message if Enter does nothing there. */
const PRESSED = 'document.activeElement.outerHTML.slice(0, 200)';

/** Plays on by keys until the deal is over; `asked` is called before each answer. Then the result has the focus. */
export async function playOutByKeys(page: Page, asked: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  while ((await untilAsked(page)) === 'asked') {
    await asked();
    await answerByKeys(page);
  }
  await expect(page.locator('.headline')).toBeFocused();
}
