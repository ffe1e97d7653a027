import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#electron/protocol/settings.ts';
import { PAGE_NAMES } from '#page/route.ts';

/** What the compiler cannot ask of the page: that a setting is obeyed, that something leads to each page, and that ids are right. */

const SRC = join(import.meta.dirname, '..', 'renderer', 'src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name),
);
const sourcesBut = (left: RegExp): readonly string[] =>
  files.filter((name) => !left.test(name)).map((name) => readFileSync(join(SRC, name), 'utf8'));

// In its own folder a setting is only shown and changed; `t.settings` are texts.
const obeying = sourcesBut(/^(settings|testing|i18n)\b/);

test.each(Object.keys(DEFAULT_SETTINGS))('something on the page obeys the setting %s', (id) => {
  const read = new RegExp(String.raw`(?<!\bt\.)\bsettings\.${id}\b`);
  expect(obeying.some((source) => read.test(source))).toBe(true);
});

const leading = sourcesBut(/^(route|pages)\.ts$/);

// Nothing leads to the page of an address that is none, but a wrong address.
const LED_TO = PAGE_NAMES.filter((name) => name !== 'unknown');

test.each(LED_TO)('something leads to the page %s', (page) => {
  expect(leading.some((source) => source.includes(`page: '${page}'`))).toBe(true);
});

/** An id with `*` for each part that varies, in a script or in markup. */
const patternOf = (id: string): string => id.replace(/\$?\{[^}]*\}/g, '*');

const pages = [...sourcesBut(/^$/), readFileSync(join(SRC, '..', 'index.html'), 'utf8')];
const given = new Set(
  pages.flatMap((source) =>
    [...source.matchAll(/\bid=(?:"([^"]*)"|\{(\w+)\})|\s\{(id)\}/g)].map(
      ([, id = '', name, short]) => name ?? short ?? patternOf(id),
    ),
  ),
);
const lookedUp = pages.flatMap((source) =>
  [...source.matchAll(/\bgetElementById\((?:['`]([^'`]*)['`]|(\w+))\)/g)].map(
    ([, id = '', name]) => name ?? patternOf(id),
  ),
);

test.each([...new Set(lookedUp)])('something on the page has the id %s that is looked up', (id) => {
  expect([...given]).toContain(id);
});
