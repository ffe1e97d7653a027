import { bid, dealOut, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { expect, test } from './fixtures.ts';
import { openDeal } from './known-deal.ts';
import { rested } from './table-player.ts';

// Bots answer at once; their pace is a setting.
process.env.TAROCKABEND_BOT_PAUSE ??= '0';

/** Who is asked last has next to nothing. */
const WEAK = { 'hand:3': 'HQ HN HJ DQ DN CK CN SN S7 T8 T14 T18' };

test('by key and by button: what is advised is marked, with its reason, and goes with its question', async ({
  app,
}) => {
  const { page } = app;
  const tip = page.locator('[data-tip]');
  const deal = dealOut(WEAK);
  deal.go(VORHAND, PASS, bid('dreier'));
  await openDeal(page, deal);
  await rested(page);
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(tip).toHaveText(/Tipp: Weiter\. 3 Tarock und 1 König: .*\.$/);
  // What the line advises is marked, and can be pressed.
  const marked = page.locator('button.tipped');
  await expect(marked).toHaveCount(1);
  await expect(marked).toBeEnabled();
  // It is read out, and again when it is asked for again.
  const said = page.getByRole('log').getByText(/^Tipp: Weiter\. 3 Tarock und 1 König: .*\.$/);
  await expect(said).toHaveCount(1);
  await said.evaluate("(line) => { line.dataset.old = ''; }");
  await page.keyboard.press('t');
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(said).toHaveCount(1);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(tip).toHaveText(/Tip: Pass\. 3 tarocks and 1 king: /);
  await page.getByRole('button', { name: 'DE', exact: true }).click();
  await marked.click();
  await expect(tip).toHaveCount(0);
});

test('a card is marked in the hand, by the tool in the bar', async ({ app }) => {
  const { page } = app;
  const deal = dealOut(WEAK);
  deal.go(VORHAND, bid('solodreier'));
  while (deal.s.phase !== 'tricks') deal.go(deal.offered.some(({ type }) => type === 'pass') ? PASS : GOOD);
  await openDeal(page, deal);
  await rested(page);
  await page.getByRole('button', { name: 'Tipp', exact: true }).click();
  const card = page.locator('.hand button.tipped');
  await expect(card).toHaveCount(1);
  await expect(card).toHaveAccessibleName(/ \(Tipp\)$/);
  await rested(page);
  await card.click();
  await expect(page.locator('[data-tip]')).toHaveCount(0);
});
