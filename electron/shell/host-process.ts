import type { Refusal } from '#engine/core/refusal.ts';
import type { FromHostProcess, ToHostProcess } from '../host/port.ts';
import type { FromHost } from '../protocol/messages.ts';
import type { Settings } from '../protocol/settings.ts';
import type { Stopped } from '../protocol/transport/stopped.ts';
import type { Death } from '../supervisor/report.ts';
import type { Restarts } from '../supervisor/restarts.ts';

/** What is needed of Electron's UtilityProcess. */
export interface HostChild {
  on(event: 'message', listener: (message: FromHostProcess) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  postMessage(message: ToHostProcess): void;
  kill(): boolean;
  /** Its last output, when it is dead. */
  lastWords(): Promise<readonly string[]>;
}

/** How one page receives messages. */
export interface Page {
  receive(message: FromHost): void;
  closed(): void;
  /** The host stays away until somebody wants it back; `null`: somebody did. */
  stopped(stopped: Stopped | null): void;
}

export interface HostProcessOptions {
  fork(): HostChild;
  /** The host's settings have changed and must be saved. */
  settings(settings: Settings): void;
  /** The host said why it cannot serve, and no page has ever had a connection: there is nothing yet to keep. */
  failed(reason: Refusal): void;
  /** Records a death; `why` is the reason that the host gave itself. */
  record(death: Death, why?: Refusal): Stopped;
  readonly restarts: Restarts;
  /** In ms. */
  now(): number;
  /** Runs `then` after a delay in ms. */
  later(then: () => void, milliseconds: number): void;
}

/** How long a stopping host may take to finish what it has accepted, in milliseconds. */
const STOP_LIMIT = 5000;

/**
 * Keeps one host process alive and gives pages their connections to it. A host that dies is restarted and every page
 * gets a new connection, beginning with `hello`; nothing is lost, because the journal has everything that anybody was
 * sent. One that dies too often, or says that it cannot serve, stays away until somebody wants it back; pages stay, and
 * are told why.
 */
export class HostProcess<K> {
  readonly #options: HostProcessOptions;
  readonly #pages = new Map<K, { readonly page: Page; line: number | null }>();
  #child: HostChild | null = null;
  #born = 0;
  #ready = false;
  /** Whether any host of ours has ever served. */
  #served = false;
  #over = false;
  #refused: Refusal | undefined;
  #stopped: Stopped | null = null;
  #nextLine = 1;

  constructor(options: HostProcessOptions) {
    this.#options = options;
    this.#start();
  }

  /** Gives a page a connection; an earlier one (the page was reloaded) is closed. */
  open(key: K, page: Page): void {
    this.close(key);
    this.#pages.set(key, { page, line: null });
    if (this.#stopped) page.stopped(this.#stopped);
    this.#connect();
  }

  /** Forwards a message unchanged. Without a connection it is lost, and the page is told so. */
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

  /** Somebody asks for another attempt to start a host that stays away. */
  startAgain(): void {
    if (!this.#stopped || this.#over) return;
    this.#options.restarts.forgive();
    this.#stay(null);
    this.#start();
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
    if (this.#over) return;
    const child = this.#options.fork();
    this.#child = child;
    this.#born = this.#options.now();
    this.#refused = undefined;
    child.on('message', (message) => this.#receive(message));
    child.on('exit', (code) => this.#ended(child, code));
  }

  #connect(): void {
    if (!this.#ready) return;
    for (const entry of this.#pages.values()) {
      if (entry.line !== null) continue;
      entry.line = this.#nextLine++;
      this.#child?.postMessage({ type: 'connect', line: entry.line });
    }
  }

  #receive(message: FromHostProcess): void {
    switch (message.type) {
      case 'ready':
        this.#ready = true;
        this.#served = true;
        return this.#connect();
      case 'failed':
        return this.#fail(message.refusal);
      case 'settings':
        return this.#options.settings(message.settings);
      case 'message':
        for (const { page, line } of this.#pages.values()) if (line === message.line) page.receive(message.message);
    }
  }

  #fail(reason: Refusal): void {
    this.#refused = reason;
    if (this.#served) {
      this.#child?.kill();
      return;
    }
    this.#over = true;
    this.#options.failed(reason);
  }

  #ended(child: HostChild, code: number): void {
    this.#child = null;
    this.#ready = false;
    for (const entry of this.#pages.values()) {
      if (entry.line === null) continue;
      entry.line = null;
      if (!this.#over) entry.page.closed();
    }
    if (this.#over) return;
    const refused = this.#refused;
    const lived = this.#options.now() - this.#born;
    const pause = refused ? null : this.#options.restarts.died();
    // A host that is to be restarted is not waited for to collect its last words.
    void child.lastWords().then((words) => {
      const stopped = this.#options.record({ how: `exit code ${code}`, lived, words }, refused);
      if (pause === null) this.#stay(stopped);
    });
    if (pause === 0) this.#start();
    else if (pause !== null) this.#options.later(() => this.#start(), pause);
  }

  #stay(stopped: Stopped | null): void {
    this.#stopped = stopped;
    for (const { page } of this.#pages.values()) page.stopped(stopped);
  }
}
