import type { Language } from '#engine/core/text.ts';

/**
 * The page's names for a free table and for players who gave no name; stored as they were given, in either language.
 */
export const GIVEN_WORDS = {
  de: {
    me: 'Ich',
    single: 'Tisch gegen Bots',
    'hot-seat': 'Freier Tisch',
    watch: 'Tisch der Bots',
    day: 'Spiel des Tages',
  },
  en: {
    me: 'Me',
    single: 'Table against bots',
    'hot-seat': 'Free table',
    watch: 'Table of bots',
    day: 'Deal of the day',
  },
} satisfies Readonly<Record<Language, unknown>>;
