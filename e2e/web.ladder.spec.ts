import type { Page } from '@playwright/test';
import { expect, picture } from './fixtures.ts';
import { playFrom } from './known-deal.ts';
import { isInOrder } from './overlap.ts';
import { isFreeOfFaults, setTextSize } from './screens.ts';
import { rested, untilAsked } from './table-player.ts';
import { test } from './with-probe/built.ts';
import { choosing, HOW_MANY } from './with-probe/ladder.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** An element in the page. */
interface Scrolling {
  scrollIntoView(how: { readonly block: 'center' }): void;
}

const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];
const PHONE = { width: 390, height: 844 };
const ladder = (page: Page) => page.getByRole('region', { name: 'Alle Spiele' });
const steps = (page: Page) => ladder(page).locator('[data-step]');

async function open(page: Page): Promise<void> {
  await rested(page);
  await page.locator('.actions [aria-expanded]').click();
  await expect(ladder(page)).toBeVisible();
}

test('a ladder of forty bids: grouped, within reach by finger and by keys, with what lets it be in sight', async ({
  app,
}) => {
  const { page } = app;
  await playFrom(page, choosing(), NAMES, 0);
  await untilAsked(page);
  await open(page);
  await expect(steps(page)).toHaveCount(HOW_MANY);
  await isInOrder(app, 'ladder of forty', 0);
  await page.setViewportSize(PHONE);
  for (const text of [100, 200]) {
    await setTextSize(page, text);
    // Every part has its heading, every bid can be brought into sight, and the way out stays where it is.
    for (const heading of ['Rufer', 'Allein', 'Negativspiele', 'Besondere Spiele'])
      await expect(ladder(page).getByRole('heading', { name: heading, exact: true })).toBeAttached();
    for (const step of await steps(page).all()) {
      await step.evaluate((one) => (one as unknown as Scrolling).scrollIntoView({ block: 'center' }));
      await expect(step).toBeInViewport({ ratio: 0.9 });
      expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(ladder(page).getByRole('button', { name: 'Weiter', exact: true })).toBeInViewport({ ratio: 1 });
    await picture(page, `web-ladder-end-${text}`);
    await isFreeOfFaults(page, `ladder of forty, ${text} %`);
    await steps(page).first().scrollIntoViewIfNeeded();
    await picture(page, `web-ladder-begin-${text}`);
  }
  await page.keyboard.press('Escape');
  await setTextSize(page, 100);

  // By keys: it begins with the lowest that can be bid; up and down from bid to bid, to the sides from part to part.
  await open(page);
  await expect(steps(page).and(page.locator(':focus'))).toContainText('Kakadurufer');
  await page.keyboard.press('End');
  await expect(steps(page).and(page.locator(':focus'))).toContainText('Wald und Wiese');
  await page.keyboard.press('ArrowDown');
  await expect(steps(page).and(page.locator(':focus'))).toContainText('Kakadurufer');
  for (const first of ['Sechserdreier', 'Bettel', 'Eisenbahner', 'Kakadurufer']) {
    await page.keyboard.press('ArrowRight');
    await expect(steps(page).and(page.locator(':focus'))).toContainText(first);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(steps(page).and(page.locator(':focus'))).toContainText('Eisenbahner');
  // What a screen reader says of it: the bid with what it counts, in the part that it belongs to.
  await expect(
    ladder(page)
      .getByRole('region', { name: 'Besondere Spiele' })
      .getByRole('button', { name: /^Pensionist (ouvert )?zählt \d+/ }),
  ).toHaveCount(2);
});
