import type { NetworkInterfaceInfo } from 'node:os';
import type { RawInterfaces } from '../interfaces.ts';

/** One interface for a test: its name, its address, and what differs from the defaults. */
export type FakeInterface = readonly [
  name: string,
  address: string,
  unusual?: Partial<Pick<NetworkInterfaceInfo, 'netmask' | 'mac' | 'internal'>>,
];

/** What `os.networkInterfaces()` would return for these interfaces. */
export function fakeInterfaces(...list: readonly FakeInterface[]): RawInterfaces {
  return Object.fromEntries(
    list.map(([name, address, unusual]) => [
      name,
      [
        {
          address,
          netmask: '255.255.255.0',
          mac: 'd8:5e:d3:01:02:03',
          internal: false,
          family: 'IPv4' as const,
          ...unusual,
        },
      ],
    ]),
  );
}
