/** How many bytes follow the first byte of a UTF-8 character, and the range of the first of them (RFC 3629). */
function followers(first: number): readonly [count: number, low: number, high: number] | undefined {
  if (first < 0x80) return [0, 0, 0];
  if (first >= 0xc2 && first <= 0xdf) return [1, 0x80, 0xbf];
  if (first >= 0xe0 && first <= 0xef) return [2, first === 0xe0 ? 0xa0 : 0x80, first === 0xed ? 0x9f : 0xbf];
  if (first >= 0xf0 && first <= 0xf4) return [3, first === 0xf0 ? 0x90 : 0x80, first === 0xf4 ? 0x8f : 0xbf];
  return undefined;
}

export function isUtf8(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length;) {
    const [count, low, high] = followers(bytes[i] ?? 0) ?? [-1, 0, 0];
    if (count < 0 || i + count >= bytes.length) return false;
    for (let k = 1; k <= count; k++) {
      const byte = bytes[i + k] ?? 0;
      if (byte < (k === 1 ? low : 0x80) || byte > (k === 1 ? high : 0xbf)) return false;
    }
    i += count + 1;
  }
  return true;
}

/** Bytes that Windows-1252 does not use. */
const UNUSED = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** A file that is not UTF-8 but can be Windows-1252, as older Excel saves CSV; the host then decodes it that way. */
export const looksLikeWindows1252 = (bytes: Uint8Array): boolean =>
  !isUtf8(bytes) && !bytes.some((byte) => byte === 0 || UNUSED.includes(byte));
