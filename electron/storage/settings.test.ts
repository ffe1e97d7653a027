import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, openSettings } from './settings.ts';

let dataDir: string;
const file = (name: string): string => join(dataDir, name);
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'settings-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test('begins with the defaults and keeps what is set', () => {
  expect(openSettings(file('new')).get()).toEqual(DEFAULT_SETTINGS);
  openSettings(dataDir).set({ language: 'en' });
  expect(openSettings(dataDir).get()).toEqual({ language: 'en' });
});

test('leaves alone what a newer version wrote', () => {
  writeFileSync(file('config.json'), '{"language":"en","sound":"loud"}');
  openSettings(dataDir).set({ language: 'de' });
  expect(JSON.parse(readFileSync(file('config.json'), 'utf8'))).toEqual({ language: 'de', sound: 'loud' });
});

test.each(['{"language":"xx"}', '{ "language": ', 'null', '[]', ''])('sets an invalid file aside: %s', (text) => {
  writeFileSync(file('config.invalid-1.json'), 'older');
  writeFileSync(file('config.json'), text);
  expect(openSettings(dataDir).get()).toEqual(DEFAULT_SETTINGS);
  expect(readFileSync(file('config.invalid-2.json'), 'utf8')).toBe(text);
  expect(readdirSync(dataDir)).toContain('config.invalid-1.json');
});
