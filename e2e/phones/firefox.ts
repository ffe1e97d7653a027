import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { eventually, type OtherPhone, signalGroup, type Size, UPRIGHT } from './phone.ts';

/** Firefox as it is installed, over WebDriver BiDi. */
export class FirefoxPhone implements OtherPhone {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async start({ executable }: { readonly executable: string }): Promise<FirefoxPhone> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executable,
      headless: true,
      // A phone's scroll bars overlay the page and take no space.
      extraPrefsFirefox: { 'intl.accept_languages': 'de-AT, de', 'ui.useOverlayScrollbars': 1 },
    });
    const phone = new FirefoxPhone(browser, await browser.newPage());
    await phone.turn(UPRIGHT);
    return phone;
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async read<T>(expression: string): Promise<T> {
    return (await this.#page.evaluate(expression)) as T;
  }

  tap(element: string): Promise<void> {
    return this.#with(element, (found) => found.click());
  }

  async choose(element: string, label: string): Promise<void> {
    const option = `[...${element}.options].find(({ text }) => text === ${JSON.stringify(label)})`;
    const value = await eventually(label, () => this.read<string | undefined>(`${option}?.value`));
    await this.#with(element, (found) => found.select(value));
  }

  turn(size: Size): Promise<void> {
    return this.#page.setViewport(size);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  sleep(): void {
    signalGroup(this.#browser.process()?.pid, 'SIGSTOP');
  }

  wake(): void {
    signalGroup(this.#browser.process()?.pid, 'SIGCONT');
  }

  async close(): Promise<void> {
    this.wake();
    await this.#browser.close();
  }

  async #with(element: string, act: (found: ElementHandle) => Promise<unknown>): Promise<void> {
    await eventually(element, async () => {
      const found = (await this.#page.evaluateHandle(element)).asElement() as ElementHandle | null;
      if (!found) return undefined;
      await this.#page.evaluate(`(${element})?.scrollIntoView({ block: 'center' })`);
      await act(found);
      return true;
    });
  }
}
