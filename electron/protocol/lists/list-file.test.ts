import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuse } from '#engine/tournament/refusals.ts';
import { listKind, refuseListFile } from './list-file.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part).map((one) => one.charCodeAt(0)) : part)),
  );
const kind = (file: Uint8Array): string => {
  const found = listKind(file);
  return found.ok ? found.value : (found.error[0]?.code ?? '');
};

test.each<[string, Uint8Array, string]>([
  ['a workbook', bytes('PK', [3, 4]), 'workbook'],
  ['a name that begins like one', bytes('PK Huber'), 'utf-8'],
  ['UTF-8', bytes('J', [0xc3, 0xb6], 'rg'), 'utf-8'],
  ['UTF-16 as Excel writes it', bytes([0xff, 0xfe], 'A\0n\0n\0a\0'), 'utf-16le'],
  ['big-endian UTF-16', bytes([0xfe, 0xff], '\0A\0n'), 'utf-16be'],
  ['Windows-1252', bytes('J', [0xf6], 'rg'), 'windows-1252'],
  ['PNG', bytes([0x89], 'PNG', [13, 10, 26, 10, 0]), 'file-is-picture'],
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'file-is-picture'],
  ['a photo from a phone', bytes([0, 0, 0, 24], 'ftypheic'), 'file-is-picture'],
  ['PDF', bytes('%PDF-1.7'), 'file-is-pdf'],
  ['Excel 97', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'file-is-old-workbook'],
  [
    'OpenDocument',
    bytes('PK', [3, 4], '\0'.repeat(26), 'mimetypeapplication/vnd.oasis.opendocument'),
    'file-is-open-document',
  ],
  ['a web page called XLS', bytes('\r\n<HTML xmlns:x="urn">'), 'file-is-web-page'],
  ['a workbook as XML', bytes([0xef, 0xbb, 0xbf], '<?xml version="1.0"?><Workbook>'), 'file-is-web-page'],
  ['a name in brackets', bytes('<Franz>'), 'utf-8'],
  ['a DOS encoding', bytes('M', [0x81], 'ller'), 'file-letters-unknown'],
  ['anything with zeros', bytes('A\0B'), 'file-not-text'],
  ['a euro sign of Windows-1252 at the end', bytes('1', [0x80]), 'windows-1252'],
  ['an overlong form', bytes([0xc0, 0xaf]), 'windows-1252'],
  ['a lone surrogate', bytes([0xed, 0xa0, 0x80]), 'windows-1252'],
  ['half a character at the end', bytes('J', [0xc3]), 'windows-1252'],
  ['nothing', bytes(), 'utf-8'],
])('%s', (_, file, expected) => {
  expect(kind(file)).toBe(expected);
});

test('any text without control characters is UTF-8 as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(kind(new TextEncoder().encode(`Huber ${text}`))).toBe('utf-8');
    }),
  );
});

test('the size is checked before anything is read', () => {
  expect(refuseListFile(bytes('Anna'), 800_000)).toBeUndefined();
  expect(refuseListFile(bytes('Anna'), 800_001)).toEqual(refuse('file-too-large', { text: '800 kB' }));
  expect(refuseListFile(bytes('PK', [3, 4]), 5_000_000)).toBeUndefined();
  expect(refuseListFile(bytes('PK', [3, 4]), 45_000_000)).toEqual(refuse('file-too-large', { text: '5 MB' }));
});
