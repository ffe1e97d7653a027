import { SETTINGS_CHANGE, type Settings } from '../../../electron/protocol/settings.ts';

const KEY = 'tarockabend.settings';

/** What a guest's device likes better than the laptop does. */
export function keptTaste(): Partial<Settings> {
  try {
    const kept = SETTINGS_CHANGE.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    const entries = kept.success ? Object.entries(kept.data).filter(([, value]) => value !== undefined) : [];
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export const keepTaste = (settings: Settings): void => localStorage.setItem(KEY, JSON.stringify(settings));
