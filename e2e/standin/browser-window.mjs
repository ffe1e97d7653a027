// Windows: they keep the state of their frame, and their page is real.
import { EventEmitter } from 'node:events';
import { app } from './app.mjs';
import { emitPreventable, state, windows } from './state.mjs';
import { WebContents } from './web-contents.mjs';

export const webContents = {
  getAllWebContents: () => [...windows].map((w) => w.webContents),
  fromId: (id) => webContents.getAllWebContents().find((c) => c.id === id),
  fromDevToolsTargetId: (t) => webContents.getAllWebContents().find((c) => c._targetId === t),
  getFocusedWebContents: () => webContents.getAllWebContents().at(-1) ?? null,
};
export class BrowserWindow extends EventEmitter {
  static getAllWindows() {
    return [...windows];
  }
  static fromWebContents(c) {
    return [...windows].find((w) => w.webContents === c) ?? null;
  }
  static fromId(id) {
    return [...windows].find((w) => w.id === id) ?? null;
  }
  static getFocusedWindow() {
    return [...windows].at(-1) ?? null;
  }
  constructor(options = {}) {
    super();
    if (!state.isReady) throw new Error('Cannot create BrowserWindow before app is ready');
    const p = options.webPreferences ?? {};
    if (p.contextIsolation === false || p.nodeIntegration || p.sandbox === false)
      throw new Error('stand-in: only sandboxed, context-isolated windows');
    this._options = options;
    this._visible = options.show !== false;
    this._bounds = { x: 0, y: 0, width: options.width ?? 800, height: options.height ?? 600 };
    this._title = options.title ?? app.getName();
    this.webContents = new WebContents(this, p);
    this.id = this.webContents.id;
    this._gone = new Promise((r) => (this._resolveGone = r));
    windows.add(this);
    queueMicrotask(() => app.emit('browser-window-created', {}, this));
  }
  loadURL(url) {
    return this.webContents.loadURL(url);
  }
  loadFile(f, o) {
    return this.webContents.loadFile(f, o);
  }
  show() {
    this._visible = true;
    this.emit('show');
  }
  showInactive() {
    this.show();
  }
  hide() {
    this._visible = false;
    this.emit('hide');
  }
  close() {
    if (!this.isDestroyed() && emitPreventable(this, 'close')) this.destroy();
    else this._resolveGone();
  }
  destroy() {
    if (this.isDestroyed()) return;
    this.webContents._destroyed = true;
    windows.delete(this);
    void this.webContents._attached
      .then(() => state.cdp.send('Target.closeTarget', { targetId: this.webContents._targetId }))
      .catch(() => {})
      .then(() => {
        this.webContents.emit('destroyed');
        this.emit('closed');
        this._resolveGone();
        if (!windows.size && !state.quitting && !app.emit('window-all-closed')) app.quit();
      });
  }
  isDestroyed() {
    return this.webContents._destroyed;
  }
  isVisible() {
    return this._visible;
  }
  isMinimized() {
    return false;
  }
  isMaximized() {
    return false;
  }
  isFullScreen() {
    return false;
  }
  isFocused() {
    return true;
  }
  focus() {}
  blur() {}
  minimize() {}
  maximize() {}
  unmaximize() {}
  restore() {}
  center() {}
  setMenu() {}
  removeMenu() {}
  setMenuBarVisibility() {}
  setAutoHideMenuBar() {}
  setAlwaysOnTop() {}
  setFullScreen() {}
  setIcon() {}
  setProgressBar() {}
  getTitle() {
    return this._title;
  }
  setTitle(t) {
    this._title = t;
  }
  getBounds() {
    return { ...this._bounds };
  }
  setBounds(b) {
    Object.assign(this._bounds, b);
  }
  getNormalBounds() {
    return this.getBounds();
  }
  getSize() {
    return [this._bounds.width, this._bounds.height];
  }
  setSize(width, height) {
    Object.assign(this._bounds, { width, height });
  }
  setMinimumSize() {}
  getPosition() {
    return [0, 0];
  }
  setPosition() {}
}
