import type { Card } from '#engine/core/card.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import { type At, type Beside, type Paid, paidFor, settledAt, stateAt } from '../at.ts';
import { agrees, changes, type Proof } from '../proofs.ts';

/** Deals of Bavarian Tarock from paper, made for what a sentence says (docs/rules/bavarian.md). */

/** Rearhand plays, as a Berliner demands of games with the stock; X is forehand. */
const DECLARER = 2;
export const X = 0;

type More = Readonly<Record<string, Json>>;

/** A game in which the declarer has `points`, or which makes no trick. */
export const played = (contract: string, points: number, more: More = {}): Json =>
  contract === 'bettel'
    ? { contract, declarer: DECLARER, bettelWon: true, ...more }
    : { contract, declarer: DECLARER, points, ...more };

/** A game with the stock: one that the table has, whatever trumps it may have. */
export const lowest = ({ table: { profile, options } }: At): string => {
  if (profile === 'haferl' || profile === 'berliner') return 'pickup';
  return profile === 'bettel' && options['berliner'] === 'hearts' ? 'herzfrage' : 'frage';
};

/** The game of a page; beside the games it is the lowest. */
export const gameOf = (at: At): string =>
  ['frage', 'herzfrage', 'solo', 'herzsolo', 'pickup', 'hand', 'bettel'].find((id) => id === at.about) ?? lowest(at);

/** An amount that is agreed on at the table. */
export const option = ({ table }: At, id: string): number => Number(table.options[id]);

export const resultOf = ({ row }: Paid): string | undefined => row.games[0]?.result;
const isWon = (paid: Paid): boolean => resultOf(paid) === 'made';
const isLost = (paid: Paid): boolean => resultOf(paid) === 'lost';
export const has =
  (code: string) =>
  ({ items }: Paid): boolean =>
    items.some((item) => item.code === code);

/** What the game itself costs, from or to one who pays it. */
export const priceAt = (at: At, contract: string, points: number, more?: More, beside?: Beside): number =>
  paidFor(settledAt(at, played(contract, points, more), beside), contract);

/** The declarer wins with `n` points, and with one fewer does not. */
export const neededToWin: Proof = (n, at) =>
  changes(() => [played(gameOf(at), n - 1), played(gameOf(at), n)], isWon, [false, true])(n, at);

/** The defenders beat a game that they have doubled with `n` points, and with one fewer do not. */
export const neededAfterKontra: Proof = (n, at) =>
  changes(
    () => [played(lowest(at), 120 - (n - 1), { kontra: 1 }), played(lowest(at), 120 - n, { kontra: 1 })],
    isLost,
    [false, true],
    at.table.options['kontra-max'] === 0 ? { options: { 'kontra-max': 1 } } : {},
  )(n, at);

/** A tie at `n` points each: what becomes of it, and that one point more wins. */
export const tied =
  (result: 'draw' | 'lost', beside: Beside = {}): Proof =>
  (n, at) => {
    const each = (points: number) => [played(lowest(at), points), played(lowest(at), points + 1)] as const;
    for (const points of [n, 120 - n]) changes(() => each(points), resultOf, [result, 'made'], beside)(n, at);
  };

/** What the declarer of a game gets or pays for `points`, before it is rounded. */
function exactAt(at: At, contract: string, points: number): number {
  const { items } = settledAt(at, played(contract, points), BY_POINTS);
  return items.reduce((sum, { code, base }) => sum + (code === contract ? base.n / base.d : 0), 0);
}
const BY_POINTS: Beside = { options: { payment: 'points' } };

/** Cents for each point above or below 60. */
export const ratePerPoint = (at: At, contract = gameOf(at)): number =>
  exactAt(at, contract, 80) - exactAt(at, contract, 79);

/** What a list of prices says. */
function partOf({ table }: At, id: string, part: string): number | undefined {
  const list = table.options[id];
  if (typeof list !== 'object' || list === null || Array.isArray(list)) return undefined;
  const price = (list as Notes)[part];
  return typeof price === 'number' ? price : undefined;
}

/** Twelve points above `n` and twelve below are both paid for as twelve points. */
export const pricedFrom: Proof = agrees(
  (n, at) => [exactAt(at, gameOf(at), n - 12), exactAt(at, gameOf(at), n + 12)],
  (_, at) => [12 * ratePerPoint(at), 12 * ratePerPoint(at)],
);

/** What a list of half-cents says a point costs. */
export const halfCents = (contract: string, part: string): Proof =>
  agrees(
    (n, at) => n * (partOf(at, 'tariff', part) ?? NaN),
    (_, at) => ratePerPoint(at, contract),
  );

/** How many cards are dealt at once, in their order. */
export function packetsOf({ rules }: At): readonly number[] {
  const sizes: number[] = [];
  const forehand = 'hand:0';
  for (const event of rules.deal(rules.pack.cards, [0, 1, 2]))
    if (event.type === 'moved' && (event.to === forehand || event.to === 'stock')) sizes.push(event.cards.length);
  return sizes;
}

export const stockOf = (at: At): number =>
  at.rules
    .deal(at.rules.pack.cards, [0, 1, 2])
    .reduce((sum, event) => sum + (event.type === 'moved' && event.to === 'stock' ? event.cards.length : 0), 0);

/** Cards of the learner at a moment of a lesson. */
export const ownCards = (at: At, suit: string, moment?: number): readonly Card[] =>
  (stateAt(at, moment).zones['hand:0'] ?? []).filter((card) => card.startsWith(suit));

/** How many cards of a suit from its highest down a hand has. */
export function runOf(at: At, suit: string): number {
  const { cards, suitOf, strength } = at.rules.pack;
  const all = cards.filter((card) => suitOf(card) === suit).toSorted((a, b) => strength(b) - strength(a));
  const held = ownCards(at, suit);
  const missing = all.findIndex((card) => !held.includes(card));
  return missing < 0 ? all.length : missing;
}

export const pointsOf = ({ rules }: At, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + rules.pack.points(card), 0);

export const allPoints = (at: At): number => pointsOf(at, at.rules.pack.cards);
