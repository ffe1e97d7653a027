import { type Refusal, refusal } from '../../engine/core/refusal.ts';
import type { FromHostProcess, ToHostProcess } from '../host/port.ts';
import type { FromHost } from '../protocol/messages.ts';
import type { Settings } from '../protocol/settings.ts';

/** What is needed of Electron's UtilityProcess. */
export interface HostChild {
  on(event: 'message', listener: (message: FromHostProcess) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  postMessage(message: ToHostProcess): void;
  kill(): boolean;
}

/** One page's ears. */
export interface Page {
  hear(message: FromHost): void;
  closed(): void;
}

export interface HostProcessOptions {
  fork(): HostChild;
  /** The host's settings have changed and are to be kept. */
  settings(settings: Settings): void;
  /** The host cannot serve: it said why, or it died `ATTEMPTS` times without ever getting ready. */
  failed(reason: Refusal): void;
}

const ATTEMPTS = 3;
/** How long a stopping host may take to finish what it has accepted, in milliseconds. */
const STOP_LIMIT = 5000;

/**
 * Keeps one host process alive and gives pages their lines to it. A host that dies is started again and every page gets
 * a new line, beginning with `hello`; nothing is lost, because the journal has all that anybody was told.
 */
export class HostProcess<K> {
  readonly #options: HostProcessOptions;
  readonly #pages = new Map<K, { readonly page: Page; line: number | null }>();
  #child: HostChild | null = null;
  #ready = false;
  #over = false;
  #attempts = 0;
  #nextLine = 1;

  constructor(options: HostProcessOptions) {
    this.#options = options;
    this.#start();
  }

  /** Gives a page a line; one that it had before (it was reloaded) is closed. */
  open(key: K, page: Page): void {
    this.close(key);
    this.#pages.set(key, { page, line: null });
    this.#connect();
  }

  /** Forwards a message as it is. Without a line it is lost, and the page is told so. */
  send(key: K, message: unknown): void {
    const entry = this.#pages.get(key);
    if (!entry) return;
    if (entry.line === null) entry.page.closed();
    else this.#child?.postMessage({ type: 'message', line: entry.line, message });
  }

  close(key: K): void {
    const entry = this.#pages.get(key);
    if (!entry) return;
    if (entry.line !== null) this.#child?.postMessage({ type: 'close', line: entry.line });
    this.#pages.delete(key);
  }

  /** Lets the host finish and end; one that does not end in time is killed, which costs nothing that was accepted. */
  stop(): Promise<void> {
    this.#over = true;
    const child = this.#child;
    if (!child) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => child.kill(), STOP_LIMIT);
      child.on('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.postMessage({ type: 'stop' });
    });
  }

  #start(): void {
    this.#attempts += 1;
    const child = this.#options.fork();
    this.#child = child;
    child.on('message', (message) => this.#receive(message));
    child.on('exit', () => this.#ended());
  }

  #connect(): void {
    if (!this.#ready) return;
    for (const entry of this.#pages.values()) {
      if (entry.line !== null) continue;
      entry.line = this.#nextLine++;
      this.#child?.postMessage({ type: 'open', line: entry.line });
    }
  }

  #receive(message: FromHostProcess): void {
    switch (message.type) {
      case 'ready':
        this.#ready = true;
        this.#attempts = 0;
        return this.#connect();
      case 'failed':
        this.#over = true;
        return this.#options.failed(message.refusal);
      case 'settings':
        return this.#options.settings(message.settings);
      case 'message':
        for (const { page, line } of this.#pages.values()) if (line === message.line) page.hear(message.message);
    }
  }

  #ended(): void {
    this.#child = null;
    this.#ready = false;
    for (const entry of this.#pages.values()) {
      if (entry.line === null) continue;
      entry.line = null;
      if (!this.#over) entry.page.closed();
    }
    if (this.#over) return;
    if (this.#attempts < ATTEMPTS) return this.#start();
    this.#over = true;
    this.#options.failed(refusal('host-crashed'));
  }
}
