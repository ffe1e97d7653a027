import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { HostPort } from '../host/port.ts';
import { DIRECTOR_ACCESS } from '../host/state/guests/access.ts';
import { askGreeting } from './greeting.ts';
import { rankInterfaces } from './interfaces.ts';
import { LanRoom } from './room-server.ts';
import { fakeInterfaces } from './testing/fake-interfaces.ts';

test('the self-test asks the open room over its own socket, and counts who was there', async () => {
  const root = mkdtempSync(join(tmpdir(), 'self-test-'));
  const greeting = { app: 'tarockabend', v: 1, name: 'Cup', room: 'room-1' } as const;
  const host: HostPort = {
    open: () => ({ access: DIRECTOR_ACCESS, receive: () => undefined, away: () => undefined, close: () => undefined }),
    admission: {
      isCode: () => false,
      guestOfTicket: () => undefined,
      mayWrite: () => false,
      takeOver: () => undefined,
      greeting: () => greeting,
    },
    stop: () => Promise.resolve(),
  };
  const asked: string[] = [];
  const lan = new LanRoom({
    ...{ host, root, changed: () => undefined, announced: false },
    interfaces: () => rankInterfaces(fakeInterfaces(['wlan0', '192.168.1.5'])),
    probes: {
      ask: (address, port, how) => {
        asked.push(address);
        return askGreeting('127.0.0.1', port, how);
      },
      announcementReturns: () => Promise.resolve(false),
    },
  });
  const codes = async () => (await lan.test()).steps.map(({ code }) => code);

  expect(await codes()).toContain('listening-closed');
  expect(asked).toEqual([]);
  expect((await lan.open(0)).ok).toBe(true);
  // Its own request is a visit of this laptop, not of a guest.
  for (let i = 0; i < 2; i++)
    expect(await codes()).toEqual([
      'listening-open',
      'addresses-found',
      'vpn-none',
      'reachable-yes',
      'discovery-deaf',
      'visitors-none',
    ]);
  expect(asked).toEqual(['192.168.1.5', '192.168.1.5']);
  await lan.close();
  expect(await codes()).toContain('listening-closed');
  rmSync(root, { recursive: true });
});
