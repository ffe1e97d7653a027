import type { NetworkInterfaceInfo } from 'node:os';
import { isVirtualCard, isVpnName, isWireless } from './adapters.ts';
import type { Every } from './clock.ts';
import { type Ipv4, isCarrierShared, isIpv4, isLinkLocal, isLoopback, isPrivate, isUnicast } from './ipv4.ts';

/** What kind of network an address belongs to, best first. */
const KINDS = ['lan', 'link-local', 'virtual', 'vpn'] as const;
type InterfaceKind = (typeof KINDS)[number];

/** One IPv4 address of this machine. */
export interface LanInterface {
  readonly address: Ipv4;
  readonly netmask: Ipv4;
  /** The system's name of the interface, such as `wlan0` or `Ethernet 2`. */
  readonly name: string;
  readonly kind: InterfaceKind;
  /** 0 is the address to give to others; each address of a machine has its own rank. */
  readonly rank: number;
}

/** Whether this machine has an IPv6 address that reaches beyond its own link. */
export const hasIpv6 = (raw: RawInterfaces): boolean =>
  Object.values(raw).some((addresses) =>
    addresses?.some(({ family, internal, address }) => family === 'IPv6' && !internal && !/^fe[89ab]/i.test(address)),
  );

/** The shape of `os.networkInterfaces()`. */
export type RawInterfaces = Readonly<
  Record<
    string,
    readonly Pick<NetworkInterfaceInfo, 'address' | 'netmask' | 'mac' | 'internal' | 'family'>[] | undefined
  >
>;

/** This machine's IPv4 addresses, the one that others most likely reach first; loopback is never among them. */
export function rankInterfaces(raw: RawInterfaces): readonly LanInterface[] {
  const found = Object.entries(raw).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ address, internal, family }) => family === 'IPv4' && !internal && isReachable(address))
      .map(({ address, netmask, mac }) => ({ address, netmask, name, kind: kindOf(name, address, netmask, mac) })),
  );
  return found
    .map((one) => ({ one, order: orderOf(one) }))
    .sort(
      (a, b) =>
        compareAll(a.order, b.order) ||
        compareText(a.one.name, b.one.name) ||
        compareText(a.one.address, b.one.address),
    )
    .map(({ one }, rank) => ({ ...one, rank }));
}

const isReachable = (address: string): boolean => isIpv4(address) && isUnicast(address) && !isLoopback(address);

/** A netmask of 32 bits is a point-to-point link, which only VPNs have. */
const POINT_TO_POINT = '255.255.255.255';

function kindOf(name: string, address: Ipv4, netmask: Ipv4, mac: string): InterfaceKind {
  if (isVpnName(name) || isCarrierShared(address) || netmask === POINT_TO_POINT) return 'vpn';
  if (isVirtualCard(name, mac)) return 'virtual';
  return isLinkLocal(address) ? 'link-local' : 'lan';
}

/**
 * Addresses that a laptop has when it is the hotspot itself: Windows, NetworkManager, macOS. People switch that on for
 * the phones.
 */
const OWN_HOTSPOTS: readonly Ipv4[] = ['192.168.137.1', '10.42.0.1', '192.168.2.1'];

/** Kind first; then the own hotspot, private addresses, and wireless before wired, since phones are wireless. */
function orderOf({ kind, address, name }: Omit<LanInterface, 'rank'>): readonly number[] {
  const hotspot = OWN_HOTSPOTS.includes(address) ? 0 : 1;
  return [KINDS.indexOf(kind), hotspot, isPrivate(address) ? 0 : 1, isWireless(name) ? 0 : 1];
}

const compareAll = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

const compareText = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** What changed between two looks at the machine's addresses. */
export interface InterfaceChange {
  readonly interfaces: readonly LanInterface[];
  readonly best: LanInterface | undefined;
  /** The address for the QR code has changed: it must be made again. */
  readonly bestChanged: boolean;
  /** The machine slept in between: connections and memberships may be gone although the addresses are the same. */
  readonly woke: boolean;
}

export interface WatchOptions {
  /** `os.networkInterfaces`. */
  readonly list: () => RawInterfaces;
  readonly every: Every;
  /** Milliseconds since some moment, counted during sleep too: `Date.now`. */
  readonly now: () => number;
}

/** How often the addresses are read; the system does not announce changes. */
const LOOK_MS = 2000;
/** If two reads are further apart than this, the machine slept. */
const SLEPT_MS = 5 * LOOK_MS;

export interface Watch {
  /** The addresses as last seen, best first. */
  current(): readonly LanInterface[];
  stop(): void;
}

/** Calls `changed` whenever the addresses or their order changed, or the machine woke up. Not for the first read. */
export function watchInterfaces(changed: (change: InterfaceChange) => void, options: WatchOptions): Watch {
  let [interfaces, seen] = [rankInterfaces(options.list()), options.now()];
  const stop = options.every(LOOK_MS, () => {
    const [before, asleep] = [interfaces, options.now() - seen];
    [interfaces, seen] = [rankInterfaces(options.list()), options.now()];
    const woke = asleep > SLEPT_MS;
    if (!woke && signature(before) === signature(interfaces)) return;
    changed({ interfaces, best: interfaces[0], bestChanged: before[0]?.address !== interfaces[0]?.address, woke });
  });
  return { current: () => interfaces, stop };
}

const signature = (interfaces: readonly LanInterface[]): string =>
  interfaces.map(({ name, address, netmask }) => `${name} ${address} ${netmask}`).join('\n');
