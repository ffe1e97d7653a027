import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a page may load before it shows anything, in kB (1000 bytes) of scripts and styles packed with gzip. */
const MOST = 170;

/** The scripts and styles that an HTML page names, in its order and with its paths. */
export const namedIn = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="(?<path>[^"]+\.(?:js|css))"/g)].map(
    ({ groups }) => groups?.['path'] ?? '',
  );

/** The files that a built page names, with their sizes in bytes, unpacked and packed, the largest first. */
export function startOf(
  page: string,
): readonly { readonly path: string; readonly raw: number; readonly packed: number }[] {
  const files = namedIn(readFileSync(page, 'utf8')).map((path) => {
    const file = readFileSync(join(dirname(page), path));
    return { path, raw: file.length, packed: gzipSync(file, { level: 9 }).length };
  });
  return files.sort((a, b) => b.packed - a.packed);
}

if (import.meta.main) {
  const files = startOf('dist/renderer/index.html');
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const packed = files.reduce((sum, file) => sum + file.packed, 0);
  console.log(`The start loads ${kB(packed)} kB packed, in ${files.length} files; at most ${MOST} kB.`);
  if (packed > MOST * 1000) {
    for (const file of files.slice(0, 12)) console.log(`  ${kB(file.packed).padStart(6)}  ${file.path}`);
    process.exitCode = 1;
  }
}
