import type { Service } from 'bonjour-service';
import { describe, expect, test } from 'vitest';
import { type Announcement, parseService, serviceOf } from './announcement.ts';

const ROOM: Announcement = { v: 1, name: 'Tarockrunde Steyr', room: 'ABCD', port: 7411 };
const SECURE = { ...ROOM, tlsPort: 7412, fingerprint: 'ab'.repeat(32) };

/** What a browser receives when this is announced. */
function received(room: Announcement, changes: Partial<Service> = {}): Service {
  const { name, port, txt } = serviceOf(room, 'id');
  const texts = Object.fromEntries(Object.entries(txt ?? {}).map(([key, value]) => [key, String(value)]));
  const fqdn = `${name}._tarockabend._tcp.local`;
  const referer = { address: '192.168.1.5', family: 'IPv4', port: 5353, size: 1 };
  return { name, fqdn, port, txt: texts, referer, addresses: [], ...changes } as unknown as Service;
}

test.each([ROOM, SECURE])('what is announced is received', (room) => {
  expect(parseService(received(room))).toEqual({
    instance: 'Tarockrunde Steyr id._tarockabend._tcp.local',
    greeting: { app: 'tarockabend', ...room },
    addresses: ['192.168.1.5'],
  });
});

describe('names', () => {
  const nameOf = (name: string): string => serviceOf({ ...ROOM, name }, '0a1b2c3d').name;

  test('a dot would split the name', () => expect(nameOf('1. TC Wien')).toBe('1- TC Wien 0a1b2c3d'));

  test('a long name is cut between characters, to what DNS can carry', () => {
    const long = nameOf('Ö🂡'.repeat(30));
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(63);
    expect(Buffer.byteLength(long)).toBeGreaterThan(56);
    expect(long).toMatch(/^(Ö🂡)+Ö? 0a1b2c3d$/u);
  });

  test('texts stay below the 255 bytes of one entry', () => {
    const { txt } = serviceOf({ ...SECURE, name: '€'.repeat(60) }, 'id');
    for (const [key, value] of Object.entries(txt ?? {}))
      expect(Buffer.byteLength(`${key}=${String(value)}`)).toBeLessThan(256);
  });
});

describe('addresses', () => {
  const addressesOf = (sender: string | undefined, ...own: readonly string[]) =>
    parseService(
      received(ROOM, {
        addresses: [...own],
        ...(sender === undefined ? { referer: undefined as never } : { referer: { address: sender } as never }),
      }),
    )?.addresses;

  test('the sender first, then its own addresses; only what can be reached by IPv4', () => {
    expect(addressesOf('192.168.1.5', '10.8.0.1', 'fe80::1', '192.168.1.5', '127.0.0.1', '224.0.0.1', 'x')).toEqual([
      '192.168.1.5',
      '10.8.0.1',
    ]);
    expect(addressesOf(undefined, '10.8.0.1')).toEqual(['10.8.0.1']);
    expect(addressesOf('127.0.0.1')).toEqual(['127.0.0.1']);
    expect(addressesOf(undefined)).toBeUndefined();
  });

  test('not too many', () => {
    expect(addressesOf('10.0.0.1', ...Array.from({ length: 50 }, (_, i) => `10.0.1.${i}`))).toHaveLength(8);
  });
});

test.each<[string, Partial<Service>]>([
  ['no text', { txt: undefined }],
  ['no room', { txt: { v: '1', name: 'Klub' } }],
  ['a version that is none', { txt: { v: 'x', name: 'Klub', room: 'ABCD' } }],
  ['a code with mark-up', { txt: { v: '1', name: 'Klub', room: '<b>' } }],
  ['a name without end', { txt: { v: '1', name: 'x'.repeat(250), room: 'ABCD' } }],
  ['a name of blanks', { txt: { v: '1', name: ' \n ', room: 'ABCD' } }],
  ['a value left out', { txt: { v: '1', name: undefined, room: 'ABCD' } }],
  ['no port', { port: 0 }],
  ['a wrong TLS port', { txt: { v: '1', name: 'Klub', room: 'ABCD', tls: '0' } }],
  ['a wrong fingerprint', { txt: { v: '1', name: 'Klub', room: 'ABCD', fp: 'zz' } }],
])('what the network says is not trusted: %s', (_, changes) => {
  expect(parseService(received(ROOM, changes))).toBeUndefined();
});
