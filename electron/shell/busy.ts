import { type BaseWindow, BrowserWindow, dialog, powerSaveBlocker, type WebContents } from 'electron';
import type { Language } from '../../engine/core/text.ts';
import { isBoard } from './board-window.ts';
import { BUSY } from './texts.ts';

/** Pages on which a round is running. */
const busy = new Set<number>();
let awake: number | undefined;
const guarded = new Set<number>();

/**
 * A round is running, or is over: meanwhile the screen does not sleep, and closing the window asks first. Whoever closes
 * it all the same loses nothing that was written.
 */
export function setBusy(from: WebContents, isBusy: boolean, language: () => Language): void {
  if (isBusy) busy.add(from.id);
  else busy.delete(from.id);
  keepAwake(busy.size > 0);
  const window = BrowserWindow.fromWebContents(from);
  if (!window || guarded.has(from.id)) return;
  guarded.add(from.id);
  // A board may be put away at any time.
  if (!isBoard(from))
    window.on('close', (event) => {
      if (busy.has(from.id) && !mayClose(window, language())) event.preventDefault();
    });
  from.once('destroyed', () => {
    busy.delete(from.id);
    guarded.delete(from.id);
    keepAwake(busy.size > 0);
  });
}

function mayClose(window: BaseWindow, language: Language): boolean {
  const choice = dialog.showMessageBoxSync(window, {
    type: 'question',
    message: BUSY.message[language],
    detail: BUSY.detail[language],
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
