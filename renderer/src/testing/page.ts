import type { Answer } from '#electron/protocol/answers.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import { DEFAULT_SETTINGS } from '#electron/protocol/settings.ts';
import type { Busy } from '#electron/protocol/transport/bridge.ts';
import type { PageTransport } from '#electron/protocol/transport/bridge.ts';
import type { Closed } from '#electron/protocol/transport/client.ts';
import type { PageRequest } from '#electron/protocol/transport/client.ts';
import type { Stopped } from '#electron/protocol/transport/stopped.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import type { PageWindow } from '../app/navigation.svelte.ts';

/** A tab's storage, in memory. */
export class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>();
  get length(): number {
    return this.#texts.size;
  }
  clear = (): void => this.#texts.clear();
  key = (i: number): string | null => [...this.#texts.keys()][i] ?? null;
  getItem = (key: string): string | null => this.#texts.get(key) ?? null;
  removeItem = (key: string): void => void this.#texts.delete(key);
  setItem = (key: string, text: string): void => void this.#texts.set(key, text);
}

/** The small part of a browser's window that the page's state needs, and what was done to it. */
export class TestWindow {
  reloads = 0;
  /** The attributes set on the page's root element. */
  readonly root = { lang: '', dataset: {} as Record<string, string>, scale: '' };
  readonly storage = new MemoryStorage();
  #hash: string;
  #listeners: (() => void)[] = [];

  constructor(hash = '', language = 'de-AT') {
    this.#hash = hash;
    this.seen = this.#asWindow(language);
  }
  readonly seen: PageWindow;

  /** Simulates typing another address, or going back. */
  goTo(hash: string): void {
    if (hash === this.#hash) return;
    this.#hash = hash;
    for (const listener of this.#listeners) listener();
  }
  get hash(): string {
    return this.#hash;
  }

  #asWindow(language: string): PageWindow {
    const { root } = this;
    const location = {
      reload: () => this.reloads++,
    };
    Object.defineProperty(location, 'hash', { get: () => this.#hash, set: (hash: string) => this.goTo(hash) });
    const documentElement = {
      dataset: root.dataset,
      style: { setProperty: (_: string, scale: string) => (root.scale = scale) },
    };
    Object.defineProperty(documentElement, 'lang', { get: () => root.lang, set: (lang: string) => (root.lang = lang) });
    return {
      location,
      sessionStorage: this.storage,
      addEventListener: (_: string, listener: () => void) => this.#listeners.push(listener),
      document: { documentElement, defaultView: null },
      navigator: { language },
    } as unknown as PageWindow;
  }
}

/** A host at the other end of the connection that answers what a test tells it to. */
export class TestHost {
  readonly asked: PageRequest[] = [];
  readonly busy: Busy[] = [];
  starts = 0;
  #receive: (message: FromHost) => void = () => undefined;
  #closed: Closed = () => undefined;
  #opened: () => void = () => undefined;
  #onStopped: (stopped: Stopped | null) => void = () => undefined;

  readonly transport: PageTransport = {
    platform: 'browser',
    onStopped: (listener) => (this.#onStopped = listener),
    startAgain: () => {
      this.starts++;
    },
    send: (request) => void this.asked.push(request),
    listen: (receive, closed, opened) => {
      this.#receive = receive;
      this.#closed = closed;
      this.#opened = opened ?? this.#opened;
    },
    saveText: () => Promise.resolve({ saved: true }),
    setBusy: (busy) => void this.busy.push(busy),
    openBoard: () => Promise.resolve({ opened: true }),
  };

  send(message: FromHost): void {
    this.#receive(message);
  }
  greet(hello: Partial<Extract<FromHost, { type: 'hello' }>> = {}): void {
    this.send({ ...HELLO, ...hello });
  }
  /** Answers the newest command, and lets the sender continue. */
  async answer(result: Answer = { ok: true, value: null }): Promise<void> {
    this.send({ type: 'answer', to: this.asked.at(-1)?.id ?? '', result });
    await settled();
  }
  cut(final?: string): void {
    this.#closed(final);
  }
  reopen(): void {
    this.#opened();
  }
  stop(stopped: Stopped | null): void {
    this.#onStopped(stopped);
  }

  /** The types of the commands that were sent, in order. */
  get types(): readonly string[] {
    return this.asked.map(({ command }) => command.type);
  }
}

/** Waits until all promises that can settle have settled. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const HELLO: Extract<FromHost, { type: 'hello' }> = {
  type: 'hello',
  v: PROTOCOL_VERSION,
  appVersion: '1.2.3',
  settings: DEFAULT_SETTINGS,
  evenings: [],
  now: '2026-11-20T19:30:00.000Z',
  access: 'director',
};
