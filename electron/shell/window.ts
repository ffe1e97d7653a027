import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, Menu, session, type WebContents } from 'electron';
import { APP_PAGE } from './app-protocol.ts';

const PRELOAD = fileURLToPath(new URL('../preload/preload.cjs', import.meta.url));

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
    webPreferences: {
      preload: PRELOAD,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      // It would fetch dictionaries from the internet.
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  await window.loadURL(APP_PAGE).catch((error: unknown) => {
    if (!window.isDestroyed()) throw error;
  });
}

/** Brings the window to the front when the app is started a second time. */
export function showFirstWindow(): void {
  const window = BrowserWindow.getAllWindows()[0];
  if (window?.isMinimized()) window.restore();
  window?.focus();
}

/** Writing text to the clipboard after a click; reading it is not among it. */
const ALLOWED = 'clipboard-sanitized-write';

/** No page of ours goes anywhere, opens anything or is allowed anything but `ALLOWED`, whoever made its window. */
export function denyEverythingElse(): void {
  app.on('web-contents-created', (_event, contents) => confine(contents));
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, permission, answer) => answer(permission === ALLOWED));
  defaultSession.setPermissionCheckHandler((_contents, permission) => permission === ALLOWED);
  defaultSession.setDevicePermissionHandler(() => false);
}

function confine(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('will-navigate', (event) => {
    // Reloading is no way out; a page's places lie behind the #.
    if (event.url.split('#')[0] !== APP_PAGE) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
}

/** Copy, paste, zoom and full screen have their keys from the menu. */
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
