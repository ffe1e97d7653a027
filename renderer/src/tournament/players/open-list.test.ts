import { expect, test } from 'vitest';
import { refuse } from '#engine/tournament/refusals.ts';
import { openList } from './open-list.ts';

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'liste.csv');
/** A file of a claimed size with this beginning; reading beyond that fails. */
function vast(beginning: string, size: number): File {
  const small = file(beginning);
  const whole = () => Promise.reject(new Error('read whole'));
  return { name: small.name, size, slice: small.slice.bind(small), arrayBuffer: whole } as unknown as File;
}

test('a text is decoded, whatever encoding it was saved in', async () => {
  expect(await openList(file('Jörg'))).toEqual({ ok: true, value: { text: 'Jörg' } });
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from('Jörg\tŠ', 'utf16le')]);
  expect(await openList(file(utf16))).toEqual({ ok: true, value: { text: 'Jörg\tŠ' } });
  const windows = Uint8Array.from([0x4a, 0xf6, 0x72, 0x67, 0x80]);
  expect(await openList(file(windows))).toEqual({ ok: true, value: { text: 'Jörg€' } });
});

test('a workbook goes to the host as it is', async () => {
  const bytes = Uint8Array.from([0x50, 0x4b, 3, 4, 9]);
  const workbook = { fileName: 'liste.csv', base64: Buffer.from(bytes).toString('base64') };
  expect(await openList(file(bytes))).toEqual({ ok: true, value: { workbook } });
});

test('a huge file is refused without being read', async () => {
  expect(await openList(vast('Anna', 45_000_000))).toEqual({
    ok: false,
    error: [refuse('file-too-large', { text: '800 kB' })],
  });
  expect(await openList(vast('%PDF', 1_000))).toMatchObject({ ok: false });
});

test('a text with more characters than a list can have is refused', async () => {
  expect(await openList(file('Anna\n'.repeat(50_000)))).toEqual({
    ok: false,
    error: [refuse('list-too-long', { text: '200\u00a0000' })],
  });
});
