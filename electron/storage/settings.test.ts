import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../protocol/settings.ts';
import { openSettings } from './settings.ts';

let dataDir: string;
const file = (name: string): string => join(dataDir, name);
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test('begins with the defaults and keeps what is set', () => {
  expect(openSettings(file('new')).get()).toEqual(DEFAULT_SETTINGS);
  const other = { ...DEFAULT_SETTINGS, language: 'en', cards: 'high-contrast', textSize: 130, knock: false } as const;
  openSettings(dataDir).set(other);
  expect(openSettings(dataDir).get()).toEqual(other);
});

test('leaves alone what a newer version wrote', () => {
  writeFileSync(file('config.json'), '{"language":"en","scent":"pine"}');
  const settings = openSettings(dataDir);
  settings.set({ ...settings.get(), language: 'de' });
  const written = { ...DEFAULT_SETTINGS, scent: 'pine' };
  expect(JSON.parse(readFileSync(file('config.json'), 'utf8'))).toEqual(written);
});

test('a file of an older version has the defaults of what it does not know', () => {
  writeFileSync(file('config.json'), '{"language":"en"}');
  expect(openSettings(dataDir).get()).toEqual({ ...DEFAULT_SETTINGS, language: 'en' });
});

test.each(['{"language":"xx"}', '{"textSize":17}', '{ "language": ', 'null', '[]', ''])(
  'sets an invalid file aside: %s',
  (text) => {
    writeFileSync(file('config.invalid-1.json'), 'older');
    writeFileSync(file('config.json'), text);
    expect(openSettings(dataDir).get()).toEqual(DEFAULT_SETTINGS);
    expect(readFileSync(file('config.invalid-2.json'), 'utf8')).toBe(text);
    expect(readdirSync(dataDir)).toContain('config.invalid-1.json');
  },
);
