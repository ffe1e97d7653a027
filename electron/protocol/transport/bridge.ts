import type { Transport } from './client.ts';
import type { Stopped } from './stopped.ts';

/** A text, or bytes in base64, that a person wants to save as a file. The name is a suggestion, without a folder. */
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

/** The page of such a window: the board's route, and a mark that it shows nothing else. */
export const boardFragment = (evening: string): string => `#/evening/${encodeURIComponent(evening)}/board/window`;

/** Why a window is not closed without asking. */
export interface Busy {
  /** A round of a club evening is running. */
  readonly running: boolean;
  /** Something was typed and not sent. */
  readonly unsent: boolean;
}

/** A connection to the host plus what depends on where the page runs. */
export interface PageTransport extends Transport {
  readonly platform: 'app' | 'browser';
  /** Called before `listen`. Reports why the host stays away while it does; `null` when it is back. */
  onStopped(heard: (stopped: Stopped | null) => void): void;
  /**
   * Called before `listen`. Reports when a page that has long been without its host begins to try only once a minute, and when that
   * is over; missing: it never does.
   */
  onRest?(heard: (rests: boolean) => void): void;
  /** Tries at once and often again, as after any touch of the page. */
  wake?(): void;
  /** Asks for another attempt to start a host that stays away. */
  startAgain(): void;
  /** Asks where to (app) or downloads (browser). `saved` is false if the person cancelled. */
  saveText(file: TextFile): Promise<{ readonly saved: boolean }>;
  /** While a round is running the screen stays awake; then, and with unsent input, closing needs a confirmation. */
  setBusy(busy: Busy): void;
  /** On the second screen (app) or in a new tab (browser); `opened` is false if a browser does not allow it. */
  openBoard(board: BoardWindow): Promise<{ readonly opened: boolean }>;
}

/** What the app's preload script gives its page as `window.tarockabend`; a browser has none. */
export interface AppBridge extends PageTransport {
  readonly platform: 'app';
}
