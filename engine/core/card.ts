/** A card id: tarocks `T1`..`T22`, French suits `C S H D` + `K Q N J` or pip; see docs/formats.md. */
export type Card = string;

/** Where a card lies: `hand:2`, `pile:2`, `laid:2`, `talon:0`, `trick`, `deck`. */
export type Zone = string;

/** A zone of each seat. Its names are made once: whoever looks ahead asks for them at every card. */
function zoneOfEach(what: string): (seat: number) => Zone {
  const names = Array.from({ length: 8 }, (_, seat): Zone => `${what}:${seat}`);
  return (seat) => names[seat] ?? `${what}:${seat}`;
}

export const handOf = zoneOfEach('hand');
export const pileOf = zoneOfEach('pile');
export const laidBy = zoneOfEach('laid');
export const isHand = (zone: Zone): boolean => zone.startsWith('hand:');
/** Whether what lies there belongs to somebody: a hand, or tricks that were won. */
export const isOwned = (zone: Zone): boolean => /^(?:hand|pile):/.test(zone);
export const DECK: Zone = 'deck';
export const TRICK: Zone = 'trick';
