import type { Language } from '../../engine/core/text.ts';

/** The language for sentences in a terminal: German where the system speaks it, English elsewhere. */
export function systemLanguage(env: NodeJS.ProcessEnv = process.env): Language {
  // Intl knows the system's language where no variable names it (Windows, macOS).
  const locale = env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? new Intl.DateTimeFormat().resolvedOptions().locale;
  return /^de/i.test(locale) ? 'de' : 'en';
}
