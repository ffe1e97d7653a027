import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../electron/protocol/settings.ts';

/** A setting that nothing obeys is a switch without effect, whatever its hint says. */

const SRC = join(import.meta.dirname, '..');
/** Everything on the page but this folder, where settings are only shown and changed. */
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$/.test(name) && !/^(settings|testing|i18n)\b/.test(name),
  )
  .map((name) => readFileSync(join(SRC, name), 'utf8'));

test.each(Object.keys(DEFAULT_SETTINGS))('something on the page obeys %s', (id) => {
  // `t.settings` are texts.
  const read = new RegExp(String.raw`(?<!\bt\.)\bsettings\.${id}\b`);
  expect(sources.some((source) => read.test(source))).toBe(true);
});
