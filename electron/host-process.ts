import type { ParentPort } from 'electron';
import { openHost } from './host/host.ts';
import type { Connection, FromHostProcess, HostStart, ToHostProcess } from './host/port.ts';
import { withVisits } from './lan/client/visiting-connection.ts';
import { openIdentity } from './lan/identity.ts';
import { LanRoom } from './lan/room-server.ts';
import { backupFolder } from './storage/backup-folder.ts';
import { usable } from './storage/trouble.ts';
import { pageRoot } from './web/page-files.ts';

/** Entry of the app's utility process: the host behind `process.parentPort`, many connections over one port. */
const port = (process as { parentPort?: ParentPort }).parentPort;
if (!port) throw new Error('This is the app’s utility process; electron/server.ts is the host under plain Node.');
const say = (message: FromHostProcess): void => port.postMessage(message);

const start = JSON.parse(process.argv.at(-1) ?? '') as HostStart;
let settings = start.settings;
const host = await openHost({
  dataDir: start.dataDir,
  appVersion: start.appVersion,
  backups: backupFolder(start.documents),
  settings: {
    get: () => settings,
    set: (changed) => {
      settings = changed;
      say({ type: 'settings', settings });
    },
  },
  rooms: (own, changed) =>
    new LanRoom({ host: own, root: pageRoot(), changed, identity: () => openIdentity(start.dataDir) }),
});

const hostPort = host.ok ? usable(() => withVisits(host.value, start.dataDir), start.dataDir) : host;

if (host.ok && hostPort.ok) {
  const connections = new Map<number, Connection>();
  port.on('message', ({ data }: { data: unknown }) => {
    const message = data as ToHostProcess;
    switch (message.type) {
      case 'connect':
        connections.set(
          message.line,
          hostPort.value.open((said) => say({ type: 'message', line: message.line, message: said })),
        );
        return;
      case 'message':
        return connections.get(message.line)?.receive(message.message);
      case 'close':
        connections.get(message.line)?.close();
        connections.delete(message.line);
        return;
      case 'stop':
        // The port keeps the process alive.
        void host.value.stop().finally(() => process.exit());
    }
  });
  say({ type: 'ready' });
} else if (!hostPort.ok) {
  // Ends when main, which shows the reason, ends the app.
  say({ type: 'failed', refusal: hostPort.error });
}
