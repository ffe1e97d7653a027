import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import type { SecureRoom } from '#electron/protocol/nearby/visits.ts';
import { openIdentity } from '../identity.ts';

/** A host that is not ours, which a laptop may call by TLS. */
export interface ForeignHost {
  readonly room: SecureRoom;
  close(): void;
}

/** `greet`: what it sends, text by text, to a client that has shown something. */
export async function openForeignHost(greet: (say: (text: string) => void) => void): Promise<ForeignHost> {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  const { cert, key, fingerprint } = await openIdentity(folder);
  rmSync(folder, { recursive: true });
  const server = createServer({ cert, key });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => {
    socket.on('error', () => socket.terminate());
    socket.once('message', () => greet((text) => socket.send(text)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    room: { room: 'foreign', name: 'Gasthof', address: '127.0.0.1', port, tlsPort: port, fingerprint },
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
    },
  };
}
