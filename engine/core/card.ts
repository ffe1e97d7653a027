/** A card id: tarocks `T1`..`T22`, French suits `C S H D` + `K Q N J` or pip; see docs/formats.md. */
export type Card = string;

/** Where a card lies: `hand:2`, `pile:2`, `laid:2`, `talon:0`, `trick`, `deck`. */
export type Zone = string;

export const handOf = (seat: number): Zone => `hand:${seat}`;
export const pileOf = (seat: number): Zone => `pile:${seat}`;
export const laidBy = (seat: number): Zone => `laid:${seat}`;
export const isHand = (zone: Zone): boolean => zone.startsWith('hand:');
/** Whether what lies there belongs to somebody: a hand, or tricks that were won. */
export const isOwned = (zone: Zone): boolean => /^(?:hand|pile):/.test(zone);
export const DECK: Zone = 'deck';
export const TRICK: Zone = 'trick';
