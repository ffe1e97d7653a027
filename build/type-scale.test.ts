import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Text that is read side by side at a table uses one type scale: the sizes of `tokens.css`. */
const FOLDERS = ['table', 'scoresheet', 'replay'];
const SRC = join(import.meta.dirname, '..', 'renderer', 'src');
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|css)$/.test(name))
    .map((name) => join(folder, name)),
);
const sizes = (css: string): string[] =>
  [...css.matchAll(/\bfont(-size)?:\s*([^;]+);/g)].flatMap(([, longhand, value = '']) =>
    longhand === undefined && value === 'inherit' ? [] : [value],
  );
/** Paper is measured in points, and a word may inherit the size of the text around it. */
const isOnScale = (size: string): boolean => /var\(--text-\w+\)|^inherit$|\dpt\b/.test(size);

describe('the scale of type', () => {
  test.each(files)('%s', (file) => {
    const other = sizes(readFileSync(join(SRC, file), 'utf8')).filter((size) => !isOnScale(size));
    expect(other).toEqual([]);
  });
});
