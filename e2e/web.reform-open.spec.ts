import { expect, picture, test } from './fixtures.ts';
import { playFrom } from './known-deal.ts';
import { piccolo } from './reform-contracts.ts';
import { held, NAMES, phonesAt, playTo } from './reform-phones.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

test('a Piccolo ouvert on four phones: all hands lie open after the first trick, before the next lead and after a restart', async ({
  app,
  browser,
}) => {
  const { page } = app;
  const evening = await playFrom(page, piccolo().record, NAMES, 0, 1, 2, 3);
  const phones = await phonesAt(page, browser, evening);
  const open = (phone: (typeof phones)[number]) => phone.getByRole('list', { name: /^Offene Karten von/ });
  for (const phone of phones) await expect(open(phone)).toHaveCount(0);
  await playTo(phones, 11);
  // Everybody sees those of the three others.
  const allOpen = async () => {
    for (const phone of phones) {
      await expect(open(phone)).toHaveCount(3);
      for (const hand of await open(phone).all()) await expect(hand.getByRole('listitem')).toHaveCount(11);
    }
  };
  await allOpen();
  const [anna, bert] = phones;
  if (anna) await picture(anna, 'web-reform-open-declarer');
  if (bert) await picture(bert, 'web-reform-open-opponent');
  await app.kill();
  await app.restart();
  for (const phone of phones) {
    await expect(phone.locator('.banner')).toHaveCount(0, { timeout: 60_000 });
    await expect.poll(() => held(phone)).toBe(11);
  }
  await allOpen();
  await playTo(phones, 0);
  for (const phone of phones) await expect(phone.getByRole('heading', { name: /^Abrechnung Spiel/ })).toBeVisible();
});
