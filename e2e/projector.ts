import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#engine/core/text.ts';

/** The slides come round in less time than this, however late we look (ms). */
export const ROUND = { timeout: 60_000 };

/** The title of the slide on the wall. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The slides stop turning; which one is shown is a matter of luck. */
export async function hold(page: Page, language: Language = 'de'): Promise<void> {
  // The button that led here keeps the keyboard until its page is gone from the screen.
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.keyboard.press(' ');
  await expect(page.getByText({ de: 'angehalten', en: 'paused' }[language])).toBeVisible();
}

/** Turns the slides of a stopped board until one has this title. */
export async function turnTo(page: Page, title: RegExp): Promise<void> {
  const slide = page.locator('.slide');
  while (!title.test(await heading(page).innerText())) {
    const was = await slide.innerText();
    await page.keyboard.press('ArrowRight');
    await expect(slide).not.toHaveText(was, { useInnerText: true });
  }
}
