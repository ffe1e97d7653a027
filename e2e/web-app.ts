import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type RunningApp, type SavedFile, WATCH_LINE } from './running-app.ts';
import { ServerProcess } from './server-process.ts';

/** The app in a browser, with its host as a server process that can be killed. */
export class WebApp implements RunningApp {
  readonly where = 'web';
  readonly page: Page;
  readonly #dataDir: string;
  readonly #built: string;
  #server: ServerProcess;

  private constructor(page: Page, dataDir: string, built: string, server: ServerProcess) {
    this.page = page;
    this.#dataDir = dataDir;
    this.#built = built;
    this.#server = server;
  }

  /** `built`: the folder of the build, if it is not the product's. */
  static async launch(page: Page, dataDir: string, built = 'dist'): Promise<WebApp> {
    const server = await ServerProcess.startFrom(built, dataDir);
    await page.goto(server.address);
    return new WebApp(page, dataDir, built, server);
  }

  async kill(): Promise<void> {
    await this.page.evaluate(WATCH_LINE);
    await this.#server.end('SIGKILL');
  }

  async restart(): Promise<void> {
    this.#server = await ServerProcess.startFrom(this.#built, this.#dataDir);
    // The page comes back by itself, because the server has the same address.
    await expect.poll(() => this.page.evaluate('lineWasLost')).toBe(true);
    await expect(this.page.locator('.banner')).toHaveCount(0);
  }

  async save(action: () => Promise<void>): Promise<SavedFile> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), action()]);
    return { fileName: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  }

  async close(): Promise<void> {
    await this.#server.end('SIGTERM');
  }
}
