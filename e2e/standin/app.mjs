// app: paths, life cycle, the single-instance lock.
import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hasLock, releaseLock, requestLock } from './instance.mjs';
import { emitPreventable, state, switchValue, utilities, windows } from './state.mjs';

let markReady;
const readyPromise = new Promise((r) => (markReady = r));
const paths = new Map();
export const app = Object.assign(new EventEmitter(), {
  isPackaged: false,
  commandLine: {
    appendSwitch() {},
    appendArgument() {},
    removeSwitch() {},
    hasSwitch: (n) => state.argv.some((a) => a === `--${n}` || a.startsWith(`--${n}=`)),
    getSwitchValue: (n) => switchValue(n) ?? '',
  },
  dock: undefined,
  whenReady: () => readyPromise,
  isReady: () => state.isReady,
  getName: () => state.pkg.productName ?? state.pkg.name ?? 'Electron',
  setName(n) {
    state.pkg.productName = n;
  },
  getVersion: () => state.pkg.version ?? '0.0.0',
  getAppPath: () => state.appDir,
  getLocale: () => switchValue('lang') ?? 'en-US',
  getPreferredSystemLanguages: () => [app.getLocale()],
  getPath(name) {
    if (!paths.has(name)) {
      const root =
        name === 'exe'
          ? process.execPath
          : name === 'home'
            ? homedir()
            : name === 'temp'
              ? tmpdir()
              : name === 'userData' || name === 'sessionData'
                ? (switchValue('user-data-dir') ?? mkdtempSync(join(tmpdir(), 'standin-user-')))
                : join(app.getPath('userData'), name);
      if (!['exe', 'home', 'temp'].includes(name)) mkdirSync(root, { recursive: true });
      paths.set(name, resolve(root));
    }
    return paths.get(name);
  },
  setPath(name, path) {
    mkdirSync(path, { recursive: true });
    paths.set(name, path);
  },
  requestSingleInstanceLock: () =>
    requestLock(app.getPath('userData'), () => app.emit('second-instance', {}, [], process.cwd(), null)),
  hasSingleInstanceLock: () => hasLock(),
  releaseSingleInstanceLock: () => releaseLock(),
  getAppMetrics: () => [...utilities].map((u) => ({ type: 'Utility', pid: u.pid, name: u.serviceName })),
  setAppUserModelId() {},
  setAsDefaultProtocolClient: () => true,
  setAboutPanelOptions() {},
  enableSandbox() {},
  focus() {},
  exit(code = 0) {
    process.exit(code);
  },
  quit() {
    if (state.quitting) return;
    state.quitting = true;
    void (async () => {
      if (!emitPreventable(app, 'before-quit')) return void (state.quitting = false);
      for (const w of [...windows]) w.close();
      await Promise.all([...windows].map((w) => w._gone));
      if (windows.size || !emitPreventable(app, 'will-quit')) return void (state.quitting = false);
      app.emit('quit', {}, 0);
      process.exit(0);
    })();
  },
});

/** Electron says so once the entry module has been loaded. */
export function becomeReady() {
  state.isReady = true;
  app.emit('will-finish-launching');
  app.emit('ready', { preventDefault() {} }, {});
  markReady();
}
