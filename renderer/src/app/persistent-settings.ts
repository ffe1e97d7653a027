import { type Settings, SETTINGS_CHANGE } from '#electron/protocol/settings.ts';

const KEY = 'tarockabend.settings';

/** The settings that a guest's device overrides. */
export function keptSettings(): Partial<Settings> {
  try {
    const kept = SETTINGS_CHANGE.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    const entries = kept.success ? Object.entries(kept.data).filter(([, value]) => value !== undefined) : [];
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export const keepSettings = (settings: Settings): void => localStorage.setItem(KEY, JSON.stringify(settings));
