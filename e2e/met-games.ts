import type { Page } from '@playwright/test';
import { GAMES } from '#engine/games/index.ts';

const KEY = 'tarockabend.met';
const all = Object.values(GAMES).flatMap(({ id, profiles }) =>
  profiles.flatMap(({ contracts }) => contracts.map((contract) => `${id}/${contract.id}`)),
);

/**
 * Runs in a page before its own scripts: people at this device have met every game, unless a flow has said which ones. What is told of a
 * new game is one flow's subject and would be read in all the others.
 */
export const ALL_MET = `try {
  localStorage['${KEY}'] ??= '${JSON.stringify([...new Set(all)])}';
} catch {
  // A page without an address has no storage, and no games.
}`;

/** From now on every game is new at this device. */
export async function meetGames(page: Page): Promise<void> {
  await page.evaluate(`localStorage['${KEY}'] = '[]'`);
  await page.reload();
}
