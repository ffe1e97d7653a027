import type { Ask, Greeting } from '../greeting.ts';
import type { LanInterface } from '../interfaces.ts';
import { firstOf, type Ipv4, isPrivate, isUnicast, neighbourhood, octetsOf } from '../ipv4.ts';

/** The stages of a search without multicast, in order: the likely places first. */
export const STAGES = ['known', 'gateways', 'neighbours'] as const;
export type Stage = (typeof STAGES)[number];

/** Where a machine is that could be a room. */
export interface Endpoint {
  readonly address: Ipv4;
  readonly port: number;
}

/** A room that greeted. */
export interface Met {
  readonly address: Ipv4;
  readonly greeting: Greeting;
}

export interface ScanProgress {
  readonly stage: Stage;
  /** Places asked so far and in all, over all stages. */
  readonly asked: number;
  readonly of: number;
}

export interface ScanOptions {
  readonly ask: Ask;
  /** This machine's addresses, best first. */
  readonly interfaces: readonly LanInterface[];
  /** Places where rooms were before, latest first. */
  readonly known: readonly Endpoint[];
  /** The port to ask if none is known. */
  readonly port: number;
  readonly signal?: AbortSignal;
  readonly progress?: (progress: ScanProgress) => void;
  /** Called at once for every room, each room once. */
  readonly found?: (met: Met) => void;
}

/** The gateways of phones as hotspots: Android, iPhone, Windows, NetworkManager, Wi-Fi Direct, macOS. */
const HOTSPOTS: readonly Ipv4[] = [
  '192.168.43.1',
  '172.20.10.1',
  '192.168.137.1',
  '10.42.0.1',
  '192.168.49.1',
  '192.168.2.1',
];

/**
 * How many are asked at once and how long each may take, in milliseconds: a room in the same network answers in a few.
 */
const AT_ONCE = 24;
const PATIENCE: Readonly<Record<Stage, number>> = { known: 1500, gateways: 1000, neighbours: 600 };

/**
 * The places to ask, by stage, none twice. Only private networks of real interfaces are searched, each no further than
 * the /24 around this machine; the machine's own addresses are left out.
 */
export function placesToAsk({
  interfaces,
  known,
  port,
}: Pick<ScanOptions, 'interfaces' | 'known' | 'port'>): Readonly<Record<Stage, readonly Endpoint[]>> {
  const real = interfaces.filter(({ kind, address }) => kind === 'lan' && isPrivate(address));
  const taken = new Set(interfaces.map(({ address }) => `${address}:${port}`));
  const fresh = (places: readonly Endpoint[]): readonly Endpoint[] =>
    places.filter((place) => {
      if (!isUnicast(place.address) || !(place.port >= 1 && place.port <= 65_535)) return false;
      const name = `${place.address}:${place.port}`;
      return !taken.has(name) && taken.add(name);
    });
  const at = (address: Ipv4): Endpoint => ({ address, port });
  return {
    known: fresh(known),
    gateways: fresh([...real.flatMap(gatewaysOf), ...hotspotsNear(real)].map(at)),
    neighbours: fresh(real.flatMap(nearestFirst).map(at)),
  };
}

/** Where routers usually are: the first address of the network, and `.1` and `.254` of the /24 around this machine. */
const gatewaysOf = ({ address, netmask }: LanInterface): readonly Ipv4[] => [
  firstOf(address, netmask),
  ...neighbourhood(address, netmask).filter((other) => [1, 254].includes(octetsOf(other)?.[3] ?? 0)),
];

/** Without a network of its own there is nobody to ask, not even a hotspot. */
const hotspotsNear = (real: readonly LanInterface[]): readonly Ipv4[] => (real.length > 0 ? HOTSPOTS : []);

/** Routers assign addresses in sequence: the nearest are the likeliest. */
function nearestFirst({ address, netmask }: LanInterface): readonly Ipv4[] {
  const own = octetsOf(address)?.[3] ?? 0;
  const distance = (other: Ipv4): number => Math.abs((octetsOf(other)?.[3] ?? 0) - own);
  return neighbourhood(address, netmask).toSorted((a, b) => distance(a) - distance(b));
}

/** Asks all places, stage by stage, a few at once. Ends early when cancelled, with what was found by then. */
export async function scan(options: ScanOptions): Promise<readonly Met[]> {
  const { ask, signal, progress, found } = options;
  const places = placesToAsk(options);
  const of = STAGES.reduce((sum, stage) => sum + places[stage].length, 0);
  const met = new Map<string, Met>();
  let asked = 0;
  for (const stage of STAGES) {
    const waiting = [...places[stage]];
    const worker = async (): Promise<void> => {
      for (let place = waiting.shift(); place && !signal?.aborted; place = waiting.shift()) {
        const answer = await ask(place.address, place.port, { timeout: PATIENCE[stage], signal });
        asked += 1;
        if (answer.ok && !met.has(answer.value.room)) {
          const one = { address: place.address, greeting: answer.value };
          met.set(answer.value.room, one);
          found?.(one);
        }
        if (!signal?.aborted) progress?.({ stage, asked, of });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return [...met.values()];
}
