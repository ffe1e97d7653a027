import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { OtherBrowsers } from '#build/other-browsers.ts';
import { freePort } from '../server-process.ts';
import { eventually, type OtherPhone, signalGroup, type Size, UPRIGHT } from './phone.ts';

/** WebKit, the engine of all browsers on an iPhone, in WebKitGTK's small browser on a virtual display. */
export class WebKitPhone implements OtherPhone {
  readonly #driver: WebDriver;
  readonly #service: ChildProcess;
  readonly #end: () => void;

  private constructor(driver: WebDriver, service: ChildProcess, end: () => void) {
    this.#driver = driver;
    this.#service = service;
    this.#end = end;
  }

  static async start({ executable, driver, display }: OtherBrowsers['webkit']): Promise<WebKitPhone> {
    const home = mkdtempSync(join(tmpdir(), 'tarockabend-webkit-'));
    const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const number = await firstLine(screen);
    const port = await freePort();
    const service = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, DISPLAY: `:${number}`, HOME: home, XDG_CACHE_HOME: home, NO_AT_BRIDGE: '1' },
    });
    const end = (): void => {
      signalGroup(service.pid, 'SIGKILL');
      screen.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    };
    try {
      // In full screen it has no toolbar, which is wider than a phone.
      const browser = { binary: executable, args: ['--automation', '--full-screen'] };
      const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser });
      const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted);
      // The service listens a moment after it was started.
      const session = await eventually('a session with WebKitWebDriver', async () => builder.build());
      const phone = new WebKitPhone(session, service, end);
      await phone.turn(UPRIGHT);
      return phone;
    } catch (error) {
      end();
      throw error;
    }
  }

  open(address: string): Promise<void> {
    return this.#driver.get(address);
  }

  read<T>(expression: string): Promise<T> {
    return this.#driver.executeScript<T>(`return (${expression})`);
  }

  tap(element: string): Promise<void> {
    return this.#with(element, (found) => found.click());
  }

  choose(element: string, label: string): Promise<void> {
    return this.tap(`[...${element}.options].find(({ text }) => text === ${JSON.stringify(label)})`);
  }

  async turn(size: Size): Promise<void> {
    await this.#driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    await eventually('the size of the window', async () =>
      (await this.read<boolean>(`innerWidth === ${size.width} && innerHeight === ${size.height}`)) ? true : undefined,
    );
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64');
  }

  sleep(): void {
    signalGroup(this.#service.pid, 'SIGSTOP');
  }

  wake(): void {
    signalGroup(this.#service.pid, 'SIGCONT');
  }

  async close(): Promise<void> {
    this.wake();
    await this.#driver.quit();
    this.#end();
  }

  async #with(element: string, act: (found: WebElement) => Promise<unknown>): Promise<void> {
    await eventually(element, async () => {
      const found = await this.read<WebElement | null>(element);
      if (!found) return undefined;
      await this.#driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", found);
      await act(found);
      return true;
    });
  }
}

/** The number of the display, which the server prints when it is ready. */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: screen.stdio[3] as Readable }).once('line', resolve);
    screen.once('error', reject);
    screen.once('close', () => reject(new Error('the display ended at once')));
  });
}
