import { describe, expect, test } from 'vitest';
import { refuseLan } from '#electron/protocol/lan-refusals.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { type InterfaceChange, rankInterfaces } from '../interfaces.ts';
import { type FakeInterface, fakeInterfaces } from '../testing/fake-interfaces.ts';
import { type DiscoveryState, PerInterface } from './per-interface.ts';

/** Interfaces that come and go by hand; the log has what is opened and closed. */
function machine(...first: readonly FakeInterface[]) {
  const log: string[] = [];
  const states: DiscoveryState[] = [];
  const broken = new Set<string>();
  const troubles = new Map<string, (refusal: Refusal) => void>();
  let interfaces = rankInterfaces(fakeInterfaces(...first));
  let follow = (_: InterfaceChange): void => undefined;
  let retry = (): void => undefined;
  const every = new PerInterface(
    {
      watch: (changed) => {
        follow = changed;
        return { current: () => interfaces, stop: () => log.push('stop watching') };
      },
      every: (_, run) => {
        retry = run;
        return () => log.push('stop retrying');
      },
      open: (address, trouble) => {
        log.push(`open ${address}`);
        troubles.set(address, trouble);
        if (broken.has(address)) trouble(refuseLan('mdns-port-taken', { text: address }));
        return {
          publish: () => undefined,
          listen: () => ({ stop: () => undefined }),
          close: () => Promise.resolve(void log.push(`close ${address}`)),
        };
      },
      onState: (state) => states.push(state),
    },
    () => log.push('set up'),
  );
  return {
    every,
    log,
    states,
    broken,
    troubles,
    retry: () => retry(),
    become: (woke: boolean, ...list: readonly FakeInterface[]) => {
      interfaces = rankInterfaces(fakeInterfaces(...list));
      follow({ interfaces, best: interfaces[0], bestChanged: false, woke });
      return log.splice(0);
    },
  };
}

const A: FakeInterface = ['eth0', '10.0.0.1'];
const B: FakeInterface = ['eth1', '10.0.1.1'];
const VPN: FakeInterface = ['tun0', '10.8.0.1'];

describe('interfaces come and go', () => {
  test('every interface except those of VPNs; only what changed is opened and closed', () => {
    const { log, become, states } = machine(A, VPN);
    expect(log.splice(0)).toEqual(['open 10.0.0.1', 'set up']);
    expect(become(false, A, B, VPN)).toEqual(['open 10.0.1.1', 'set up']);
    expect(become(false, B)).toEqual(['close 10.0.0.1']);
    expect(become(false)).toEqual(['close 10.0.1.1']);
    expect(states).toEqual([
      { type: 'running', addresses: ['10.0.0.1'] },
      { type: 'running', addresses: ['10.0.0.1', '10.0.1.1'] },
      { type: 'running', addresses: ['10.0.1.1'] },
      { type: 'no-network' },
    ]);
  });

  test('after sleep all are opened again, closed first', () => {
    const { log, become } = machine(A);
    log.splice(0);
    expect(become(true, A)).toEqual(['close 10.0.0.1', 'open 10.0.0.1', 'set up']);
  });

  test('stopping closes all and opens nothing more', async () => {
    const { every, log, become, retry } = machine(A, B);
    log.splice(0);
    await every.stop();
    expect(log.splice(0)).toEqual(['stop watching', 'stop retrying', 'close 10.0.0.1', 'close 10.0.1.1']);
    retry();
    expect(become(false, ['eth2', '10.0.2.1'])).toEqual([]);
  });
});

describe('trouble', () => {
  const taken = refuseLan('mdns-port-taken', { text: '10.0.0.1' });

  test('while opening: reported, closed, tried again later', () => {
    const { every, log, states, broken, retry } = machine(B);
    broken.add('10.0.0.1');
    const only = machine();
    only.broken.add('10.0.0.1');
    expect(only.become(false, A)).toEqual(['open 10.0.0.1', 'close 10.0.0.1']);
    expect(only.every.state).toEqual({ type: 'failed', refusal: taken });
    only.retry();
    expect(only.log.splice(0)).toEqual(['open 10.0.0.1', 'close 10.0.0.1']);
    only.broken.clear();
    only.retry();
    expect(only.log).toEqual(['open 10.0.0.1', 'set up']);
    expect(only.states.map(({ type }) => type)).toEqual(['no-network', 'failed', 'running']);
    log.splice(0);
    retry();
    expect([log, states.length, every.state.type]).toEqual([[], 1, 'running']);
  });

  test('later: that interface is closed, the others go on', () => {
    const { every, log, troubles, become } = machine(A, B);
    log.splice(0);
    troubles.get('10.0.0.1')?.(taken);
    troubles.get('10.0.0.1')?.(taken);
    expect(log.splice(0)).toEqual(['close 10.0.0.1']);
    expect(every.state).toEqual({ type: 'running', addresses: ['10.0.1.1'] });
    expect(every.cards).toHaveLength(1);
    // With the next change of addresses it stays closed; if it goes and returns, it gets another chance.
    expect(become(false, A, B, VPN)).toEqual([]);
    expect(become(false, B)).toEqual([]);
    expect(become(false, A, B)).toEqual(['open 10.0.0.1', 'set up']);
  });

  test('an interface that was closed already cannot harm its successor', () => {
    const { every, troubles, become, log } = machine(A);
    const old = troubles.get('10.0.0.1');
    become(true, A);
    old?.(taken);
    expect(log).toEqual([]);
    expect(every.state.type).toBe('running');
  });
});
