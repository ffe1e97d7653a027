import type { Page } from '@playwright/test';
import { expect, picture, test } from './fixtures.ts';
import { playFrom } from './known-deal.ts';
import { hidden } from './reform-deals.ts';
import { held, NAMES, phonesAt, playTo } from './reform-phones.ts';
import { rested } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

const PARTNER = 2;

/** Only the partner is told who they are: nobody else's page has a word or a sign of it. */
async function partnerIsHidden(phones: readonly Page[]): Promise<void> {
  for (const [seat, phone] of phones.entries()) {
    const badges = phone.locator('.board').getByText(/Partner/);
    if (seat === PARTNER) await expect(badges.first()).toBeAttached();
    else await expect(badges, NAMES[seat]).toHaveCount(0);
  }
}

test('four on phones play a Rufer: nobody sees who the partner is until the king falls, across a restart of the host', async ({
  app,
  browser,
}) => {
  const { page } = app;
  const evening = await playFrom(page, hidden().record, NAMES, 0, 1, 2, 3);
  const phones = await phonesAt(page, browser, evening);
  const [anna, bert, cilli] = phones;
  if (!anna || !bert || !cilli) throw new Error('four phones');
  await partnerIsHidden(phones);
  await picture(bert, 'web-reform-phone-opponent');
  await picture(cilli, 'web-reform-phone-partner');
  await playTo(phones, 11);
  await partnerIsHidden(phones);

  await app.kill();
  await app.restart();
  for (const phone of phones) {
    await expect(phone.locator('.banner')).toHaveCount(0, { timeout: 60_000 });
    await expect.poll(() => held(phone)).toBe(11);
  }
  await partnerIsHidden(phones);
  await picture(anna, 'web-reform-phone-declarer');

  // The called king is played at some time: from then on everybody knows.
  const king = cilli.locator('.hand button[data-card="CK"]');
  for (let cards = 10; (await king.count()) > 0; cards--) {
    await partnerIsHidden(phones);
    await playTo(phones, cards);
  }
  for (const phone of phones)
    await expect(
      phone
        .locator('.board')
        .getByText(/Partner/)
        .first(),
    ).toBeAttached();
  await playTo(phones, 0);
  for (const phone of phones) await expect(phone.getByRole('heading', { name: /^Abrechnung Spiel/ })).toBeVisible();
  await rested(bert);
  await picture(bert, 'web-reform-phone-result');
});
