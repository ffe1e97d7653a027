import type { Card } from '#engine/core/card.ts';
import { KINGS, PAGAT, TRULL } from '#engine/decks/deck-54.ts';

/** What something on top of a game is about (illustrated §6.1). */
export type About =
  /** The card wins a certain trick, counted from the end: 1 is the last. */
  | { readonly kind: 'bird'; readonly card: Card; readonly fromEnd: number }
  /** At least `points` card points. */
  | { readonly kind: 'points'; readonly points: number }
  /** The game is won, and none of these cards was in the hand. */
  | { readonly kind: 'without'; readonly cards: readonly Card[] }
  /** Exactly `held` of these cards are in the hand when play starts. */
  | { readonly kind: 'meld'; readonly cards: readonly Card[]; readonly held: number }
  | { readonly kind: 'valat' };

interface Bonus {
  readonly id: string;
  readonly source: string;
  readonly about: About;
}

const bonus = <Id extends string>(id: Id, about: About): Bonus & { readonly id: Id } => ({
  id,
  source: about.kind === 'meld' ? 'illustrated §6.1, §8.4' : 'illustrated §6.1',
  about,
});

/** Every bonus of the family, in the order in which several are announced. */
export const BONUSES = {
  pagat: bonus('pagat', { kind: 'bird', card: PAGAT, fromEnd: 1 }),
  uhu: bonus('uhu', { kind: 'bird', card: 'T2', fromEnd: 2 }),
  forty: bonus('forty', { kind: 'points', points: 40 }),
  fifty: bonus('fifty', { kind: 'points', points: 50 }),
  'no-trull': bonus('no-trull', { kind: 'without', cards: TRULL }),
  'no-kings': bonus('no-kings', { kind: 'without', cards: KINGS }),
  valat: bonus('valat', { kind: 'valat' }),
  'tarock-trull': bonus('tarock-trull', { kind: 'meld', cards: TRULL, held: 3 }),
  'royal-trull': bonus('royal-trull', { kind: 'meld', cards: KINGS, held: 4 }),
  'two-honours': bonus('two-honours', { kind: 'meld', cards: TRULL, held: 2 }),
} as const;

export type BonusId = keyof typeof BONUSES;
export const BONUS_IDS = Object.keys(BONUSES) as readonly BonusId[];
export const isBonus = (id: string): id is BonusId => Object.hasOwn(BONUSES, id);

export const kindOf = (id: BonusId): About['kind'] => BONUSES[id].about.kind;
const ofKind = (kind: About['kind']): readonly BonusId[] => BONUS_IDS.filter((id) => kindOf(id) === kind);
export const BIRDS = ofKind('bird');
export const WITHOUTS = ofKind('without');
export const MELDS = ofKind('meld');

/** The card of a Pagat or Uhu, and its trick from the end. */
export function birdOf(id: BonusId): { readonly card: Card; readonly fromEnd: number } | undefined {
  const { about } = BONUSES[id];
  return about.kind === 'bird' ? about : undefined;
}
