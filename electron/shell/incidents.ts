import { app, dialog, type WebContents } from 'electron';
import type { Language } from '#engine/core/text.ts';
import type { LogFile } from '../supervisor/log-file.ts';
import { Restarts } from '../supervisor/restarts.ts';
import { PAGE_DIED } from './texts.ts';

/**
 * Records failures in Electron's layer, and reloads a page that has died, by the same rule by which the host is
 * restarted. An error in the main thread ends nothing: windows with unsent input are worth more.
 */
export function watchIncidents(log: LogFile, language: () => Language): void {
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(kind, (error: unknown) => {
      console.error(error);
      log.write(`${kind} in the main thread`, error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  app.on('child-process-gone', (_event, { type, reason, exitCode, name = '' }) =>
    log.write(`child-process-gone: ${type} ${name}, ${reason}, exit code ${exitCode}`),
  );
  app.on('web-contents-created', (_event, contents) => watchPage(contents, log, language));
}

function watchPage(contents: WebContents, log: LogFile, language: () => Language): void {
  const restarts = new Restarts();
  contents.on('unresponsive', () => log.write('a page does not respond'));
  contents.on('responsive', () => log.write('the page responds again'));
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.write(`render-process-gone: ${reason}, exit code ${exitCode}`);
    if (reason === 'clean-exit' || contents.isDestroyed()) return;
    const pause = restarts.died();
    if (pause === null) dialog.showErrorBox('Tarockabend', PAGE_DIED[language()]);
    else setTimeout(() => contents.isDestroyed() || contents.reload(), pause);
  });
}
