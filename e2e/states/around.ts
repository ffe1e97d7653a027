import { expect, type Page } from '@playwright/test';
import { openDesk, visit } from '../desk.ts';
import { bidden } from './koenigrufen.ts';
import { finish, type State } from './shown.ts';

/** Goes to a page and waits for its heading. */
async function visited(page: Page, hash: string, heading: RegExp): Promise<void> {
  await openDesk(page);
  await visit(page, hash);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

/** What else belongs to the table; nothing of it is a board. */
export const AROUND: readonly State[] = [
  { name: 'start', show: (page) => visited(page, '#/', /Gleich spielen/) },
  { name: 'settings', show: (page) => visited(page, '#/settings', /Einstellungen/) },
  { name: 'all cards', show: (page) => visited(page, '#/cards', /Karten/) },
  { name: 'a pasted deal', show: (page) => visited(page, '#/record', /./) },
  {
    name: 'score sheet',
    show: async (page) => {
      await finish(page, bidden('solodreier'));
      await visited(page, new URL(page.url()).hash.replace('/table/', '/sheet/'), /Schreibblatt/);
    },
  },
  {
    name: 'replay',
    show: (page) => visited(page, `${new URL(page.url()).hash.replace('/sheet/', '/replay/')}/1`, /Spiel 1/),
  },
];
