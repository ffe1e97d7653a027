import { KINGS } from '#engine/decks/deck-54.ts';
import { possession } from './possession.ts';

/** All four kings in the side's pile. */
export const kings = possession({ id: 'kings', source: 'tirol §6.1', cards: KINGS, inColour: true });
