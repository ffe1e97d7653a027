import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Media types of what a build can contain; everything else is served as bytes. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * What a page may do: its own scripts, styles and pictures, one connection to its own host, and nothing else. Style
 * attributes are allowed because Svelte writes them for positions and colours.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** Headers of every file of the page. `lines` are the addresses it may connect to; the app's page needs none. */
export function pageHeaders(lines: readonly string[] = []): Record<string, string> {
  return {
    'content-security-policy': [...POLICY, `connect-src ${lines.length > 0 ? lines.join(' ') : "'none'"}`].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  };
}

export interface PageFile {
  readonly body: Buffer<ArrayBuffer>;
  readonly mediaType: string;
}

/** Reads the file at an address' path below `root`; `undefined` if there is none or it is outside, links included. */
export async function readPageFile(root: string, pathname: string): Promise<PageFile | undefined> {
  const path = decoded(pathname);
  if (path === undefined || /[\0\\]/.test(path)) return undefined;
  try {
    const base = await realpath(root);
    const file = await realpath(join(base, path.endsWith('/') ? `${path}index.html` : path));
    if (!file.startsWith(base + sep)) return undefined;
    return { body: await readFile(file), mediaType: MEDIA_TYPES[extname(file)] ?? 'application/octet-stream' };
  } catch {
    return undefined;
  }
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The built page, as seen from a built program or from the sources. */
export function pageRoot(): string {
  const fromSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(fromSource ? '../../dist/renderer/' : '../renderer/', import.meta.url));
}
