import { createSocket, type Socket } from 'node:dgram';
import Bonjour, { type Service, type ServiceConfig } from 'bonjour-service';
import { type LanRefusal, refuseLan } from '#electron/protocol/lan-refusals.ts';
import { type Refusal } from '#engine/core/refusal.ts';
import type { Ipv4 } from '../ipv4.ts';

/** Multicast DNS on one interface. Nothing here throws; failures are reported as trouble, once or more often. */
export interface Mdns {
  publish(service: ServiceConfig): void;
  /** Asks for services of a type, once, and listens until `stop`; an update of one is reported like a new one. */
  listen(
    type: string,
    found: (service: Service) => void,
    gone: (service: Service) => void,
  ): { readonly stop: () => void };
  /** Says goodbye for everything published and closes. */
  close(): Promise<void>;
}

export type OpenMdns = (address: Ipv4, trouble: (refusal: Refusal) => void) => Mdns;

/** A goodbye that could not be sent within this time never will be, in ms. */
const GOODBYE_MS = 500;

export const openMdns: OpenMdns = (address, trouble) => {
  const attempt = <T>(run: () => T): T | undefined => {
    try {
      return run();
    } catch (error) {
      trouble(refusalOf(error, address));
      return undefined;
    }
  };
  const socket = guardedSocket((error) => trouble(refusalOf(error, address)));
  // By default the library sends on one interface only; and without `bind` it would receive nothing on loopback. It
  // hands these options to multicast-dns; its types have only those of a service.
  const options = { socket, interface: address, bind: '0.0.0.0' } as Partial<ServiceConfig>;
  const bonjour = attempt(() => new Bonjour(options, (error: unknown) => trouble(refusalOf(error, address))));
  return {
    publish: (service) => void attempt(() => bonjour?.publish(service)),
    listen(type, found, gone) {
      const browser = attempt(() => bonjour?.find({ type }));
      browser?.on('up', found).on('srv-update', found).on('txt-update', found).on('down', gone);
      return { stop: () => browser?.removeAllListeners().stop() };
    },
    close: () =>
      new Promise((resolve) => {
        if (!bonjour) return resolve();
        let ended = false;
        const end = (): void => {
          clearTimeout(impatient);
          if (!ended) attempt(() => bonjour.destroy());
          ended = true;
          resolve();
        };
        const impatient = setTimeout(end, GOODBYE_MS);
        attempt(() => bonjour.unpublishAll(end));
      }),
  };
};

/**
 * The library runs inside the socket's events. Whatever it throws there, over a foreign packet or because nobody
 * listens to its own errors, must not end the program.
 */
export function guardedSocket(failed: (error: unknown) => void): Socket {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  const emit = socket.emit.bind(socket) as (...event: readonly unknown[]) => boolean;
  socket.emit = (...event: readonly unknown[]) => {
    try {
      return emit(...event);
    } catch (error) {
      // A packet that cannot be parsed is its sender's trouble.
      if (event[0] !== 'message') failed(error);
      return true;
    }
  };
  return socket.on('error', failed);
}

const CODES: Readonly<Record<string, LanRefusal>> = {
  EADDRINUSE: 'mdns-port-taken',
  EACCES: 'mdns-not-permitted',
  EPERM: 'mdns-not-permitted',
};

const refusalOf = (error: unknown, address: Ipv4): Refusal =>
  refuseLan(CODES[(error as NodeJS.ErrnoException | undefined)?.code ?? ''] ?? 'mdns-failed', { text: address });
