import { must } from '#engine/core/assert-never.ts';

/** A square image; `size` is its side in pixels. */
export interface Image {
  readonly size: number;
  readonly png: Buffer;
}

/** A Windows icon: a table of contents, then the images as they are (ICO with PNG entries, since Windows Vista). */
export function ico(images: readonly Image[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = head.length;
  for (const [i, { size, png }] of images.entries()) {
    const entry = 6 + 16 * i;
    // A byte holds up to 255; 0 means 256.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** The type of an image in an Apple icon, by its size in pixels. */
const TYPES: Readonly<Record<number, string>> = {
  16: 'icp4',
  32: 'icp5',
  64: 'icp6',
  128: 'ic07',
  256: 'ic08',
  512: 'ic09',
  1024: 'ic10',
};

/** An Apple icon: each image after its type and length, and the length of it all in front. */
export function icns(images: readonly Image[]): Buffer {
  const parts = images.map(({ size, png }) => {
    const head = Buffer.alloc(8);
    head.write(must(TYPES[size], `a type for ${String(size)} pixels`), 0, 'ascii');
    head.writeUInt32BE(8 + png.length, 4);
    return Buffer.concat([head, png]);
  });
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'ascii');
  head.writeUInt32BE(8 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...parts]);
}
