// What asks a person or the desktop.
import { EventEmitter } from 'node:events';
import { BrowserWindow } from './browser-window.mjs';

// Tests answer these through electronApp.evaluate, as with real Electron.
const unanswered = (name) => async () => {
  throw new Error(`stand-in: nobody answers ${name}; the test must replace it`);
};
export const dialog = { showErrorBox: (t, c) => console.error(`${t}: ${c}`) };
for (const n of ['showOpenDialog', 'showSaveDialog', 'showMessageBox', 'showCertificateTrustDialog'])
  dialog[n] = unanswered(`dialog.${n}`);
dialog.showMessageBoxSync = () => {
  throw new Error('stand-in: nobody answers dialog.showMessageBoxSync; the test must replace it');
};
export const shell = {
  openExternal: unanswered('shell.openExternal'),
  openPath: unanswered('shell.openPath'),
  showItemInFolder() {},
  beep() {},
};
let clip = '';
export const clipboard = { readText: () => clip, writeText: (t) => void (clip = t), clear: () => void (clip = '') };
export const nativeTheme = Object.assign(new EventEmitter(), { shouldUseDarkColors: false, themeSource: 'system' });
const display = {
  id: 1,
  scaleFactor: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1080 },
  workAreaSize: { width: 1920, height: 1080 },
};
export const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
  getDisplayMatching: () => display,
});
export class MenuItem {
  constructor(o) {
    Object.assign(this, { enabled: true, visible: true, checked: false, type: o.submenu ? 'submenu' : 'normal' }, o);
    if (Array.isArray(o.submenu)) this.submenu = Menu.buildFromTemplate(o.submenu);
    const f = o.click;
    this.click = () => f?.(this, BrowserWindow.getFocusedWindow(), {});
  }
}
export class Menu {
  static #app = null;
  items = [];
  static buildFromTemplate(t) {
    const m = new Menu();
    for (const i of t) m.append(i instanceof MenuItem ? i : new MenuItem(i));
    return m;
  }
  static setApplicationMenu(m) {
    Menu.#app = m;
  }
  static getApplicationMenu() {
    return Menu.#app;
  }
  append(i) {
    this.items.push(i);
  }
  getMenuItemById(id) {
    for (const i of this.items) {
      const hit = i.id === id ? i : i.submenu?.getMenuItemById(id);
      if (hit) return hit;
    }
    return null;
  }
  popup() {}
  closePopup() {}
}

/** Keeps which blockers are on; nothing sleeps here anyway. */
const blockers = new Set();
let nextBlocker = 1;
export const powerSaveBlocker = {
  start: (type) => {
    if (type !== 'prevent-display-sleep' && type !== 'prevent-app-suspension')
      throw new TypeError(`no such type: ${type}`);
    blockers.add(nextBlocker);
    return nextBlocker++;
  },
  stop: (id) => blockers.delete(id),
  isStarted: (id) => blockers.has(id),
};
