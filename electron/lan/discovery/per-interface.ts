import type { Refusal } from '#engine/core/refusal.ts';
import type { Every } from '../clock.ts';
import type { InterfaceChange, LanInterface, Watch } from '../interfaces.ts';
import type { Ipv4 } from '../ipv4.ts';
import type { Mdns, OpenMdns } from './mdns.ts';

/**
 * How discovery is doing: on these interfaces; or the machine is in no network; or it works on no interface, with the
 * reason of the first (`mdns-port-taken`, `mdns-not-permitted`, `mdns-failed`). It keeps trying.
 */
export type DiscoveryState =
  | { readonly type: 'running'; readonly addresses: readonly Ipv4[] }
  | { readonly type: 'no-network' }
  | { readonly type: 'failed'; readonly refusal: Refusal };

export interface InterfacesOptions {
  /** Watches the machine's addresses, such as `watchInterfaces`. */
  readonly watch: (changed: (change: InterfaceChange) => void) => Watch;
  readonly every: Every;
  readonly open: OpenMdns;
  readonly onState?: ((state: DiscoveryState) => void) | undefined;
}

const RETRY_MS = 30_000;

/** Keeps multicast DNS open on every interface as they come and go; `opened` sets up a new one. */
export class PerInterface {
  readonly #options: InterfacesOptions;
  readonly #opened: (mdns: Mdns) => void;
  readonly #interfaces = new Map<Ipv4, Mdns>();
  readonly #troubles = new Map<Ipv4, Refusal>();
  readonly #closing = new Set<Promise<void>>();
  readonly #watch: Watch;
  readonly #stopRetrying: () => void;
  #stopped = false;
  #sent = '';

  constructor(options: InterfacesOptions, opened: (mdns: Mdns) => void) {
    this.#options = options;
    this.#opened = opened;
    this.#watch = options.watch((change) => this.#follow(change));
    this.#stopRetrying = options.every(RETRY_MS, () => this.#retry());
    this.#openMissing(this.#watch.current());
  }

  get state(): DiscoveryState {
    const [refusal] = this.#troubles.values();
    if (this.#interfaces.size > 0) return { type: 'running', addresses: [...this.#interfaces.keys()] };
    return refusal ? { type: 'failed', refusal } : { type: 'no-network' };
  }

  get cards(): readonly Mdns[] {
    return [...this.#interfaces.values()];
  }

  /** Says goodbye everywhere. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#watch.stop();
    this.#stopRetrying();
    for (const address of [...this.#interfaces.keys()]) this.#close(address);
    await Promise.all(this.#closing);
  }

  #follow({ interfaces, woke }: InterfaceChange): void {
    const wanted = new Set(usable(interfaces));
    // After sleep, memberships in the multicast group may be gone silently.
    for (const address of [...this.#interfaces.keys()]) if (woke || !wanted.has(address)) this.#close(address);
    for (const address of [...this.#troubles.keys()]) if (woke || !wanted.has(address)) this.#troubles.delete(address);
    this.#openMissing(interfaces);
  }

  #retry(): void {
    this.#troubles.clear();
    this.#openMissing(this.#watch.current());
  }

  #openMissing(interfaces: readonly LanInterface[]): void {
    for (const address of usable(interfaces)) {
      if (this.#stopped || this.#interfaces.has(address) || this.#troubles.has(address)) continue;
      const mdns: Mdns = this.#options.open(address, (refusal) => {
        if (this.#stopped || (this.#interfaces.has(address) && this.#interfaces.get(address) !== mdns)) return;
        this.#troubles.set(address, refusal);
        this.#close(address);
        this.#report();
      });
      if (this.#troubles.has(address)) {
        void mdns.close();
        continue;
      }
      this.#interfaces.set(address, mdns);
      this.#opened(mdns);
    }
    this.#report();
  }

  #close(address: Ipv4): void {
    const mdns = this.#interfaces.get(address);
    if (!mdns) return;
    this.#interfaces.delete(address);
    const closing = mdns.close().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  #report(): void {
    const { state } = this;
    const text = JSON.stringify(state);
    if (text === this.#sent) return;
    this.#sent = text;
    this.#options.onState?.(state);
  }
}

/** Machines in a VPN are elsewhere; they need not learn of the club's evening. */
const usable = (interfaces: readonly LanInterface[]): readonly Ipv4[] =>
  interfaces.filter(({ kind }) => kind !== 'vpn').map(({ address }) => address);
