import { app } from 'electron';
import Store from 'electron-store';
import { DEFAULT_SETTINGS, parseSettings } from '../protocol/settings.ts';
import { setAsideInvalidSettings, SETTINGS_FILE, type SettingsStore } from '../storage/settings.ts';

/** The app's settings, in the same file that the server reads through `conf`. */
export function openSettings(): SettingsStore {
  setAsideInvalidSettings(app.getPath('userData'));
  const store = new Store<Record<string, unknown>>({ name: SETTINGS_FILE, configFileMode: 0o600 });
  return {
    get: () => parseSettings(store.store) ?? DEFAULT_SETTINGS,
    set: (settings) => store.set({ ...settings }),
  };
}
