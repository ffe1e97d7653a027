import { expect, type Page } from '@playwright/test';
import { must } from '#engine/core/assert-never.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { dealOut, type DealtDeal } from '#engine/testing/dealt.ts';
import { playFrom } from '../known-deal.ts';
import { rested, untilAsked } from '../table-player.ts';

/** Something that can be on the screen, and how it comes there from any page; bots answer at once, tricks wait to be taken. */
export interface State {
  readonly name: string;
  readonly show: (page: Page) => Promise<unknown>;
  /** What everybody at the table says meanwhile. */
  readonly said?: string;
}

export const NAMES = ['Franziska', 'Sepp', 'Leni', 'Toni'];
/** What everybody says meanwhile, where cards are played. */
export const SAID = 'Einen Moment, bitte!';

/** The first thing that whoever is asked can do. */
export const first = ({ offered }: DealtDeal): object => must(offered[0], 'an action');

const trickOf = ({ s }: DealtDeal): number => s.zones['trick']?.length ?? 0;

/** Goes on, as the first thing offered says, until somebody is asked for the last card of a trick. */
export function untilLastCard(deal: DealtDeal): DealtDeal {
  while (trickOf(deal) < deal.record.table - 1) deal.go(first(deal));
  return deal;
}

/** The same in the last trick of the deal. */
function untilLastTrick(deal: DealtDeal): DealtDeal {
  while ((deal.s.zones[`hand:${deal.seat}`]?.length ?? 0) > 1 || trickOf(deal) < deal.record.table - 1)
    deal.go(first(deal));
  return deal;
}

/** A deal in which this has been said. */
export function dealt(said: readonly object[], zones = {}, difference: Parameters<typeof dealOut>[1] = {}): DealtDeal {
  const deal = dealOut(zones, difference);
  deal.go(...said);
  return deal;
}

/** Shows a record to the person at seat 0 or at the seat whose turn it is. */
export async function showRecord(page: Page, record: DealRecord, seat = 0): Promise<void> {
  await playFrom(page, record, NAMES.slice(0, record.table), seat);
  await untilAsked(page);
}
export const show = (page: Page, { record, seat }: DealtDeal): Promise<void> => showRecord(page, record, seat);

/** Asks for a tip by its key. */
export async function tipped(page: Page): Promise<void> {
  await rested(page);
  await page.keyboard.press('t');
  await expect(page.locator('[data-tip]')).toBeVisible();
}

export const take = (page: Page) => page.getByRole('button', { name: /^(Stich einziehen|Clear the trick)$/ });

/** Plays the first card that is allowed, the last of a trick, which then lies on the table. */
export async function completeTrick(page: Page): Promise<void> {
  await rested(page);
  await page.locator('.hand button.legal').first().click();
  await expect(take(page)).toBeVisible();
}

/** Plays the last card of a deal and takes the trick: the result lies over the felt. */
export async function finish(page: Page, deal: DealtDeal): Promise<void> {
  await show(page, untilLastTrick(deal));
  await completeTrick(page);
  await rested(page);
  await take(page).click();
  await expect(page.locator('[data-region="result"]')).toBeVisible();
}
