import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REASONS as BAVARIAN } from '#engine/bots/bavarian/reasons.ts';
import { REASONS as ILLUSTRATED } from '#engine/bots/illustrated/reasons.ts';
import { REASONS as KOENIGRUFEN } from '#engine/bots/koenigrufen/reasons.ts';
import { REASONS as TUEBINGEN } from '#engine/bots/tuebingen/reasons.ts';
import { de } from '#page/i18n/de/index.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (patterns: readonly string[], but: RegExp): string =>
  globSync([...patterns], { cwd: ROOT })
    .filter((path) => !but.test(path))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');

/** Whether a page reads this text by its name, or everything beside it by its ids. */
const isRead = (pages: string, path: readonly string[]): boolean =>
  new RegExp(`\\.${path.at(-1)}(?!\\w)`).test(pages) ||
  path.slice(0, -1).some((group) => new RegExp(`\\.${group}(?![\\w.?(])|\\[[^\\]]*\\.${group}\\b`).test(pages));

/** The paths of all texts in a tree of them. */
const pathsIn = (tree: object, to: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries<unknown>({ ...tree }).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pathsIn(value, [...to, key])
      : [[...to, key]],
  );

test('every text of the page is shown somewhere', () => {
  const pages = read(['renderer/src/**/*.{ts,svelte}'], /\.test\.ts$|i18n[/\\](de|en)[/\\]/);
  const unread = pathsIn(de).filter((path) => !isRead(pages, path));
  expect(unread.map((path) => path.join('.'))).toEqual([]);
});

test.each(
  Object.entries({ bavarian: BAVARIAN, illustrated: ILLUSTRATED, koenigrufen: KOENIGRUFEN, tuebingen: TUEBINGEN }),
)('every reason of the player of %s is given somewhere', (_, reasons) => {
  const players = read(['engine/bots/**/*.ts'], /\.test\.ts$|reasons\.ts$/);
  expect(Object.keys(reasons).filter((id) => !players.includes(`'${id}'`))).toEqual([]);
});
