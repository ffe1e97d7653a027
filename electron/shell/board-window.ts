import { BrowserWindow, type Display, type Rectangle, screen, type WebContents } from 'electron';
import { z } from 'zod';
import { boardFragment, type BoardWindow } from '../protocol/transport/bridge.ts';
import { APP_PAGE } from './app-protocol.ts';
import { ICON, WEB_PREFERENCES } from './window.ts';

export const BOARD_WINDOW = z.strictObject({ evening: z.string().min(1).max(40), title: z.string().min(1).max(200) });

/** One window for each evening that is shown. */
const boards = new Map<string, BrowserWindow>();

/** Whether a page is in a window that shows nothing but a board. */
export const isBoard = ({ id }: WebContents): boolean =>
  [...boards.values()].some(({ webContents }) => webContents.id === id);

/** Shows an evening's board on a screen that the director does not work at, or brings its window to the front. */
export async function openBoardWindow(
  from: WebContents,
  { evening, title }: BoardWindow,
): Promise<{ readonly opened: boolean }> {
  const there = boards.get(evening);
  if (there && !there.isDestroyed()) {
    if (there.isMinimized()) there.restore();
    there.focus();
    return { opened: true };
  }
  const wall = otherScreen(BrowserWindow.fromWebContents(from)?.getBounds());
  const board = new BrowserWindow({
    width: 1280,
    height: 720,
    ...wall?.bounds,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: '#fffdf7',
    title,
    icon: ICON,
    webPreferences: WEB_PREFERENCES,
  });
  boards.set(evening, board);
  board.once('closed', () => boards.delete(evening));
  board.on('page-title-updated', (event) => event.preventDefault());
  board.once('ready-to-show', () => {
    board.show();
    // Only after it is shown: some systems would fill the screen that the mouse is on.
    if (wall) board.setFullScreen(true);
  });
  await board.loadURL(APP_PAGE + boardFragment(evening)).catch((error: unknown) => {
    if (!board.isDestroyed()) throw error;
  });
  return { opened: true };
}

/** A screen without the window; the projector is one as soon as it is plugged in. */
function otherScreen(window: Rectangle | undefined): Display | undefined {
  if (!window) return undefined;
  const ours = screen.getDisplayMatching(window);
  return screen.getAllDisplays().find(({ id }) => id !== ours.id);
}
