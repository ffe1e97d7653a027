import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { HostPort } from '../host/port.ts';
import { Connections, type ConnectionsOptions, type Gate } from './connections.ts';
import { PerAddressLimit } from './limits/per-address-limit.ts';
import { isOwnPage, isOwnRequest } from './own-address.ts';
import { pageHeaders, readPageFile } from './page-files.ts';
import { SocketPlaces } from './socket-places.ts';

export interface PageServerOptions {
  readonly host: HostPort;
  /** Folder of the built page. */
  readonly root: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The address to listen on. */
  readonly address: string;
  /** Names and addresses that pages may use for it; any other name is a rebinding attack. */
  readonly names: () => readonly string[];
  readonly gate: Gate;
  /** The longest message a page may send, in bytes. */
  readonly longestMessage: number;
  /** The time-outs of connections; missing: suitable for people. */
  readonly limits?: ConnectionsOptions['limits'];
  /** Connections from one address at the same time, and sockets in proportion; missing: without limit. */
  readonly socketsEach?: number;
  /** Answers given without a page, by path. */
  readonly greetings?: Readonly<Record<string, () => string | null>>;
  /** Certificate and key for other apps: they get a connection over TLS and nothing else. */
  readonly secure?: { readonly cert: string; readonly key: string };
  /** A client from another address was here. */
  readonly reached?: (from: string) => void;
}

export interface PageServer {
  readonly port: number;
  close(): Promise<void>;
}

/** How often slow connections are checked, in ms; Node's own half minute is longer than their time-out. */
const CHECKED = { connectionsCheckingInterval: 5_000 };

/** Connections for each socket that stays open: a browser fetches the page over several at once. */
const CONNECTIONS_EACH = 4;

/** Serves the page and carries connections to the host. Rejects if the port is taken. */
export async function servePages(options: PageServerOptions): Promise<PageServer> {
  const { host, gate, names, socketsEach = Infinity } = options;
  const connections = new Connections(host, gate, {
    longest: options.longestMessage,
    ...(options.limits && { limits: options.limits }),
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: options.longestMessage });
  const sources = new PerAddressLimit(socketsEach * CONNECTIONS_EACH);
  const upgraded = new PerAddressLimit(socketsEach);
  const places = new SocketPlaces(gate.mostConnections * CONNECTIONS_EACH);
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    options.reached?.(sourceOf(request));
    // A body that comes by drops is no whole request; nothing is done with it.
    request.once('end', () => places.asked(request.socket));
    request.resume();
    answer(request, response, options, portOf(server)).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };
  const server: Server = options.secure
    ? createSecureServer({ ...options.secure, ...CHECKED }, listener)
    : createServer(CHECKED, listener);
  // Drops clients that send their headers too slowly.
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  // Before anything is read: a client that only connects takes nobody's place.
  server.on('connection', (socket: Socket) => {
    const from = sourceOf({ socket });
    if (!sources.admits(from)) return void socket.destroy();
    socket.once('close', () => sources.left(from));
    if (!places.takes(socket)) socket.destroy();
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const from = sourceOf(request);
    const isPage = options.secure
      ? isOwnRequest(request.headers, portOf(server), names())
      : isOwnPage(request.headers, portOf(server), names());
    if (request.url !== '/ws' || !isPage || !upgraded.admits(from)) return refuse(socket);
    socket.once('close', () => upgraded.left(from));
    sockets.handleUpgrade(request, socket, head, (line) => {
      places.upgraded(request.socket);
      connections.welcome(line, from);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.address, resolve);
  });
  return {
    port: portOf(server),
    close: () =>
      new Promise((resolve) => {
        connections.closeAll();
        for (const socket of sockets.clients) socket.close(1001);
        sockets.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { root, names, secure, greetings = {} }: PageServerOptions,
  port: number,
): Promise<void> {
  const headers = pageHeaders(["'self'", `ws://${request.headers.host ?? ''}`]);
  const end = (status: number, body: string | Buffer, mediaType = 'text/plain; charset=utf-8'): void => {
    response.writeHead(status, { ...headers, 'content-type': mediaType, 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (!isOwnRequest(request.headers, port, names())) {
    response.writeHead(403, { 'content-type': 'text/plain' });
    response.end('forbidden');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    end(405, 'method not allowed');
    return;
  }
  const path = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
  const greeting = Object.hasOwn(greetings, path) ? greetings[path]?.() : undefined;
  if (greeting !== undefined) {
    if (greeting === null) end(404, 'not found');
    else end(200, greeting, 'application/json; charset=utf-8');
    return;
  }
  // Other apps bring their own page; a browser would not trust this certificate.
  const file = secure ? undefined : await readPageFile(root, path);
  if (!file) {
    end(404, 'not found');
    return;
  }
  end(200, file.body, file.mediaType);
}

/** Does not wait until the other end hangs up, too. */
function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
}

const portOf = (server: Server): number => (server.address() as AddressInfo | null)?.port ?? 0;

/** The same IPv4 address in every form. */
const sourceOf = ({ socket }: { readonly socket: Pick<Socket, 'remoteAddress'> }): string =>
  (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
