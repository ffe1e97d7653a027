import type { Transport } from './client.ts';
import type { Stopped } from './stopped.ts';

/** A text, or bytes in base64, that a person wants to keep as a file. The name is a suggestion, without a folder. */
export interface TextFile {
  readonly fileName: string;
  readonly text: string;
  readonly base64?: true | undefined;
}

/** The board of an evening in a window of its own. */
export interface BoardWindow {
  readonly evening: string;
  readonly title: string;
}

/** Where such a window's page lies: the board's route, and a mark that it shows nothing else. */
export const boardFragment = (evening: string): string => `#/evening/${encodeURIComponent(evening)}/board/window`;

/** Why a window is not to be closed without a word. */
export interface Busy {
  /** A round of a club evening is running. */
  readonly running: boolean;
  /** Something was typed and not sent. */
  readonly unsent: boolean;
}

/** A line to the host plus what depends on where the page runs. */
export interface PageTransport extends Transport {
  readonly platform: 'app' | 'browser';
  /** Called before `listen`. Tells why the host stays away while it does; `null` when it does not any more. */
  onStopped(heard: (stopped: Stopped | null) => void): void;
  /** Has a host that stays away tried again. */
  startAgain(): void;
  /** Asks where to (app) or downloads (browser). `saved` is false when the person thought better of it. */
  saveText(file: TextFile): Promise<{ readonly saved: boolean }>;
  /** While a round is running the screen stays awake; then, and with something unsent, one is asked before leaving. */
  setBusy(busy: Busy): void;
  /** On the second screen (app) or in a new tab (browser); `opened` is false where a browser does not let us. */
  openBoard(board: BoardWindow): Promise<{ readonly opened: boolean }>;
}

/** What the app's preload script gives its page as `window.tarockabend`; a browser has none. */
export interface AppBridge extends PageTransport {
  readonly platform: 'app';
}
