import type { Locator, Page } from '@playwright/test';
import { command, openDesk, openEvening, visitEvening } from './desk.ts';
import { expect, shot, test } from './fixtures.ts';
import { drawOneTable } from './one-table.ts';
import { playersAt, windowOf } from './screens.ts';
import { leadClock, nextDeal, untilAsked } from './table-player.ts';

process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Upright phones, a usual one and a narrow one. */
const PHONES = [windowOf(390, 844), windowOf(360, 780)] as const;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((one: unknown) => (one as { getBoundingClientRect(): Box }).getBoundingClientRect());

/** How far the notice reaches over the title of the page, in px. */
async function coveredTitle(page: Page): Promise<number> {
  const [notice, title] = [await boxOf(page.locator('.notice')), await boxOf(page.getByRole('heading', { level: 1 }))];
  expect(notice.bottom - notice.top, 'there is a notice').toBeGreaterThan(0);
  return Math.min(notice.bottom, title.bottom) - Math.max(notice.top, title.top);
}

/** By row of the hand: how much wider the space is on its right than on its left, in px. */
const OFF_CENTRE = `(() => {
  const hand = document.querySelector('.hand').getBoundingClientRect();
  const rows = Map.groupBy(document.querySelectorAll('.hand button[data-card] img'), (card) => card.closest('li').offsetTop);
  return [...rows.values()].map((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left)) - hand.left;
    return Math.round(hand.right - Math.max(...boxes.map((box) => box.right)) - left);
  });
})()`;

test('on a phone a notice leaves the title readable, every column of a result is visible, and the hand lies in the middle', async ({
  app,
}) => {
  const { page } = app;
  const evening = await openEvening(page, {
    name: 'Tarockrunde',
    family: 'bavarian',
    profile: 'simple-points',
    format: { deals: 3, dealsAtThree: 3 },
  });
  await visitEvening(page, evening, 'players');
  await drawOneTable(page, ['Anna', 'Bert', 'Cilli']);
  const [, declarer = ''] = await playersAt(page, 1);
  await openDesk(page);
  for (const seat of [1, 2])
    await command(page, { type: 'hold-seat', evening, round: 1, table: 1, seat, holder: 'bot' });

  await page.setViewportSize(PHONES[0]);
  await visitEvening(page, evening, 'entry/1/1/1');
  await page
    .getByRole('group', { name: 'Gespielt wurde' })
    .getByRole('radio', { name: /^Herzsolo/ })
    .check();
  await page.getByRole('group', { name: 'Spieler', exact: true }).getByLabel(declarer, { exact: true }).check();
  await page.getByLabel('Augen des Spielers').fill('29');
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 1 ist eingetragen.' })).toBeVisible();
  await shot(app, 'narrow-notice');
  expect(await coveredTitle(page)).toBeLessThanOrEqual(0);

  await leadClock(page);
  await visitEvening(page, evening, 'table/1/1');
  const sheet = page.getByRole('region', { name: 'Abrechnung Spiel 1' });
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await expect(sheet.locator('tfoot')).toBeVisible();
    const { left, right } = await boxOf(sheet);
    for (const cell of await sheet.locator('th, td').all()) {
      const box = await boxOf(cell);
      expect([box.left >= left - 1, box.right <= right + 1], await cell.innerText()).toEqual([true, true]);
    }
    await shot(app, `narrow-result-${phone.width}`);
  }

  await nextDeal(page);
  expect(await untilAsked(page)).toBe('asked');
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await shot(app, `narrow-hand-${phone.width}`);
    const rows = await page.evaluate<number[]>(OFF_CENTRE);
    expect(rows).toHaveLength(2);
    for (const off of rows) expect(Math.abs(off), `${phone.width}: ${rows.join(', ')}`).toBeLessThanOrEqual(2);
  }
});
