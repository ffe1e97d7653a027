import { expect, type Locator } from '@playwright/test';
import { newTable } from './lobby.ts';
import type { RunningApp } from './running-app.ts';
import { screenIsFine, screenIsFineAtAllSizes } from './screens.ts';
import { BIDS, doOneThing, leadClock, momentOf, untilAsked } from './table-player.ts';

interface Watched {
  /** The beginning of the pictures' names. */
  readonly name: string;
  /** What is clicked where it is there, as for `doOneThing`. */
  readonly preferred?: string | undefined;
  /** What else is looked at in each kind of moment, once. */
  readonly look?: (() => Promise<void>) | undefined;
}

/** Plays to the end with the mouse, and looks at every kind of moment once; gives them. */
export async function playOutSeen(app: RunningApp, { name, preferred, look }: Watched): Promise<readonly string[]> {
  const { page } = app;
  const seen = new Set<string>();
  while ((await untilAsked(page)) === 'asked') {
    const moment = await momentOf(page);
    if (!seen.has(moment)) {
      await screenIsFine(app, `${name}-table-${moment}`);
      await look?.();
    }
    seen.add(moment);
    await doOneThing(page, preferred);
  }
  return [...seen];
}

interface OneDeal {
  readonly family: string;
  /** Chooses the game in the form of a new table. */
  readonly choose: (form: Locator) => Promise<unknown>;
  readonly look?: () => Promise<void>;
}

/** Plays a deal of a family at one screen with bots, from the form of the table to the result. */
export async function playDealWithBots(app: RunningApp, { family, choose, look }: OneDeal): Promise<void> {
  const { page } = app;
  await leadClock(page);
  await choose(await newTable(page));
  await page.getByRole('button', { name: 'Karten geben' }).click();
  // Whoever always bids sees a game played, their own or another's.
  expect(await playOutSeen(app, { name: family, preferred: BIDS, look })).toContain('trick');
  await screenIsFineAtAllSizes(app, `${family}-table-result`);
}
