import { type Browser, expect, type Page } from '@playwright/test';
import { visitEvening } from './desk.ts';
import { admit, knock, openRoomHere } from './room.ts';
import { doOneThing } from './table-player.ts';

/** Who sits at the table, by seat. */
export const NAMES = ['Anna', 'Bert', 'Cilli', 'Doris'];

/** All sit at the table on phones of their own. */
export async function phonesAt(page: Page, browser: Browser, evening: string): Promise<readonly Page[]> {
  await visitEvening(page, evening, 'room');
  const link = await openRoomHere(page);
  const phones: Page[] = [];
  for (const name of NAMES) {
    const { page: phone } = await knock(browser, link, name, 'Mitspielen');
    await admit(page, name);
    await phone.getByRole('link', { name: 'Zum Tisch' }).click();
    await expect(phone.locator('.board')).toBeVisible();
    phones.push(phone);
  }
  return phones;
}

const isAsked = (phone: Page) => phone.locator('.turn.asked').isVisible();
/** How many tricks are done, as the table knows it: everybody has as many cards. */
export const held = (phone: Page) => phone.locator('.hand button[data-card]').count();

/** Whoever is asked plays their first card, until everybody is down to this number. */
export async function playTo(phones: readonly Page[], cards: number): Promise<void> {
  await expect(async () => {
    for (const phone of phones) if ((await held(phone)) > cards && (await isAsked(phone))) await doOneThing(phone);
    for (const phone of phones) expect(await held(phone)).toBe(cards);
  }).toPass({ intervals: [100], timeout: 120_000 });
}
