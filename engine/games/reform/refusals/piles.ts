import { type Text, text } from '#engine/core/text.ts';

/** What is refused where cards are put face down onto a pile (reform §7.3, Sautanz). */
export const PILES = {
  'pile-lies-there': text(
    'Auf dem Haufen liegt schon eine Karte: Leg eine dazu, oder sag, dass gelogen wurde.',
    'There is a card on the pile already: add one, or say that it was a lie.',
  ),
  'no-pile-yet': text(
    'Es liegt noch kein Haufen da: Leg die erste Karte und sag eine Farbe dazu.',
    'There is no pile yet: put the first card there and name a suit.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
