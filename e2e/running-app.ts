import type { Page } from '@playwright/test';

/** Where a flow runs: in a browser served by electron/server.ts, or in Electron. */
export type Where = 'web' | 'desktop';

/** The app as a flow sees it; the same in both places. */
export interface RunningApp {
  readonly where: Where;
  /** The same page all the time. */
  readonly page: Page;
  /** Kills the host with SIGKILL, in the midst of whatever it is doing. */
  kill(): Promise<void>;
  /** Waits until the host is back with the same data and the page can reach it. */
  restart(): Promise<void>;
  /** Does something that saves a file and gives what was saved; in the app the dialog is answered. */
  save(action: () => Promise<void>): Promise<SavedFile>;
}

export interface SavedFile {
  readonly fileName: string;
  readonly text: string;
}

/** In the page: remembers whether it has reported a lost connection, however soon it came back. */
export const WATCH_LINE = `{
  globalThis.lineWasLost = false;
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.banner')) return;
    globalThis.lineWasLost = true;
    watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}`;
