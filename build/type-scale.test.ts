import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What is read beside each other at a table has one scale of type: the sizes of `tokens.css`. */
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
/** Paper is measured in points, a word may be as large as what is around it. */
const isOfTheScale = (size: string): boolean => /var\(--text-\w+\)|^inherit$|\dpt\b/.test(size);

describe('the scale of type', () => {
  test.each(files)('%s', (file) => {
    const other = sizes(readFileSync(join(SRC, file), 'utf8')).filter((size) => !isOfTheScale(size));
    expect(other).toEqual([]);
  });
});
