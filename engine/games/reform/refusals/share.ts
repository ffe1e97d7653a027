import { type Text, text } from '#engine/core/text.ts';

/** What is refused where the talon is given to the opponents (reform §7.9, Apotheker). */
export const SHARE = {
  'share-in-order': text(
    'Die Karten des Talons kommen der Reihe nach: Gib zuerst {at} her.',
    'The cards of the talon are given one after another: give {at} away first.',
  ),
  'share-with-opponents': text(
    'Die Karten des Talons gehören den Gegnern: Gib sie einem von ihnen.',
    'The cards of the talon belong to the opponents: give them to one of those.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
