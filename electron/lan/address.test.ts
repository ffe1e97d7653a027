import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail } from '#engine/core/result.ts';
import { LAN_REFUSALS, refuseLan } from '../protocol/lan-refusals.ts';
import { parseRoomAddress, PREFERRED_PORT, roomUrl } from './address.ts';

describe('an address as people type it', () => {
  test.each([
    ['192.168.1.5', '192.168.1.5', PREFERRED_PORT],
    ['  192.168.1.5  ', '192.168.1.5', PREFERRED_PORT],
    ['192.168.1.5.', '192.168.1.5', PREFERRED_PORT],
    ['192.168.1.5:', '192.168.1.5', PREFERRED_PORT],
    ['192. 168 .1.5', '192.168.1.5', PREFERRED_PORT],
    ['192,168,1,5', '192.168.1.5', PREFERRED_PORT],
    ['192 168 1 5', '192.168.1.5', PREFERRED_PORT],
    ['192..168.1.5', '192.168.1.5', PREFERRED_PORT],
    ['192.168.001.005', '192.168.1.5', PREFERRED_PORT],
    ['１９２.168.1.5', '192.168.1.5', PREFERRED_PORT],
    ['\u200B192.168.1.5\u202C', '192.168.1.5', PREFERRED_PORT],
    ['127.0.0.1', '127.0.0.1', PREFERRED_PORT],
    ['192.168.1.5:8000', '192.168.1.5', 8000],
    ['192.168.1.5 : 8000', '192.168.1.5', 8000],
    ['192.168.1.5;8000', '192.168.1.5', 8000],
    ['192.168.1.5:8000.', '192.168.1.5', 8000],
    ['192 168 1 5 8000', '192.168.1.5', 8000],
    ['http://192.168.1.5:8000', '192.168.1.5', 8000],
    ['HTTP//192.168.1.5:8000/', '192.168.1.5', 8000],
    ['http:\\\\192.168.1.5:8000', '192.168.1.5', 8000],
    ['https://192.168.1.5/board?x=1', '192.168.1.5', PREFERRED_PORT],
  ])('%j', (typed, address, port) => {
    expect(parseRoomAddress(typed)).toEqual({ ok: true, value: { address, port } });
  });

  test.each(['http://192.168.1.5:7411/#room=ABCD', '192.168.1.5:7411/# room = ABCD', '192.168.1.5#room=ABCD&x=1'])(
    'with the code of the room: %j',
    (typed) => {
      expect(parseRoomAddress(typed)).toEqual({
        ok: true,
        value: { address: '192.168.1.5', port: 7411, room: 'ABCD' },
      });
    },
  );

  test.each([
    ['', 'address-empty', undefined],
    [' \u200B ', 'address-empty', undefined],
    ['1'.repeat(500), 'address-too-long', undefined],
    ['192.168.1', 'address-short', '192.168.1'],
    ['http://', 'address-short', ''],
    ['192.168.1.5.6.7', 'address-long', '192.168.1.5.6.7'],
    ['192.168.1.5.6:8000', 'address-long', '192.168.1.5.6'],
    ['192.168.1.300', 'address-number', '300'],
    ['192.168.1.99999999999999', 'address-number', '99999999999999'],
    ['laptop.local', 'address-name', 'laptop.local'],
    ['192.168.1.l5', 'address-name', '192.168.1.l5'],
    ['192.168.1.5€', 'address-name', '€'],
    ['fe80::1', 'address-ipv6', 'fe80::1'],
    ['1:2:3', 'address-ipv6', '1:2:3'],
    ['0.1.2.3', 'address-unusable', '0.1.2.3'],
    ['224.0.0.251', 'address-unusable', '224.0.0.251'],
    ['192.168.1.5:70000', 'address-port', '70000'],
    ['192.168.1.5:0', 'address-port', '0'],
    ['192.168.1.5:-1', 'address-port', '-1'],
    ['192.168.1.5#room=A/B', 'address-room', 'A/B'],
  ] as const)('refused: %j', (typed, code, text?: string) => {
    expect(parseRoomAddress(typed)).toEqual(fail(refuseLan(code, text === undefined ? undefined : { text })));
  });

  test('nothing that can be typed throws', () => {
    const anything = fc.uint16Array({ maxLength: 40 }).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(fc.oneof(anything, fc.stringMatching(/^[\d.:;, /#a-f]{0,30}$/)), (typed) => {
        const read = parseRoomAddress(typed);
        return read.ok || read.error.code in LAN_REFUSALS;
      }),
      { numRuns: 500 },
    );
  });

  test('what the QR code says is read back unchanged', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const address = fc.tuple(fc.integer({ min: 1, max: 223 }), octet, octet, octet).map((octets) => octets.join('.'));
    fc.assert(
      fc.property(
        address,
        fc.integer({ min: 1, max: 65_535 }),
        fc.stringMatching(/^[\w-]{1,64}$/),
        (ip, port, room) => {
          const place = { address: ip, port, room };
          expect(new URL(roomUrl(place)).hash).toBe(`#room=${room}`);
          expect(parseRoomAddress(roomUrl(place))).toEqual({ ok: true, value: place });
        },
      ),
    );
    expect(roomUrl({ address: '10.0.0.2', port: 80 })).toBe('http://10.0.0.2:80/');
  });
});
