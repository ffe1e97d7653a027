import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { SESSION_HEADER, type Stopped, STOPPED_PATH } from '../protocol/transport/stopped.ts';
import { isOwnRequest } from './own-address.ts';
import { pageHeaders, readPageFile } from './page-files.ts';
import { OWN_NAMES } from './serve.ts';

export interface OutageServerOptions {
  /** Where the server was. */
  readonly port: number;
  /** Folder of the built page. */
  readonly root: string;
  readonly stopped: Stopped;
  /** Whether this client was admitted before. */
  readonly knows: (session: string) => boolean;
  /** Somebody who was admitted wants the server back. */
  readonly wanted: () => void;
}

/**
 * Takes the server's place while it is away: tells admitted pages why, accepts their request to try again, and serves
 * the page itself, so that a reloaded page learns it as well. Rejects if the port is taken.
 */
export async function startOutageServer(options: OutageServerOptions): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  { headers, method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  { port, root, stopped, knows, wanted }: OutageServerOptions,
): Promise<void> {
  const end = (status: number, body: string | Buffer, mediaType = 'text/plain; charset=utf-8'): void => {
    const own = pageHeaders(["'self'", `ws://${headers.host ?? ''}`]);
    response.writeHead(status, { ...own, 'content-type': mediaType, 'content-length': Buffer.byteLength(body) });
    response.end(method === 'HEAD' ? undefined : body);
  };
  const asked = url.split(/[?#]/)[0] ?? '/';
  if (!isOwnRequest(headers, port, OWN_NAMES)) end(403, 'forbidden');
  else if (asked !== STOPPED_PATH) {
    const file = method === 'GET' || method === 'HEAD' ? await readPageFile(root, asked) : undefined;
    if (file) end(200, file.body, file.mediaType);
    else end(404, 'not found');
  } else {
    const session = headers[SESSION_HEADER];
    if (typeof session !== 'string' || !knows(session)) end(403, 'forbidden');
    else if (method === 'POST') {
      end(200, 'null', 'application/json; charset=utf-8');
      wanted();
    } else end(200, JSON.stringify(stopped), 'application/json; charset=utf-8');
  }
}
