/** An IPv4 address in its usual spelling, such as `192.168.1.5`: four numbers without leading zeros. */
export type Ipv4 = string;

const PLAIN = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/;

/** The four numbers, or `undefined` if the text is no address. */
export function octetsOf(text: string): readonly [number, number, number, number] | undefined {
  if (!PLAIN.test(text)) return undefined;
  const [a = -1, b = -1, c = -1, d = -1] = text.split('.').map(Number);
  return [a, b, c, d].every((octet) => octet >= 0 && octet <= 255) ? [a, b, c, d] : undefined;
}

export const isIpv4 = (text: string): text is Ipv4 => octetsOf(text) !== undefined;

/** The address as a number from 0 to 2^32 - 1; invalid text counts as 0. */
function numberOf(address: Ipv4): number {
  const [a, b, c, d] = octetsOf(address) ?? [0, 0, 0, 0];
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

const addressOf = (value: number): Ipv4 => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');

/** The range that `address` belongs to: `10.0.0.0/8` and so on. */
function lies(address: Ipv4, network: Ipv4, bits: number): boolean {
  const shift = 32 - bits;
  return octetsOf(address) !== undefined && numberOf(address) >>> shift === numberOf(network) >>> shift;
}

/** Addresses of homes and clubs (RFC 1918). */
export const isPrivate = (address: Ipv4): boolean =>
  lies(address, '10.0.0.0', 8) || lies(address, '172.16.0.0', 12) || lies(address, '192.168.0.0', 16);

/** What a machine gives itself if nobody gives it an address (RFC 3927). */
export const isLinkLocal = (address: Ipv4): boolean => lies(address, '169.254.0.0', 16);

/** Addresses that providers and Tailscale use internally (RFC 6598). */
export const isCarrierShared = (address: Ipv4): boolean => lies(address, '100.64.0.0', 10);

export const isLoopback = (address: Ipv4): boolean => lies(address, '127.0.0.0', 8);

/** Whether it can be reached at all: not 0.x, not multicast, not reserved or broadcast. */
export const isUnicast = (address: Ipv4): boolean => {
  const first = octetsOf(address)?.[0] ?? 0;
  return first > 0 && first < 224;
};

/** The first usable address of the network that the netmask defines. */
export const firstOf = (address: Ipv4, netmask: Ipv4): Ipv4 =>
  addressOf(((numberOf(address) & numberOf(netmask)) | 1) >>> 0);

/** All usable addresses around `address`, within its own network and within its /24. */
export function neighbourhood(address: Ipv4, netmask: Ipv4): readonly Ipv4[] {
  const [own, mask] = [numberOf(address), Math.max(numberOf(netmask), numberOf('255.255.255.0'))];
  const first = (own & mask) >>> 0;
  const last = (first | ~mask) >>> 0;
  return Array.from({ length: Math.max(0, last - first - 1) }, (_, i) => addressOf(first + 1 + i));
}
