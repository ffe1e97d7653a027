import type { Pack } from '../core/pack.ts';
import { PACK_36 } from './deck-36.ts';

/** The pack of 24 with German suits: that of 36 without 8, 7 and 6; it counts as many points (bavarian §1). */
const DECK_24 = PACK_36.cards.filter((card) => !['8', '7', '6'].includes(card.slice(1)));

export const PACK_24: Pack = { ...PACK_36, id: '24', cards: DECK_24, held: DECK_24 };
