import type { Language } from '#engine/core/text.ts';

/** The language for sentences in a terminal: German if the system speaks it, otherwise English. */
export function systemLanguage(env: NodeJS.ProcessEnv = process.env): Language {
  // Intl knows the system's language if no variable names it (Windows, macOS).
  const locale = env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? new Intl.DateTimeFormat().resolvedOptions().locale;
  return /^de/i.test(locale) ? 'de' : 'en';
}
