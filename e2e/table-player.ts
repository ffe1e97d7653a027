import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { REST } from '#page/table/stage/guard.ts';

/** How far a person has come with a deal. */
export type Progress = 'asked' | 'over';

/** What the page offers: discards, cards or a half of the talon, a word that lets things be, other words, or a card. */
type Offer = 'discard' | 'pick' | 'half' | 'quiet' | 'words' | 'card';

/** The table as the page shows it at one moment. One look at all of it takes less than asking for each. */
interface Moment {
  /** `null` while others act. */
  readonly progress: Progress | null;
  readonly prompt: string | null;
  /** A second press would be taken for an echo of the first. */
  readonly rests: boolean;
  readonly offer: Offer;
}

/** The buttons that say something. */
export const ANSWERS = '.answer button[data-action]';

/** Of them those that bid. */
export const BIDS = '.answer button[data-action^="bid"]';

const OFFERS: Readonly<Record<Offer, string>> = {
  discard: '.lay button.main',
  pick: '.take button.main',
  half: '.half [data-action]',
  quiet: `${ANSWERS}.main`,
  words: ANSWERS,
  card: 'button.legal[data-card]',
};
/** In the page: a `Moment`. */
const LOOK = `(() => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const isOver = shown('h1, h2, h3').some(({ textContent }) => textContent.trim().startsWith('Abrechnung Spiel'));
  return {
    progress: isOver ? 'over' : shown('.turn.asked').length > 0 ? 'asked' : null,
    prompt: document.querySelector('.board')?.dataset.prompt ?? null,
    rests: document.querySelector('[data-rests="true"]') !== null,
    offer: Object.entries(${JSON.stringify(OFFERS)}).find(([, selector]) => shown(selector).length > 0)?.[0] ?? 'card',
  };
})()`;
const look = (page: Page): Promise<Moment> => page.evaluate<Moment>(LOOK);

/** Waits for a moment of which `is` is true (an expression of the page); rejects after `patience` ms. */
async function until(page: Page, is: string, patience: number): Promise<Moment> {
  const come = page.evaluate<Moment>(`new Promise((come) => {
    const see = () => {
      const moment = ${LOOK};
      if (!(${is})) return;
      observer.disconnect();
      come(moment);
    };
    const observer = new MutationObserver(see);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    see();
  })`);
  const ended = new AbortController();
  const late = setTimeout(patience, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`not within ${String(patience)} ms: ${is}`);
  });
  try {
    return await Promise.race([come, late]);
  } finally {
    ended.abort();
    late.catch(() => undefined);
    come.catch(() => undefined);
  }
}

const settlement = (page: Page) => page.getByRole('heading', { name: /^Abrechnung Spiel/ });

/** Waits until the person at the screen is asked, or the deal is over and its sheet is shown. */
export async function untilAsked(page: Page): Promise<Progress> {
  // Bots may have a whole deal to play before.
  const { progress } = await until(page, 'moment.progress', 60_000);
  await rested(page);
  return progress ?? 'over';
}

/** Plays on until the deal is over. */
export async function playOut(page: Page): Promise<void> {
  while ((await untilAsked(page)) === 'asked') await doOneThing(page);
}

/** Leaves the sheet of a deal for the next deal. */
export async function nextDeal(page: Page): Promise<void> {
  const name = await settlement(page).innerText();
  await rested(page);
  await page.getByRole('button', { name: 'Nächstes Spiel' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
}

/**
 * Answers what is asked, or what is asked next, with one thing that is offered, by clicking it: a word, a half of the talon,
 * discards, or a card; afterwards another moment is on the page. If the page reports meanwhile that the connection was lost,
 * it does what a person does: the same again. What is at `preferred` is clicked, if it is there.
 */
export async function doOneThing(page: Page, preferred?: string): Promise<void> {
  // At somebody else's moment there is nothing to click yet, and the moment would pass without us.
  const { prompt } = await until(page, "moment.progress === 'asked'", 60_000);
  await expect(async () => {
    if ((await look(page)).prompt === prompt) await clickOneThing(page, preferred);
    await until(page, `moment.prompt !== ${JSON.stringify(prompt)}`, 3000);
  }).toPass();
}

/** Pages whose clock the test controls. */
const led = new WeakSet<Page>();

/** For flows that play deals and are not about time: the page's clock runs ahead whenever a person would wait. */
export async function leadClock(page: Page): Promise<void> {
  await page.clock.install();
  led.add(page);
}

/** Waits until a press would not be taken for an echo of the last one. */
export async function rested(page: Page): Promise<void> {
  if (!(await look(page)).rests) return;
  if (led.has(page)) await page.clock.runFor(REST);
  await expect(page.locator('[data-rests="true"]')).toHaveCount(0);
}

/** Where a card of a hand is seen, however many there are. */
const UPPER_LEFT = { position: { x: 12, y: 16 } };

/** What is not there any more when it is clicked is looked for again. */
const PATIENCE = { timeout: 5000 };

/** Clicks the first thing that is offered, once. */
export async function clickOneThing(page: Page, preferred?: string): Promise<void> {
  await rested(page);
  const first = preferred === undefined ? undefined : page.locator(preferred).first();
  if (await first?.isVisible()) {
    await first?.click(PATIENCE);
    return;
  }
  const { offer } = await look(page);
  const single = SINGLE[offer];
  if (single !== undefined) await chooseCards(page, page.locator(OFFERS[offer]), single);
  else
    await page
      .locator(OFFERS[offer])
      .first()
      .click({ ...PATIENCE, ...(offer === 'card' && UPPER_LEFT) });
}

/** Where cards are chosen one by one before they are confirmed. */
const SINGLE: Partial<Readonly<Record<Offer, string>>> = {
  discard: 'button[data-card]',
  pick: 'button[data-talon-card]',
};

/** Chooses as many of these cards as it takes, then confirms. */
async function chooseCards(page: Page, confirm: Locator, cards: string): Promise<void> {
  const free = page.locator(`${cards}.legal:not(.chosen)`);
  const chosen = page.locator(`${cards}.chosen`);
  while (await confirm.isDisabled()) {
    const before = await chosen.count();
    await free.first().click({ ...PATIENCE, ...UPPER_LEFT });
    await expect(chosen).toHaveCount(before + 1);
  }
  await confirm.click(PATIENCE);
}

/** Bids a game, on the ladder if it has no shortcut, of several ways of it the first; gives whether it could be bid. */
export async function bidGame(page: Page, name: RegExp): Promise<boolean> {
  await rested(page);
  const shortcut = page.locator('.bids button').filter({ hasText: name });
  const step = page.locator('.ladder [data-step]:enabled').filter({ hasText: name });
  const opener = page.locator('.actions [aria-expanded]');
  if ((await shortcut.count()) > 0) await bidStep(shortcut.first());
  else if ((await opener.count()) === 0) return false;
  else {
    await opener.click();
    if ((await step.count()) === 0) {
      await page.keyboard.press('Escape');
      await expect(page.locator('.ladder')).toHaveCount(0);
      return false;
    }
    await bidStep(step.first());
  }
  return true;
}

/** A bid of only one way is said by its button, which has the action; of another the first way is taken. */
async function bidStep(step: Locator): Promise<void> {
  const isSaid = (await step.getAttribute('data-action')) !== null;
  await step.click();
  if (!isSaid) await step.page().locator('.ways button.main').click();
}

/** The cards in the person's hand, as the screen shows them at one moment. */
export const handOn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>("[...document.querySelectorAll('.hand button[data-card]')].map((card) => card.dataset.card)");

/** What the screen asks for, in a word. */
export async function momentOf(page: Page): Promise<string> {
  if (await page.locator(OFFERS.discard).isVisible()) return 'laying';
  if (
    await page
      .getByRole('button', { name: /^Diese Hälfte nehmen/ })
      .first()
      .isVisible()
  )
    return 'talon';
  const action = page.locator(ANSWERS).first();
  if (await action.isVisible()) return (await action.getAttribute('data-action')) ?? 'words';
  return 'trick';
}
