import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, Menu, session, type WebContents, type WebPreferences } from 'electron';
import { APP_PAGE } from './app-protocol.ts';

/** In the bar of Linux and Windows; an Apple takes it from the bundle. */
export const ICON = fileURLToPath(new URL('../renderer/icon-512.png', import.meta.url));
const PRELOAD = fileURLToPath(new URL('../preload/preload.cjs', import.meta.url));

/** What a page of ours may do; every window has the same. */
export const WEB_PREFERENCES: WebPreferences = {
  preload: PRELOAD,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  // It would fetch dictionaries from the internet.
  spellcheck: false,
};

/** The main window; boards come and go with it. */
let first: BrowserWindow | undefined;

/** Opens the app's window; resolves when its page is loaded, or when somebody closed it before that. */
export async function openWindow(): Promise<void> {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 900,
    minHeight: 600,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: '#f6f0e2',
    title: app.getName(),
    icon: ICON,
    webPreferences: WEB_PREFERENCES,
  });
  first = window;
  window.once('ready-to-show', () => window.show());
  // Nobody could control a board on its own.
  window.once('closed', () => BrowserWindow.getAllWindows().forEach((board) => board.close()));
  await window.loadURL(APP_PAGE).catch((error: unknown) => {
    if (!window.isDestroyed()) throw error;
  });
}

/** Brings the window to the front when the app is started a second time. */
export function showFirstWindow(): void {
  if (!first || first.isDestroyed()) return;
  if (first.isMinimized()) first.restore();
  first.focus();
}

/** Writing text to the clipboard after a click (not reading it), and full screen for the board. */
const ALLOWED: readonly string[] = ['clipboard-sanitized-write', 'fullscreen'];

/** No page of ours navigates, opens anything or is allowed anything but `ALLOWED`, whoever made its window. */
export function denyEverythingElse(): void {
  app.on('web-contents-created', (_event, contents) => confine(contents));
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, permission, answer) => answer(ALLOWED.includes(permission)));
  defaultSession.setPermissionCheckHandler((_contents, permission) => ALLOWED.includes(permission));
  defaultSession.setDevicePermissionHandler(() => false);
}

function confine(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('will-navigate', (event) => {
    // Reloading is no way out; the routes of a page are after the #.
    if (event.url.split('#')[0] !== APP_PAGE) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
}

/** Copy, paste, zoom and full screen get their shortcuts from the menu. */
export function setMenu(): void {
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(process.platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
      { role: 'editMenu' },
      {
        role: 'viewMenu',
        submenu: [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'togglefullscreen' }],
      },
      { role: 'windowMenu' },
    ]),
  );
}
