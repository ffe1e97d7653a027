import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { HostPort } from '../host/port.ts';
import { Admissions } from './admissions.ts';
import { carryLine } from './lines.ts';
import { isOwnPage, isOwnRequest } from './own-address.ts';
import { pageHeaders, readPageFile } from './page-files.ts';

/** The longest message a browser may send, in bytes: the event file of a cup of 200 with five rounds is a tenth of it. */
const LONGEST_MESSAGE = 2 ** 26;

export interface ServeOptions {
  readonly host: HostPort;
  /** Folder of the built page. */
  readonly root: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

export interface Served {
  readonly port: number;
  /** A new address with a new one-time token in its fragment, which browsers never send. */
  newAddress(): string;
  close(): Promise<void>;
}

/** Serves the page and carries lines to the host, to browsers on this machine only. Rejects when the port is taken. */
export async function serve({ host, root, port }: ServeOptions): Promise<Served> {
  const admissions = new Admissions();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  const server = createServer((request, response) => {
    answer(request, response, root, portOf(server)).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url !== '/ws' || !isOwnPage(request.headers, portOf(server))) return refuse(socket);
    sockets.handleUpgrade(request, socket, head, (line) => carryLine(line, host, admissions));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server),
    newAddress: () => `http://127.0.0.1:${String(portOf(server))}/#token=${admissions.issueToken()}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.close(1001);
        sockets.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, root: string, port: number): Promise<void> {
  const headers = pageHeaders(["'self'", `ws://${request.headers.host ?? ''}`]);
  const end = (status: number, body: string | Buffer, mediaType = 'text/plain; charset=utf-8'): void => {
    response.writeHead(status, { ...headers, 'content-type': mediaType, 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (!isOwnRequest(request.headers, port)) {
    response.writeHead(403, { 'content-type': 'text/plain' });
    response.end('forbidden');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    end(405, 'method not allowed');
    return;
  }
  const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
  const file = await readPageFile(root, path);
  if (!file) {
    end(404, 'not found');
    return;
  }
  end(200, file.body, file.mediaType);
}

function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

const portOf = (server: Server): number => (server.address() as AddressInfo | null)?.port ?? 0;
