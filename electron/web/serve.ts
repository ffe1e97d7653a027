import type { HostPort } from '../host/port.ts';
import { Admissions, type SessionStore } from './admissions.ts';
import { servePages } from './page-server.ts';

/**
 * The longest message a browser may send, in bytes: the event file of a cup of 200 with five rounds is a tenth of it.
 */
const LONGEST_MESSAGE = 2 ** 26;
/** Names under which a page may reach a server on this machine. */
export const OWN_NAMES = ['127.0.0.1', 'localhost'];

export interface ServeOptions {
  readonly host: HostPort;
  /** Folder of the built page. */
  readonly root: string;
  /** Keeps sessions beyond the life of the server; without it they end with it. */
  readonly port: number;
  /** Where sessions outlive the server; without it they end with it. */
  readonly sessions?: SessionStore;
}

export interface Served {
  readonly port: number;
  /** A new address with a new one-time token in its fragment, which browsers never send. */
  newAddress(): string;
  close(): Promise<void>;
}

/** Serves the director's page to browsers on this machine only. Rejects when the port is taken. */
export async function serve({ host, root, port, sessions }: ServeOptions): Promise<Served> {
  const gate = new Admissions(sessions);
  const server = await servePages({
    ...{ host, root, port, gate },
    address: '127.0.0.1',
    names: () => OWN_NAMES,
    longestMessage: LONGEST_MESSAGE,
  });
  return {
    port: server.port,
    newAddress: () => `http://127.0.0.1:${String(server.port)}/#token=${gate.issueToken()}`,
    close: () => server.close(),
  };
}
