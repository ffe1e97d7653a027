import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { text } from '#engine/core/text.ts';
import packageJson from '../package.json' with { type: 'json' };
import { openHost } from './host/host.ts';
import { withVisits } from './lan/client/visiting-connection.ts';
import { openIdentity } from './lan/identity.ts';
import { LanRoom } from './lan/room-server.ts';
import { refuseHost } from './protocol/refusals.ts';
import { backupFolder } from './storage/backup-folder.ts';
import { openSettings } from './storage/settings.ts';
import { usable } from './storage/trouble.ts';
import { defaultDataDir } from './web/data-dir.ts';
import { documentsDir } from './web/documents-dir.ts';
import { failureSentence } from './web/failures.ts';
import { systemLanguage } from './web/language.ts';
import { pageRoot } from './web/page-files.ts';
import { serve, type Served } from './web/serve.ts';
import { SessionFile } from './web/session-file.ts';

/**
 * The host without a window: serves the app to a browser on this machine. Prints one line, the address with its
 * one-time token; Enter prints another. Its port is the same from one start to the next, so that pages find it again.
 * SIGINT and SIGTERM end it cleanly. Exit code 2: it could not start.
 */
const USAGE = 'server [--data FOLDER] [--documents FOLDER] [--port NUMBER] [--room-port NUMBER]';
const PRESS_ENTER = text(
  'Diese Adresse gilt einmal. Eingabetaste: eine neue; Strg+C: beenden.',
  'This address works once. Enter: a new one; Ctrl+C: quit.',
);
const language = systemLanguage();

interface Wishes {
  readonly dataDir: string;
  /** Where the backup files of evenings are written. */
  readonly documents: string;
  /** Missing: the last port. */
  readonly port?: number | undefined;
  /** The port to try first for a room; missing: the default port. */
  readonly roomPort?: number | undefined;
}

const wishes = readWishes();
if (!wishes.ok) giveUp(wishes.error);
else await start(wishes.value);

async function start({ dataDir, documents, port, roomPort }: Wishes): Promise<void> {
  const settings = usable(() => openSettings(dataDir), dataDir);
  if (!settings.ok) {
    giveUp(failureSentence(settings.error, language));
    return;
  }
  const kept = new SessionFile(dataDir);
  const host = await openHost({
    dataDir,
    writtenAgain: (folder) => {
      if (resolve(folder) === resolve(dataDir)) kept.keep({});
    },
    appVersion: packageJson.version,
    settings: settings.value,
    backups: backupFolder(documents),
    rooms: (own, changed) =>
      new LanRoom({
        ...{ host: own, root: pageRoot(), changed, port: roomPort },
        identity: () => openIdentity(dataDir),
      }),
  });
  if (!host.ok) {
    giveUp(failureSentence(host.error, language));
    return;
  }
  const hostPort = usable(() => withVisits(host.value, dataDir), dataDir);
  if (!hostPort.ok) {
    await host.value.stop();
    giveUp(failureSentence(hostPort.error, language));
    return;
  }
  const serveAt = (at: number): Promise<Result<Served, Refusal>> =>
    tryServing(() => serve({ host: hostPort.value, root: pageRoot(), port: at, sessions: kept }), at);
  let served = await serveAt(port ?? kept.port ?? 0);
  // Somebody else has our old port, so pages which are still open cannot find us anyway.
  if (!served.ok && port === undefined) served = await serveAt(0);
  if (!served.ok) {
    await host.value.stop();
    giveUp(failureSentence(served.error, language));
    return;
  }
  const server = served.value;
  if (port === undefined && server.port !== kept.port) kept.keep({ port: server.port });
  console.log(server.newAddress());
  if (process.stdin.isTTY) {
    console.error(PRESS_ENTER[language]);
    createInterface({ input: process.stdin }).on('line', () => console.log(server.newAddress()));
  }
  let ending: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    await server.close();
    await host.value.stop();
    process.exit();
  };
  // Not `once`: conf hooks signals too and sends them again, which must not end us before we are done.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void (ending ??= end()));
}

function readWishes(): Result<Wishes, string> {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string' },
        documents: { type: 'string' },
        port: { type: 'string' },
        'room-port': { type: 'string' },
      },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    const roomPort = values['room-port'] === undefined ? undefined : Number(values['room-port']);
    if (port !== undefined && !isPort(port)) return fail(`--port: 0–65535\n${USAGE}`);
    if (roomPort !== undefined && !isPort(roomPort)) return fail(`--room-port: 0–65535\n${USAGE}`);
    const documents = values.documents ?? documentsDir();
    return ok({ dataDir: values.data ?? defaultDataDir(), documents, port, roomPort });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port <= 65_535;
}

async function tryServing(start: () => Promise<Served>, port: number): Promise<Result<Served, Refusal>> {
  try {
    return ok(await start());
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Windows reserves some ports for itself and gives them to nobody.
    if (!['EADDRINUSE', 'EACCES'].includes(code)) throw error;
    return fail(refuseHost('port-taken', { text: String(port) }));
  }
}

function giveUp(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}
