import { TRULL } from '#engine/decks/deck-54.ts';
import { possession } from './possession.ts';

/** Sküs, Mond and Pagat in the side's pile. */
export const trull = possession({ id: 'trull', source: 'tirol §6.1', cards: TRULL, inColour: false });
