import { MOND, SKUES } from '#engine/decks/deck-54.ts';
import { capture } from './capture.ts';

/** The other side's Sküs takes the Mond (tirol §15). */
export const mondfang = capture({ id: 'mondfang', source: 'tirol §15', prey: () => [MOND], hunter: SKUES });
