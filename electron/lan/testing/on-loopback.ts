import { every } from '../clock.ts';
import type { DiscoveryOptions } from '../discovery/discovery.ts';
import { openMdns } from '../discovery/mdns.ts';
import { askGreeting } from '../greeting.ts';
import type { LanInterface } from '../interfaces.ts';

/** Loopback as a network interface: multicast works there, and no other machine receives it. */
const LOOPBACK: LanInterface = { address: '127.0.0.1', netmask: '255.0.0.0', name: 'lo', kind: 'lan', rank: 0 };

/** Real sockets and the real clock, on loopback only. */
export const ON_LOOPBACK: DiscoveryOptions = {
  watch: () => ({ current: () => [LOOPBACK], stop: () => undefined }),
  every,
  now: Date.now,
  open: openMdns,
  ask: askGreeting,
};
