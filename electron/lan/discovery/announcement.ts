import type { Service, ServiceConfig } from 'bonjour-service';
import { GREETING, type Greeting } from '../greeting.ts';
import { type Ipv4, isIpv4, isLoopback, isUnicast } from '../ipv4.ts';

/** DNS-SD knows rooms as `_tarockabend._tcp`. */
export const SERVICE_TYPE = 'tarockabend';

/** What is announced: the room's greeting, and the socket and port that give the rest. */
export type Announcement = Omit<Greeting, 'app'>;

/** The longest label of a DNS name, in bytes (RFC 1035 §2.3.4); the library does not check it. */
const LONGEST_LABEL = 63;

/**
 * The announcement as a DNS-SD service. `id`, some random letters, makes its names unique; so nobody needs to be asked
 * for them (RFC 6762 §8.1), and the room is found at once instead of after a second.
 */
export function serviceOf({ name, port, room, v, tlsPort, fingerprint }: Announcement, id: string): ServiceConfig {
  const txt = {
    v,
    name,
    room,
    ...(tlsPort !== undefined && { tls: tlsPort }),
    ...(fingerprint !== undefined && { fp: fingerprint }),
  };
  const suffix = ` ${id}`;
  const instance = cut(name.replaceAll('.', '-'), LONGEST_LABEL - Buffer.byteLength(suffix)) + suffix;
  const host = `${SERVICE_TYPE}-${id}.local`;
  return { name: instance, type: SERVICE_TYPE, port, host, txt, probe: false, disableIPv6: true };
}

/** As many whole characters as fit into `bytes` bytes of UTF-8. */
function cut(text: string, bytes: number): string {
  let [kept, length] = ['', 0];
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes) break;
    kept += character;
  }
  return kept.trim();
}

/** A room as it was received on one interface. */
export interface AnnouncedRoom {
  /** The announcement's own name, which its goodbye carries too. */
  readonly instance: string;
  readonly greeting: Greeting;
  /** Where it may be, best first: the sender of the announcement, then the addresses in it. */
  readonly addresses: readonly Ipv4[];
}

const MOST_ADDRESSES = 8;

/** Parses what the network says, or `undefined`: nothing of it can be trusted. */
export function parseService(service: Service): AnnouncedRoom | undefined {
  const txt = (service.txt ?? {}) as Readonly<Record<string, unknown>>;
  const { v, name, room, tls, fp } = txt;
  const greeting = GREETING.safeParse({
    app: 'tarockabend',
    v: Number(v),
    name,
    room,
    port: service.port,
    ...(tls !== undefined && { tlsPort: Number(tls) }),
    ...(fp !== undefined && { fingerprint: fp }),
  });
  const sender = service.referer?.address;
  const own = (service.addresses ?? []).filter((address) => !isLoopback(address));
  const addresses = [...new Set([...(sender === undefined ? [] : [sender]), ...own])]
    .filter((address) => isIpv4(address) && isUnicast(address))
    .slice(0, MOST_ADDRESSES);
  if (!greeting.success || addresses.length === 0) return undefined;
  return { instance: service.fqdn, greeting: greeting.data, addresses };
}
