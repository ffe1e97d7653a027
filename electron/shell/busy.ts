import { type BaseWindow, BrowserWindow, dialog, powerSaveBlocker, type WebContents } from 'electron';
import { z } from 'zod';
import type { Language } from '#engine/core/text.ts';
import type { Busy } from '../protocol/transport/bridge.ts';
import { isBoard } from './board-window.ts';
import { BUSY } from './texts.ts';

/** What a page may say about itself. */
export const BUSY_WINDOW: z.ZodType<Busy> = z.strictObject({ running: z.boolean(), unsent: z.boolean() });

/** The last message of each page, by its id. */
const pages = new Map<number, Busy>();
/** The system's id of the request not to sleep, while there is one. */
let awake: number | undefined;
const guarded = new Set<number>();

/**
 * While a round is running or has just ended the screen does not sleep, and closing the window needs a confirmation; so
 * does unsent input. Closing it anyway loses nothing that was written.
 */
export function setBusy(from: WebContents, busy: Busy, language: () => Language): void {
  pages.set(from.id, busy);
  keepAwakeAsNeeded();
  const window = BrowserWindow.fromWebContents(from);
  if (!window || guarded.has(from.id)) return;
  guarded.add(from.id);
  // A board may be closed at any time.
  if (!isBoard(from))
    window.on('close', (event) => {
      const why = pages.get(from.id);
      if (why && (why.running || why.unsent) && !mayClose(window, why, language())) event.preventDefault();
    });
  from.once('destroyed', () => {
    pages.delete(from.id);
    guarded.delete(from.id);
    keepAwakeAsNeeded();
  });
}

const keepAwakeAsNeeded = (): void => keepAwake([...pages.values()].some(({ running }) => running));

function mayClose(window: BaseWindow, { unsent }: Busy, language: Language): boolean {
  const choice = dialog.showMessageBoxSync(window, {
    type: 'question',
    message: (unsent ? BUSY.unsent : BUSY.message)[language],
    detail: (unsent ? BUSY.unsentDetail : BUSY.detail)[language],
    buttons: [BUSY.stay[language], BUSY.quit[language]],
    defaultId: 0,
    cancelId: 0,
  });
  return choice === 1;
}

function keepAwake(on: boolean): void {
  if (on && awake === undefined) awake = powerSaveBlocker.start('prevent-display-sleep');
  else if (!on && awake !== undefined) {
    powerSaveBlocker.stop(awake);
    awake = undefined;
  }
}
