import type { Language } from '../../../engine/core/text.ts';

/** What the page calls a free table, and whoever gave no name: it is kept as it was said, in either language. */
export const GIVEN_WORDS = {
  de: { me: 'Ich', solo: 'Tisch gegen Bots', 'hot-seat': 'Freier Tisch', watch: 'Tisch der Bots' },
  en: { me: 'Me', solo: 'Table against bots', 'hot-seat': 'Free table', watch: 'Table of bots' },
} satisfies Readonly<Record<Language, unknown>>;
