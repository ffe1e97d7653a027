import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the facts of the game by their key, lets `look` look at them, and closes them. */
export async function lookAtFacts(page: Page, look: (facts: Locator) => Promise<void>): Promise<void> {
  const facts = page.getByRole('complementary', { name: 'Das Spiel' });
  await page.getByRole('button', { name: 'Verlauf' }).click();
  await look(facts);
  await facts.getByRole('button', { name: 'Schließen' }).click();
  await expect(facts).toBeHidden();
}
