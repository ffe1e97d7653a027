import { must } from '#engine/core/assert-never.ts';
import { reform } from '#engine/games/reform/game.ts';
import { bid, dealOut, type DealtDeal } from '#engine/testing/dealt.ts';
import { expect, test } from './fixtures.ts';
import { MOUSE, playWith } from './giving.ts';
import { openDeal } from './known-deal.ts';
import { chip, LAPTOP, look, press, result, settled } from './reform-ways-table.ts';
import { untilAsked } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

// The question for a black-out, in the middle of play (reform §6.1): called and not called.

/** Forehand plays a Solodreier with the highest tarocks, and has led six times. */
function beforeTheSeventh(): DealtDeal {
  const deal = dealOut(
    { 'hand:0': 'T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11' },
    { game: reform, profile: 'reform' },
  );
  deal.go(bid('solodreier'));
  while ((deal.s.zones['hand:0'] ?? []).length > 6 || deal.seat !== 0)
    deal.go(
      must(
        deal.offered.find((action) => ['quiet', 'play'].includes(reform.groupOf(action))),
        'something to do',
      ),
    );
  return deal;
}

for (const isCalled of [true, false])
  test(`after the seventh trick a black-out is ${isCalled ? 'called' : 'not called'}, and the deal goes on`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize(LAPTOP);
    await openDeal(page, beforeTheSeventh());
    await expect(page.locator('.answer')).not.toContainText('Black-out');
    await press(page, MOUSE, page.locator('.hand [data-card]').first());
    await untilAsked(page);
    const calls = page.locator('[data-action="call-black-out"], [data-action="no-call"], .answer button');
    await expect(calls.filter({ hasText: 'Kein Black-out' }).first()).toBeVisible();
    await expect(page.locator('.board')).toContainText('Habt ihr schon genug?');
    await look(app, isCalled ? 'black-out' : 'no-black-out');
    // What may be looked at of the talon in the middle of play is nothing.
    await press(
      page,
      MOUSE,
      calls.filter({ hasText: isCalled ? 'Bringt von jedem Gegner' : 'Kein Black-out' }).first(),
    );
    await untilAsked(page);
    if (isCalled) await expect(chip(page)).toContainText('Black-out');
    else await expect(chip(page)).not.toContainText('Black-out');
    await playWith(page, MOUSE);
    await settled(page);
    if (isCalled) await expect(result(page)).toContainText('Black-out');
    else await expect(result(page)).not.toContainText('Black-out');
  });
