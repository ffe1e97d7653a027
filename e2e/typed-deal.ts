import { expect, type Page } from '@playwright/test';
import { createEvening } from './lobby.ts';
import { drawOneTable } from './one-table.ts';
import { playersAt } from './screens.ts';

/** A deal's result that is half typed, on the page of an evening of one table. */
export class TypedDeal {
  readonly #page: Page;
  readonly #names: readonly string[];

  private constructor(page: Page, names: readonly string[]) {
    this.#page = page;
    this.#names = names;
  }

  /** From the lobby: creates the evening, and types three of a Trischaken's four numbers. */
  static async begin(page: Page): Promise<TypedDeal> {
    await createEvening(page, 'Halb getippt');
    await drawOneTable(page, ['Anna', 'Bert', 'Cilli', 'Doris']);
    const typed = new TypedDeal(page, await playersAt(page, 1));
    await page.getByRole('link', { name: 'Ergebnis für Tisch 1, Spiel 1 eintragen' }).click();
    const game = page.getByRole('group', { name: 'Gespielt wurde', exact: true });
    await game.getByRole('radio', { name: /^Trischaken/ }).check();
    for (const [seat, count] of ['12', '19/1', '19/1'].entries()) await typed.#field(seat).fill(count);
    return typed;
  }

  /** All input is where it was. */
  async stands(): Promise<void> {
    await expect(this.#page.getByRole('radio', { name: /^Trischaken/ })).toBeChecked();
    for (const [seat, count] of ['12', '19/1', '19/1', ''].entries())
      await expect(this.#field(seat)).toHaveValue(count);
  }

  /** The host is there again, and the page with it. */
  async goesOn(): Promise<void> {
    await this.stands();
    // Without a connection it would be refused.
    await expect(this.#page.locator('.banner')).toHaveCount(0);
  }

  /** Types the rest and enters it. */
  async enter(): Promise<void> {
    await this.#field(3).fill('19/1');
    await this.#page.getByRole('button', { name: 'Eintragen', exact: true }).click();
    await expect(this.#page.getByRole('status').filter({ hasText: 'Tisch 1, Spiel 1 ist eingetragen.' })).toBeVisible();
  }

  #field(seat: number): ReturnType<Page['getByLabel']> {
    return this.#page.getByLabel(this.#names[seat] ?? '', { exact: true });
  }
}
