import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, dialog, utilityProcess } from 'electron';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Language } from '#engine/core/text.ts';
import type { HostStart } from './host/port.ts';
import { onPost, onQuestion, push } from './ipc/handle.ts';
import { saveText, TEXT_FILE } from './ipc/save-text.ts';
import { registerAppScheme, serveAppScheme } from './shell/app-protocol.ts';
import { BOARD_WINDOW, openBoardWindow } from './shell/board-window.ts';
import { BUSY_WINDOW, setBusy } from './shell/busy.ts';
import { HostProcess } from './shell/host-process.ts';
import { watchIncidents } from './shell/incidents.ts';
import { openSettings } from './shell/settings.ts';
import { FAILURE_TITLE } from './shell/texts.ts';
import { denyEverythingElse, openWindow, setMenu, showFirstWindow } from './shell/window.ts';
import { usable } from './storage/trouble.ts';
import { APP_FLAGS } from './supervisor/host-flags.ts';
import { LastWords } from './supervisor/last-words.ts';
import { LogFile } from './supervisor/log-file.ts';
import { ExitReport } from './supervisor/report.ts';
import { Restarts } from './supervisor/restarts.ts';
import { failureSentence } from './web/failures.ts';
import { systemLanguage } from './web/language.ts';

const HOST = fileURLToPath(new URL('./host.js', import.meta.url));

/** The launcher waits for this line to know that the app has started. */
const READY_LINE = 'tarockabend: ready';

registerAppScheme();
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showFirstWindow);
  // Not awaited at top level: Electron holds 'ready' back until this module has finished loading.
  app.whenReady().then(run).catch(giveUp);
} else {
  app.quit();
}

async function run(): Promise<void> {
  const dataDir = app.getPath('userData');
  const opened = usable(openSettings, dataDir);
  if (!opened.ok) {
    cannotStart(opened.error, systemLanguage());
    return;
  }
  const settings = opened.value;
  const log = new LogFile(dataDir);
  watchIncidents(log, () => settings.get().language);
  const exitReport = new ExitReport(dataDir, log, app.getVersion());
  serveAppScheme();
  denyEverythingElse();
  setMenu();

  const host = new HostProcess<number>({
    fork: () => forkHost(dataDir, settings.get()),
    settings: (changed) => settings.set(changed),
    failed: (reason) => cannotStart(reason, settings.get().language),
    record: (death, why) => exitReport.record(death, why && failureSentence(why, settings.get().language)),
    restarts: new Restarts(),
    now: () => performance.now(),
    later: (then, milliseconds) => void setTimeout(then, milliseconds),
  });

  connectPages(host, () => settings.get().language);

  stopBeforeQuitting(() => host.stop());
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) void openWindow();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  await openWindow();
  console.log(READY_LINE);
}

/** Starts the host in a process of its own; what it says last is kept in case it dies. */
function forkHost(dataDir: string, settings: HostStart['settings']) {
  const start: HostStart = {
    dataDir,
    documents: app.commandLine.getSwitchValue('documents') || app.getPath('documents'),
    appVersion: app.getVersion(),
    settings,
  };
  const child = utilityProcess.fork(HOST, [JSON.stringify(start)], {
    serviceName: 'tarockabend-host',
    stdio: ['ignore', 'inherit', 'pipe'],
    execArgv: [...APP_FLAGS],
  });
  const said = child.stderr && new LastWords(child.stderr as Readable, process.stderr);
  return Object.assign(child, { lastWords: () => said?.all() ?? Promise.resolve([]) });
}

/** What pages may ask of the main process, and how they reach the host. */
function connectPages(host: HostProcess<number>, language: () => Language): void {
  onPost('line:open', (from) => {
    from.once('destroyed', () => host.close(from.id));
    host.open(from.id, {
      receive: (message) => push(from, 'line:message', message),
      closed: () => push(from, 'line:closed'),
      stopped: (stopped) => push(from, 'host:stopped', stopped),
    });
  });
  onPost('line:send', (from, message) => host.send(from.id, message));
  onPost('host:start', () => host.startAgain());
  onQuestion('file:save-text', TEXT_FILE, (from, file) => saveText(from, file, language()));
  onQuestion('window:board', BOARD_WINDOW, openBoardWindow);
  onPost('window:busy', (from, busy) => {
    const said = BUSY_WINDOW.safeParse(busy);
    if (said.success) setBusy(from, said.data, language);
  });
}

/** Delays the end once, until the host has finished what it accepted. */
function stopBeforeQuitting(stop: () => Promise<void>): void {
  let stopped = false;
  app.on('will-quit', (event) => {
    if (stopped) return;
    event.preventDefault();
    void stop().finally(() => {
      stopped = true;
      app.quit();
    });
  });
}

function cannotStart(reason: Refusal, language: Language): void {
  dialog.showErrorBox(FAILURE_TITLE[language], failureSentence(reason, language));
  app.exit(1);
}

function giveUp(error: unknown): void {
  console.error(error);
  dialog.showErrorBox('Tarockabend', error instanceof Error ? error.message : String(error));
  app.exit(1);
}
