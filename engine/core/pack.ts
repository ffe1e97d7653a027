import type { Card } from './card.ts';

/** What cards, tricks or sides are counted in: `parts` of it are one on paper, `total` of its parts are in a pack or deal. */
export interface Unit {
  readonly id: string;
  readonly parts: 1 | 2 | 3;
  readonly total: number;
}

/** A pack of cards as one game has it. */
export interface Pack {
  /** Names its pictures. */
  readonly id: string;
  /** Every card, once, as lists of rules have them. */
  readonly cards: readonly Card[];
  /** Every card, once, in the order in which a hand is held. */
  readonly held: readonly Card[];
  /** The suit that has to be followed; tarocks are one of their own. */
  readonly suitOf: (card: Card) => string;
  /** Whether it is a trump in every game with this pack. */
  readonly isTrump: (card: Card) => boolean;
  /** Higher beats lower within a suit. */
  readonly strength: (card: Card) => number;
  /** In parts of the unit. */
  readonly points: (card: Card) => number;
  readonly unit: Unit;
  /** The cards with names and duties of their own. */
  readonly honours: readonly Card[];
}
