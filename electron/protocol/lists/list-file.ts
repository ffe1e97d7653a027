import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { refuse, type TournamentRefusal } from '#engine/tournament/refusals.ts';

/** Longest list of names, in characters: many times the length for a full evening. */
export const LONGEST_LIST = 200_000;
/** Largest files, in bytes: a character of text may take four, and a workbook contains pictures and styles. */
const LARGEST_TEXT = 4 * LONGEST_LIST;
const LARGEST_WORKBOOK = 5_000_000;
/** How many bytes at the start of a file tell what it is. */
export const TELLING = 1024;

/** How to read a file of names. */
export type ListKind = 'workbook' | 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How files without readable names begin; a gap is any byte. */
const ALIEN: readonly (readonly [code: TournamentRefusal, at: number, bytes: readonly number[]])[] = [
  ['file-is-picture', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['file-is-picture', 0, [0xff, 0xd8, 0xff]],
  ['file-is-picture', 0, [0x47, 0x49, 0x46, 0x38]],
  ['file-is-picture', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['file-is-picture', 0, [0x4d, 0x4d, 0x00, 0x2a]],
  ['file-is-picture', 8, [0x57, 0x45, 0x42, 0x50]],
  // HEIC, AVIF, and films.
  ['file-is-picture', 4, [0x66, 0x74, 0x79, 0x70]],
  ['file-is-pdf', 0, [0x25, 0x50, 0x44, 0x46]],
  // The first entry of every OpenDocument file, uncompressed, says what it is: `mimetypeapplication/vnd.oasis`.
  ['file-is-open-document', 30, Array.from('mimetypeapplication/vnd.oasis', (letter) => letter.charCodeAt(0))],
  // Older Excel files, and any workbook with a password.
  ['file-is-old-workbook', 0, [0xd0, 0xcf, 0x11, 0xe0]],
];

const begins = (bytes: Uint8Array, mark: readonly number[], at = 0): boolean =>
  mark.every((byte, i) => bytes[at + i] === byte);

/** XLSX files begin like every ZIP file: `PK`, 3, 4. */
const isArchive = (bytes: Uint8Array): boolean => begins(bytes, [0x50, 0x4b, 3, 4]);

/** Control characters that never occur in text: all but tab, line feed, form feed, carriage return and the old EOF mark. */
const isForeign = (byte: number): boolean => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte);

/** Web pages and old XML, which some programs call a workbook. */
const MARKUP = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype|html|head|meta|table|\?xml)\b/i;
const isMarkup = (bytes: Uint8Array): boolean => MARKUP.test(String.fromCharCode(...bytes.subarray(0, 100)));

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function isUtf8(bytes: Uint8Array): boolean {
  try {
    UTF8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Bytes that Windows-1252, as older Excel saves CSV, does not use; its decoder accepts them all the same. */
const UNUSED = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
const canBeWindows1252 = (bytes: Uint8Array): boolean => !bytes.some((byte) => UNUSED.includes(byte));

/** Checks the start of a file and its size in bytes, before all of it is read. */
export function refuseListFile(beginning: Uint8Array, size: number): Refusal | undefined {
  const alien = ALIEN.find(([, at, mark]) => begins(beginning, mark, at));
  if (alien) return refuse(alien[0]);
  if (isMarkup(beginning)) return refuse('file-is-web-page');
  const most = isArchive(beginning) ? LARGEST_WORKBOOK : LARGEST_TEXT;
  return size > most
    ? refuse('file-too-large', { text: most < 1_000_000 ? `${most / 1000} kB` : `${most / 1_000_000} MB` })
    : undefined;
}

/** Why a text is too long for a list; checked before reading. */
export const refuseListText = ({ length }: string): Refusal | undefined =>
  length > LONGEST_LIST
    ? refuse('list-too-long', { text: LONGEST_LIST.toLocaleString('en').replace(',', '\u00a0') })
    : undefined;

/** What a whole file is: a workbook, or a text in one of the encodings that spreadsheets write. */
export function listKind(bytes: Uint8Array): Result<ListKind, readonly Refusal[]> {
  const fault = refuseListFile(bytes, bytes.length);
  if (fault) return fail([fault]);
  if (isArchive(bytes)) return ok('workbook');
  if (begins(bytes, [0xff, 0xfe])) return ok('utf-16le');
  if (begins(bytes, [0xfe, 0xff])) return ok('utf-16be');
  if (bytes.some(isForeign)) return fail([refuse('file-not-text')]);
  if (isUtf8(bytes)) return ok('utf-8');
  return canBeWindows1252(bytes) ? ok('windows-1252') : fail([refuse('file-letters-unknown')]);
}
