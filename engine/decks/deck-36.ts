import type { Card } from '../core/card.ts';
import type { Pack } from '../core/pack.ts';

/** The 36-card pack with German suits (bavarian §1): acorns, leaves, hearts and bells, from the highest suit down. */
export const SUITS = ['E', 'G', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** Each suit from the highest card to the lowest; the ten stands right below the ace. */
const RANKS = ['A', '10', 'K', 'O', 'U', '9', '8', '7', '6'] as const;
type Rank = (typeof RANKS)[number];

const POINTS: Readonly<Record<Rank, number>> = { A: 11, '10': 10, K: 4, O: 3, U: 2, '9': 0, '8': 0, '7': 0, '6': 0 };

/** The same with the ten between Unter and nine, where no points are counted (bavarian §1). */
const TEN_LOW: readonly Rank[] = ['A', 'K', 'O', 'U', '10', '9', '8', '7', '6'];

const rankOf = (card: Card): Rank => card.slice(1) as Rank;
const strengthIn =
  (ranks: readonly Rank[]) =>
  (card: Card): number =>
    ranks.length - ranks.indexOf(rankOf(card));
const DECK_36: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

/** Which suit is trumps every game says for itself. */
export const PACK_36: Pack = {
  id: '36',
  cards: DECK_36,
  held: DECK_36,
  suitOf: (card) => card.charAt(0),
  isTrump: () => false,
  strength: strengthIn(RANKS),
  points: (card) => POINTS[rankOf(card)],
  unit: { id: 'points', parts: 1, total: 120 },
  honours: [],
};

/** The same with clubs, spades, hearts and diamonds, queens and jacks printed on the cards; their ids stay. */
export const inFrench = (pack: Pack): Pack => ({ ...pack, id: `${pack.id}-french` });

/** The order of the cards of a suit where the ten is low. */
export const strengthTenLow = strengthIn(TEN_LOW);

/** Card points of some cards. */
export const sumOfPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + PACK_36.points(card), 0);

/** Whether some cards of the pack can add up to `points`: no card counts one. */
export const isCountable = (points: number): boolean =>
  points >= 0 && points <= PACK_36.unit.total && points !== 1 && points !== PACK_36.unit.total - 1;

/** The card points that `count` cards of the pack can have. */
export function sumsOf(count: number): ReadonlySet<number> {
  let sums: readonly ReadonlySet<number>[] = [new Set([0]), ...Array.from({ length: count }, () => new Set<number>())];
  for (const card of DECK_36)
    sums = sums.map(
      (set, size) => new Set([...set, ...[...(sums[size - 1] ?? [])].map((sum) => sum + PACK_36.points(card))]),
    );
  return sums[count] ?? new Set();
}
