import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Conf from 'conf';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../protocol/settings.ts';
import { makeFolder } from './files.ts';

/** Where settings are: electron-store in the app's main thread, `conf` under Node, one file for both. */
export interface SettingsStore {
  get(): Settings;
  /** Writes all settings; other content of the file stays. Throws if the file cannot be written. */
  set(settings: Settings): void;
}

/** Name of the settings file without `.json`; electron-store's and conf's own default. */
export const SETTINGS_FILE = 'config';

/**
 * Makes sure that the settings file can be read: an invalid one is renamed to `config.invalid-1.json` (or the next free
 * number), and the defaults apply. Returns the new name, if it was renamed.
 */
export function setAsideInvalidSettings(dataDir: string): string | undefined {
  const path = join(dataDir, `${SETTINGS_FILE}.json`);
  if (!existsSync(path)) return undefined;
  if (parseSettings(readJson(path))) return undefined;
  for (let i = 1; ; i++) {
    const aside = join(dataDir, `${SETTINGS_FILE}.invalid-${i}.json`);
    if (existsSync(aside)) continue;
    renameSync(path, aside);
    return aside;
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The settings of a data folder under plain Node. */
export function openSettings(dataDir: string): SettingsStore {
  makeFolder(dataDir);
  setAsideInvalidSettings(dataDir);
  const conf = new Conf<Record<string, unknown>>({ cwd: dataDir, configName: SETTINGS_FILE, configFileMode: 0o600 });
  // Read once: `conf` creates a missing folder again, but somebody may be about to put it back.
  let current = parseSettings(conf.store) ?? DEFAULT_SETTINGS;
  return {
    get: () => current,
    set: (settings) => {
      conf.set({ ...settings });
      current = settings;
    },
  };
}
