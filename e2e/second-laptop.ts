import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { UNHURRIED } from './fixtures.ts';
import { lobbyIsOpen } from './lobby.ts';
import { SAVES_DATA } from './saves-data.ts';
import { WebApp } from './web-app.ts';

/** Another laptop with the app: a host of its own, on this machine. It is closed and removed after `then`. */
export async function onSecondLaptop(browser: Browser, then: (laptop: WebApp) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tarockabend-e2e-'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(UNHURRIED));
  const context = await browser.newContext({ locale: 'de-AT' });
  await context.addInitScript(SAVES_DATA);
  const laptop = await WebApp.launch(await context.newPage(), folder);
  try {
    await lobbyIsOpen(laptop.page);
    await then(laptop);
  } finally {
    await laptop.close();
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
