import { describe, expect, test } from 'vitest';
import { fail, ok } from '#engine/core/result.ts';
import type { Ask, Greeting } from '../greeting.ts';
import { rankInterfaces } from '../interfaces.ts';
import { type FakeInterface, fakeInterfaces } from '../testing/fake-interfaces.ts';
import { type Endpoint, placesToAsk, scan, type ScanOptions, type ScanProgress } from './scan.ts';

const PORT = 7411;
const greeting = (room: string): Greeting => ({ app: 'tarockabend', v: 1, name: 'Klub', room, port: PORT });

function options(
  rooms: Readonly<Record<string, string>>,
  known: readonly Endpoint[],
  ...list: readonly FakeInterface[]
) {
  const asked: string[] = [];
  let [now, most] = [0, 0];
  const ask: Ask = async (address, port, { signal }) => {
    asked.push(`${address}:${port}`);
    most = Math.max(most, ++now);
    await Promise.resolve();
    now -= 1;
    if (signal?.aborted) return fail('cancelled');
    const room = rooms[`${address}:${port}`];
    return room === undefined ? fail('timed-out') : ok(greeting(room));
  };
  const given: ScanOptions = { ask, interfaces: rankInterfaces(fakeInterfaces(...list)), known, port: PORT };
  return { given, asked, most: () => most };
}

describe('the places that are asked', () => {
  const places = (known: readonly Endpoint[], ...list: readonly FakeInterface[]) =>
    placesToAsk({ interfaces: rankInterfaces(fakeInterfaces(...list)), known, port: PORT });

  test('known places first, then gateways and hotspots, then the neighbours, nearest first; nothing twice, not oneself', () => {
    const { known, gateways, neighbours } = places(
      [
        { address: '192.168.1.9', port: 9000 },
        { address: '192.168.1.1', port: PORT },
        { address: '192.168.1.50', port: PORT },
      ],
      ['eth0', '192.168.1.50'],
    );
    expect(known).toEqual([
      { address: '192.168.1.9', port: 9000 },
      { address: '192.168.1.1', port: PORT },
    ]);
    expect(gateways.map(({ address }) => address)).toEqual([
      '192.168.1.254',
      '192.168.43.1',
      '172.20.10.1',
      '192.168.137.1',
      '10.42.0.1',
      '192.168.49.1',
      '192.168.2.1',
    ]);
    expect(neighbours.slice(0, 4).map(({ address }) => address)).toEqual([
      '192.168.1.49',
      '192.168.1.51',
      '192.168.1.48',
      '192.168.1.52',
    ]);
    expect(neighbours).toHaveLength(254 - 3);
  });

  test('invalid stored places are not asked', () => {
    const { known } = places(
      [
        { address: 'router.example', port: PORT },
        { address: '10.0.0.2', port: 70_000 },
        { address: '224.0.0.251', port: PORT },
        { address: '10.0.0.2', port: NaN },
      ],
      ['eth0', '10.0.0.1'],
    );
    expect(known).toEqual([]);
  });

  test('a wide network is searched around oneself only, with its gateway', () => {
    const { gateways, neighbours } = places([], ['eth0', '10.20.30.40', { netmask: '255.0.0.0' }]);
    expect(gateways.slice(0, 3).map(({ address }) => address)).toEqual(['10.0.0.1', '10.20.30.1', '10.20.30.254']);
    expect(neighbours.every(({ address }) => address.startsWith('10.20.30.'))).toBe(true);
  });

  test('an iPhone’s hotspot is a small network', () => {
    const { neighbours, gateways } = places([], ['en0', '172.20.10.4', { netmask: '255.255.255.240' }]);
    expect(gateways[0]?.address).toBe('172.20.10.1');
    expect(neighbours.map(({ address }) => address).toSorted()).toEqual(
      [2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((host) => `172.20.10.${host}`).toSorted(),
    );
  });

  test.each<[string, FakeInterface]>([
    ['public', ['eth0', '193.170.1.2']],
    ['virtual', ['docker0', '172.17.0.1']],
    ['VPN', ['tun0', '10.8.0.1']],
    ['link-local', ['eth0', '169.254.1.2', { netmask: '255.255.0.0' }]],
  ])('never includes a %s address', (_, fake) => {
    expect(places([], fake)).toEqual({ known: [], gateways: [], neighbours: [] });
  });
});

describe('the search', () => {
  test('finds rooms at all stages, each once, and reports them at once', async () => {
    const { given, asked, most } = options(
      { '10.0.0.7:9000': 'A', '10.0.0.1:7411': 'B', '10.0.0.77:7411': 'C', '10.0.0.7:7411': 'A' },
      [{ address: '10.0.0.7', port: 9000 }],
      ['eth0', '10.0.0.50'],
    );
    const reported: string[] = [];
    const progress: ScanProgress[] = [];
    const met = await scan({
      ...given,
      found: ({ greeting: { room } }) => reported.push(room),
      progress: (one) => progress.push(one),
    });
    expect(met.map(({ address, greeting: { room } }) => [room, address])).toEqual([
      ['A', '10.0.0.7'],
      ['B', '10.0.0.1'],
      ['C', '10.0.0.77'],
    ]);
    expect(reported).toEqual(['A', 'B', 'C']);
    expect(new Set(asked).size).toBe(asked.length);
    expect(most()).toBeLessThanOrEqual(24);
    expect(progress.at(-1)).toEqual({ stage: 'neighbours', asked: asked.length, of: asked.length });
    expect(progress.map(({ asked: n }) => n)).toEqual(asked.map((_, i) => i + 1));
    expect(progress[0]?.stage).toBe('known');
  });

  test('stops immediately when cancelled, and reports nothing more', async () => {
    const { given, asked } = options(
      { '10.0.0.7:9000': 'A' },
      [{ address: '10.0.0.7', port: 9000 }],
      ['eth0', '10.0.0.50'],
    );
    const cancel = new AbortController();
    const progress: ScanProgress[] = [];
    const met = await scan({
      ...given,
      signal: cancel.signal,
      found: () => cancel.abort(),
      progress: (one) => progress.push(one),
    });
    expect(met.map(({ greeting: { room } }) => room)).toEqual(['A']);
    expect(asked).toEqual(['10.0.0.7:9000']);
    expect(progress).toEqual([]);
  });

  test('without a network nobody is asked', async () => {
    const { given, asked } = options({}, []);
    expect(await scan(given)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
