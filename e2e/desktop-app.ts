import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { _electron, type ElectronApplication, expect, type Page } from '@playwright/test';
import { type RunningApp, type SavedFile, WATCH_LINE } from './running-app.ts';
import { seededEnv, seededWindows } from './seeded-chance.ts';

/** Electron's own variable says where its runtime is. `TAROCKABEND_ELECTRON=real` leaves it as it is. */
if (process.env.TAROCKABEND_ELECTRON !== 'real') {
  process.env.ELECTRON_OVERRIDE_DIST_PATH = resolve('e2e/standin');
  process.env.STANDIN_NODE = process.execPath;
}

/** How the app is started with a data folder of its own. */
export function electronArgs(dataDir: string): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '.',
    `--user-data-dir=${dataDir}`,
    `--documents=${join(dataDir, 'documents')}`,
  ];
}

/** Playwright takes no variables without a value. */
const inheritedEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Electron's executable, as the electron package finds it. */
export const electronExecutable = (): string => createRequire(import.meta.url)('electron') as string;

/** The app in Electron, with its host as a utility process that can be killed. */
export class DesktopApp implements RunningApp {
  readonly where = 'desktop';
  readonly page: Page;
  /** For specs of Electron's layer; a flow needs only its page. */
  readonly electron: ElectronApplication;
  readonly #dataDir: string;
  #killed: number | undefined;

  private constructor(electron: ElectronApplication, page: Page, dataDir: string) {
    this.electron = electron;
    this.page = page;
    this.#dataDir = dataDir;
  }

  static async launch(dataDir: string): Promise<DesktopApp> {
    const electron = await _electron.launch({
      args: electronArgs(dataDir),
      env: { ...inheritedEnv(), ...seededEnv(), ...seededWindows() },
    });
    return new DesktopApp(electron, await electron.firstWindow(), dataDir);
  }

  async kill(): Promise<void> {
    await this.page.evaluate(WATCH_LINE);
    await expect.poll(() => this.#hostPid()).toBeDefined();
    this.#killed = await this.#hostPid();
    if (this.#killed !== undefined) process.kill(this.#killed, 'SIGKILL');
  }

  async restart(): Promise<void> {
    // Electron's layer restarts the host by itself.
    await expect
      .poll(async () => {
        const pid = await this.#hostPid();
        return pid !== undefined && pid !== this.#killed;
      })
      .toBe(true);
    // The page has received both: that its connection was lost, and that there is a new one.
    await expect.poll(() => this.page.evaluate('lineWasLost')).toBe(true);
    await expect(this.page.locator('.banner')).toHaveCount(0);
  }

  async save(action: () => Promise<void>): Promise<SavedFile> {
    const folder = join(this.#dataDir, 'saved');
    await mkdir(folder, { recursive: true });
    await this.electron.evaluate(({ dialog }, into) => {
      const answered = globalThis as { savedAs?: string };
      delete answered.savedAs;
      let chosen = '';
      dialog.showSaveDialog = (...args: unknown[]) => {
        const { defaultPath } = args.at(-1) as { defaultPath: string };
        chosen = `${into}/${defaultPath}`;
        return Promise.resolve({ canceled: false, filePath: chosen });
      };
      // An existing file may be half written: only its writer knows when it is complete.
      const files = process.getBuiltinModule('node:fs/promises');
      const { writeFile } = files;
      files.writeFile = async (...args) => {
        await writeFile(...args);
        if (args[0] === chosen) answered.savedAs = chosen;
      };
      process.getBuiltinModule('node:module').syncBuiltinESMExports();
    }, folder);
    await action();
    const savedAs = (): Promise<string | undefined> =>
      this.electron.evaluate(() => (globalThis as { savedAs?: string }).savedAs);
    await expect.poll(savedAs).toBeDefined();
    const path = (await savedAs()) ?? '';
    return { fileName: basename(path), text: await readFile(path, 'utf8') };
  }

  /** Closes the app; if it asks whether to quit in the middle of a round, the answer is yes. */
  async close(): Promise<void> {
    await this.electron.evaluate(({ dialog }) => void (dialog.showMessageBoxSync = () => 1));
    await this.electron.close();
  }

  #hostPid(): Promise<number | undefined> {
    return this.electron.evaluate(
      ({ app }) => app.getAppMetrics().find(({ name }) => name === 'tarockabend-host')?.pid,
    );
  }
}

export function inElectron(app: RunningApp): DesktopApp {
  if (!(app instanceof DesktopApp)) throw new Error('only in the app');
  return app;
}
