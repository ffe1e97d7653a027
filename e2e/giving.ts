import { expect, type Locator, type Page } from '@playwright/test';
import { rested, untilAsked } from './table-player.ts';

/** How somebody presses what they choose. */
export interface Means {
  readonly name: string;
  press(what: Locator): Promise<void>;
}

/** Near its upper left corner: of a card in a fan no more can be seen. */
const CORNER = { x: 12, y: 14 };
const cornerOf = async (what: Locator) => ((await what.getAttribute('data-card')) === null ? {} : { position: CORNER });

export const MOUSE: Means = { name: 'mouse', press: async (what) => what.click(await cornerOf(what)) };
export const TOUCH: Means = { name: 'touch', press: async (what) => what.tap(await cornerOf(what)) };

/** The arrows go from card to card, Tab to everything else; Enter presses. */
export const KEYS: Means = {
  name: 'keyboard',
  async press(what) {
    const page = what.page();
    const isHere = async () => (await what.and(page.locator(':focus')).count()) > 0;
    const isCard = (await what.getAttribute('data-card')) !== null;
    if (isCard) await page.keyboard.press('h');
    else await page.keyboard.press('a');
    for (let steps = 0; !(await isHere()); steps++) {
      expect(steps, `${await what.innerText()} is reached`).toBeLessThan(40);
      await page.keyboard.press(isCard ? 'ArrowRight' : 'Tab');
    }
    await page.keyboard.press('Enter');
  },
};

/** The buttons for what is asked, in the order in which they are tried. */
const CONFIRM = '[data-region="confirms"] button';
const LAY = '.lay button.main:enabled';
const TAKE = '.take button.main:enabled';
const SAY = '.answer .actions button[data-action]';

/** Whether something else is asked by now, or the deal is over. */
const promptOn = (page: Page) => page.locator('.board').getAttribute('data-prompt');
const isOver = (page: Page) => page.getByRole('heading', { name: /^Abrechnung Spiel/ });

/** Chooses this many cards, the first of a kind each time. */
async function choose(page: Page, cards: string, count: number, means: Means): Promise<void> {
  for (let n = 0; n < count; n++) {
    await rested(page);
    await means.press(page.locator(cards).first());
  }
}

/**
 * How a person answers what is asked at this moment, with these means; returns what they did, in a word. Whoever accuses at every turn
 * plays for ever: they do so while `done` has no accusation.
 */
export async function give(page: Page, means: Means, done: readonly string[]): Promise<string> {
  await rested(page);
  const before = await promptOn(page);
  const did = await answer(page, means, !done.includes('accuse'));
  await expect(page.locator(`.board[data-prompt="${before ?? ''}"]`)).toHaveCount(0);
  // Whoever has no mouse is always somewhere, after the last card too.
  if (means === KEYS) await expect(page.locator(':focus')).toHaveCount(1);
  return did;
}

async function answer(page: Page, means: Means, accuses: boolean): Promise<string> {
  const lay = page.locator('.lay');
  if (await lay.isVisible()) {
    while ((await page.locator(LAY).count()) === 0) await choose(page, '.hand button.legal[data-card]', 1, means);
    await means.press(page.locator(LAY));
    return 'lay';
  }
  if ((await page.locator('[data-talon-card]').count()) > 0) {
    // All of the first group, and one card of the other.
    await choose(page, '[data-talon-card]:not(.chosen)', 4, means);
    await expect(page.locator(TAKE)).toHaveText(/^4 nehmen/);
    await means.press(page.locator(TAKE));
    return 'take';
  }
  const raisable = page.locator('.hand button.legal[aria-pressed]');
  if ((await raisable.count()) > 0) {
    const accuse = page.locator(`${SAY}[data-action="accuse"]`);
    if (accuses && (await accuse.count()) > 0 && (await page.locator('[data-pile] li').count()) > 1) {
      await means.press(accuse);
      return 'accuse';
    }
    const count = Math.min(await raisable.count(), 2);
    await choose(page, '.hand button.legal[aria-pressed="false"]', count, means);
    const confirm = page.locator(CONFIRM);
    await rested(page);
    const did = (await confirm.first().getAttribute('data-action')) ?? '';
    await means.press(confirm.last());
    return did;
  }
  const dummy = page.locator('[data-region="open-hand"] button.legal');
  if ((await dummy.count()) > 0) {
    await means.press(dummy.first());
    return 'from an open hand';
  }
  const accuse = page.locator(`${SAY}[data-action="accuse"]`);
  if (accuses && (await accuse.count()) > 0 && (await page.locator('[data-pile] li').count()) > 1) {
    await means.press(accuse);
    return 'accuse';
  }
  await means.press(page.locator('.hand button.legal[data-card]').first());
  return 'play';
}

/** Plays on until the deal is over, and gives what was done; `look` sees each moment before it is answered. */
export async function playWith(
  page: Page,
  means: Means,
  look: (done: readonly string[]) => Promise<void> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const done: string[] = [];
  while ((await untilAsked(page)) === 'asked') {
    await look(done);
    done.push(await give(page, means, done));
  }
  await expect(isOver(page)).toBeVisible();
  return done;
}
