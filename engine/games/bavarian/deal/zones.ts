import type { Zone } from '#engine/core/card.ts';

/** Three cards face down; they count for the declarer in the end. */
export const STOCK: Zone = 'stock';
