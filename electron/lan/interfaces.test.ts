import { describe, expect, test } from 'vitest';
import { type InterfaceChange, rankInterfaces, type RawInterfaces, watchInterfaces } from './interfaces.ts';
import { type FakeInterface, fakeInterfaces } from './testing/fake-interfaces.ts';

const order = (...list: readonly FakeInterface[]): readonly string[] =>
  rankInterfaces(fakeInterfaces(...list)).map(({ name, kind }) => `${name} ${kind}`);

describe("this machine's addresses", () => {
  test.each<[string, readonly FakeInterface[], readonly string[]]>([
    [
      'a Linux laptop with Docker and a VPN',
      [
        ['docker0', '172.17.0.1', { mac: '02:42:9d:00:00:01', netmask: '255.255.0.0' }],
        ['br-4f2a', '172.18.0.1'],
        ['veth12ab', '10.1.1.1'],
        ['tun0', '10.8.0.6', { netmask: '255.255.255.255' }],
        ['wg0', '10.9.0.2'],
        ['tailscale0', '100.101.3.4', { netmask: '255.255.255.255' }],
        ['enp3s0', '192.168.1.20'],
        ['wlp2s0', '192.168.1.21'],
      ],
      [
        'wlp2s0 lan',
        'enp3s0 lan',
        'br-4f2a virtual',
        'docker0 virtual',
        'veth12ab virtual',
        'tun0 vpn',
        'wg0 vpn',
        'tailscale0 vpn',
      ],
    ],
    [
      'Windows with Hyper-V, VirtualBox, VMware and NordVPN',
      [
        ['vEthernet (Default Switch)', '172.29.0.1', { mac: '00:15:5d:01:02:03' }],
        ['VirtualBox Host-Only Network', '192.168.56.1', { mac: '0a:00:27:00:00:0d' }],
        ['Ethernet 3', '192.168.56.2', { mac: '08:00:27:11:22:33' }],
        ['VMware Network Adapter VMnet8', '192.168.80.1', { mac: '00:50:56:c0:00:08' }],
        ['NordLynx', '10.5.0.2'],
        ['Ethernet 2', '169.254.10.20', { netmask: '255.255.0.0' }],
        ['WLAN', '192.168.0.12'],
      ],
      [
        'WLAN lan',
        'Ethernet 2 link-local',
        'Ethernet 3 virtual',
        'vEthernet (Default Switch) virtual',
        'VirtualBox Host-Only Network virtual',
        'VMware Network Adapter VMnet8 virtual',
        'NordLynx vpn',
      ],
    ],
    [
      'a Mac',
      [
        ['utun3', '10.10.0.2'],
        ['en0', '10.0.0.7'],
        ['feth2', '10.147.1.1'],
      ],
      ['en0 lan', 'feth2 vpn', 'utun3 vpn'],
    ],
    [
      'the laptop is the hotspot',
      [
        ['Wi-Fi', '192.168.0.12'],
        ['LAN-Verbindung* 10', '192.168.137.1', { mac: '02:11:22:33:44:55' }],
      ],
      ['LAN-Verbindung* 10 lan', 'Wi-Fi lan'],
    ],
    [
      'a public address comes after a private one',
      [
        ['eth1', '193.170.1.2'],
        ['eth2', '172.31.0.9'],
      ],
      ['eth2 lan', 'eth1 lan'],
    ],
    [
      '172.32 is no private network',
      [
        ['eth1', '172.32.0.1'],
        ['eth2', '172.16.0.1'],
      ],
      ['eth2 lan', 'eth1 lan'],
    ],
    [
      'inside a virtual machine its interface is all there is',
      [['eth0', '10.0.2.15', { mac: '52:54:00:12:34:56' }]],
      ['eth0 virtual'],
    ],
    [
      'a carrier’s address',
      [
        ['wwan0', '100.127.1.1'],
        ['eth0', '10.0.0.1'],
      ],
      ['eth0 lan', 'wwan0 vpn'],
    ],
    [
      'natural order of equals',
      [
        ['eth10', '10.0.0.1'],
        ['eth9', '10.0.1.1'],
      ],
      ['eth9 lan', 'eth10 lan'],
    ],
  ])('%s', (_, list, expected) => {
    expect(order(...list)).toEqual(expected);
  });

  test('loopback, IPv6 and what is no address are left out', () => {
    const raw: RawInterfaces = {
      ...fakeInterfaces(
        ['lo', '127.0.0.1', { internal: true }],
        ['lo2', '127.0.0.2'],
        ['odd', '0.0.0.0'],
        ['eth0', '10.0.0.1'],
      ),
      six: [{ address: 'fe80::1', netmask: 'ffff::', mac: '', internal: false, family: 'IPv6' }],
      none: undefined,
    };
    expect(rankInterfaces(raw)).toEqual([
      { address: '10.0.0.1', netmask: '255.255.255.0', name: 'eth0', kind: 'lan', rank: 0 },
    ]);
  });
});

describe('watching them', () => {
  function watched(first: RawInterfaces): {
    readonly changes: InterfaceChange[];
    readonly look: (raw: RawInterfaces, passed?: number) => void;
    readonly stopped: () => boolean;
    readonly stop: () => void;
  } {
    const changes: InterfaceChange[] = [];
    let [raw, now, stopped] = [first, 0, false];
    let tick = (): void => undefined;
    const watch = watchInterfaces((change) => changes.push(change), {
      list: () => raw,
      now: () => now,
      every: (ms, run) => {
        tick = () => {
          now += ms;
          run();
        };
        return () => (stopped = true);
      },
    });
    const look = (next: RawInterfaces, passed = 0): void => {
      [raw, now] = [next, now + passed];
      tick();
    };
    return { changes, look, stopped: () => stopped, stop: () => watch.stop() };
  }

  const home = fakeInterfaces(['eth0', '10.0.0.1']);

  test('reports nothing while nothing changes, whatever order the system lists', () => {
    const two = fakeInterfaces(['eth0', '10.0.0.1'], ['eth1', '10.0.1.1']);
    const { changes, look } = watched(two);
    look(Object.fromEntries(Object.entries(two).toReversed()));
    expect(changes).toEqual([]);
  });

  test('a new best address, another set with the same best, none at all', () => {
    const { changes, look, stop, stopped } = watched(home);
    look(fakeInterfaces(['eth0', '10.0.0.9']));
    look(fakeInterfaces(['eth0', '10.0.0.9'], ['tun0', '10.8.0.1']));
    look({});
    expect(changes.map(({ best, bestChanged, interfaces }) => [best?.address, bestChanged, interfaces.length])).toEqual(
      [
        ['10.0.0.9', true, 1],
        ['10.0.0.9', false, 2],
        [undefined, true, 0],
      ],
    );
    stop();
    expect(stopped()).toBe(true);
  });

  test('waking up is reported even with the same addresses', () => {
    const { changes, look } = watched(home);
    look(home, 60_000);
    expect(changes).toEqual([expect.objectContaining({ woke: true, bestChanged: false })]);
  });
});
