import type { Transport } from './client.ts';

/** A text that a person wants to keep as a file. The name is a suggestion, without a folder. */
export interface TextFile {
  readonly fileName: string;
  readonly text: string;
}

/** A line to the host plus what depends on where the page runs. */
export interface PageTransport extends Transport {
  readonly platform: 'app' | 'browser';
  /** Asks where to (app) or downloads (browser). `saved` is false when the person thought better of it. */
  saveText(file: TextFile): Promise<{ readonly saved: boolean }>;
}

/** What the app's preload script gives its page as `window.tarockabend`; a browser has none. */
export interface AppBridge extends PageTransport {
  readonly platform: 'app';
}
