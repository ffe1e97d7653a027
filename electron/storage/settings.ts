import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Conf from 'conf';
import { z } from 'zod';
import { LANGUAGES } from '../../engine/core/text.ts';
import type { Settings } from '../protocol/messages.ts';

/** Where settings live: electron-store in the app's main thread, `conf` under Node, one file for both. */
export interface SettingsStore {
  get(): Settings;
  /** Writes them all; what else stands in the file stays. Throws if the file cannot be written. */
  set(settings: Settings): void;
}

export const DEFAULT_SETTINGS: Settings = { language: LANGUAGES[0] };

/** Settings as they stand in the file; a missing one has its default, an unknown one is left alone. */
const SETTINGS = z.looseObject({ language: z.enum(LANGUAGES).default(DEFAULT_SETTINGS.language) });

/** Reads what a file or another process says; `undefined` if it is not settings. */
export function parseSettings(value: unknown): Settings | undefined {
  const parsed = SETTINGS.safeParse(value);
  return parsed.success ? { language: parsed.data.language } : undefined;
}

/** Name of the settings file without `.json`; electron-store's and conf's own default. */
export const SETTINGS_FILE = 'config';

/**
 * Makes sure that the settings file can be read: one that cannot is renamed to `config.invalid-1.json` (or the next
 * free number), and the defaults hold. Returns the new name, if it had to.
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
  mkdirSync(dataDir, { recursive: true });
  setAsideInvalidSettings(dataDir);
  const conf = new Conf<Record<string, unknown>>({ cwd: dataDir, configName: SETTINGS_FILE });
  return {
    get: () => parseSettings(conf.store) ?? DEFAULT_SETTINGS,
    set: (settings) => conf.set({ ...settings }),
  };
}
