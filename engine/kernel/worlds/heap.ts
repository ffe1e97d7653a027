import { type Card, TRICK, type Zone } from '#engine/core/card.ts';
import { type Rng, shuffled } from '#engine/core/rng.ts';
import type { Assigned } from './assign.ts';
import { type Followed, isSeen, type Places, type SeenMove } from './places.ts';

/** One card that was put onto a heap of cards in the middle. */
interface Put {
  readonly move: number;
  readonly from: Zone;
  /** Which card it was, if it was seen, or turned up just then. */
  readonly card: Card | undefined;
}

/** By the number of each move onto a heap, or of the whole of it to somewhere else: how it came about until then, card by card. */
export type Heaps = ReadonlyMap<number, readonly Put[]>;

/** Heaps that were not put together card by card are left out. */
export function heapsIn(moves: readonly SeenMove[]): Heaps {
  const heaps = new Map<number, readonly Put[]>();
  let puts: readonly Put[] | undefined = [];
  for (const [i, { from, to, cards }] of moves.entries()) {
    if (from === to) continue;
    if (to === TRICK) {
      const [card, another] = cards;
      puts =
        another === undefined && puts ? [...puts, { move: i, from, card: card ?? turnedAfter(moves, i) }] : undefined;
    } else if (from === TRICK) {
      if (puts?.length === cards.length) remember(heaps, inOrder(puts, cards), i);
      puts = [];
    }
  }
  if (puts) remember(heaps, puts);
  return heaps;
}

/** Whoever saw the whole heap knows who put what: it lay in the order in which it was put there. */
const inOrder = (puts: readonly Put[], cards: SeenMove['cards']): readonly Put[] =>
  isSeen(cards) ? puts.map((put, k) => ({ ...put, card: cards[k] })) : puts;

function remember(heaps: Map<number, readonly Put[]>, puts: readonly Put[], taken?: number): void {
  for (const [k, { move }] of puts.entries()) heaps.set(move, puts.slice(0, k + 1));
  if (taken !== undefined) heaps.set(taken, puts);
}

/** What was turned up on top just after this move. */
function turnedAfter(moves: readonly SeenMove[], i: number): Card | undefined {
  const next = moves[i + 1];
  return next && next.from === TRICK && next.to === TRICK && isSeen(next.cards) && next.cards.length === 1
    ? next.cards[0]
    : undefined;
}

/** Whether a card did not lie in a zone at first, as was told: it can only have come there. */
export type Came = (card: Card, zone: Zone) => boolean;

/** Cards of which some made up a heap. */
interface Candidates {
  /** Where they lie. */
  readonly to: Zone;
  /** Those that surely did. */
  readonly must: readonly Card[];
  readonly may: readonly Card[];
  /** How much likelier one of them is than another; missing: none is. */
  readonly weight?: (card: Card) => number;
}

/** Those that may have been the heap which this move took away: they lie where it went. */
export function candidatesFor(
  at: Assigned,
  { to }: SeenMove,
  before: ReadonlyMap<Card, ReadonlySet<Zone>>,
): Candidates {
  const lying = [...at].flatMap(([card, zone]) => (zone === to ? [card] : []));
  const may = lying.filter((card) => before.get(card)?.has(to));
  return {
    to,
    must: lying.filter((card) => !before.get(card)?.has(to)),
    may: may.filter((card) => before.get(card)?.has(TRICK)),
  };
}

/**
 * Draws which card each move put onto a heap, so that every one could lie where it was put from: one card after the other, those that
 * are placed already making room. By the number of the move; `undefined`: there is no way.
 */
export function putBy(
  puts: readonly Put[],
  { to, must, may, weight = () => 1 }: Candidates,
  { before, came }: Pick<Followed, 'before'> & { readonly came: Came },
  rng: Rng,
): ReadonlyMap<number, Card> | undefined {
  const could = ({ move, from, card }: Put, one: Card): boolean =>
    card === undefined ? (before.get(move)?.get(one)?.has(from) ?? false) : card === one;
  const drawn = new Map<Put, Card>();
  const holderOf = (card: Card): Put | undefined => puts.find((put) => drawn.get(put) === card);
  const place = (card: Card, tried: Set<Put>): boolean =>
    shuffled(puts, rng).some((put) => {
      if (tried.has(put) || !could(put, card)) return false;
      tried.add(put);
      const other = drawn.get(put);
      if (other !== undefined && !place(other, tried)) return false;
      drawn.set(put, card);
      return true;
    });
  // What came there is likelier to have come with this heap, and less likely to have been put by somebody to whom it had to come first.
  const strange = (one: Card, { from }: Put): number => (came(one, to) ? 0 : 1) + (came(one, from) ? 2 : 0);
  const fill = (put: Put, tried: Set<Card>): boolean =>
    weighted([...must, ...may], weight, rng)
      .sort((a, b) => strange(a, put) - strange(b, put))
      .some((card) => {
        if (tried.has(card) || !could(put, card)) return false;
        tried.add(card);
        const holder = holderOf(card);
        if (holder) drawn.delete(holder);
        if (holder && !fill(holder, tried)) {
          drawn.set(holder, card);
          return false;
        }
        drawn.set(put, card);
        return true;
      });
  if (!must.every((card) => place(card, new Set()))) return undefined;
  if (!puts.every((put) => drawn.has(put) || fill(put, new Set()))) return undefined;
  return new Map([...drawn].map(([{ move }, card]) => [move, card]));
}

/** In a drawn order, in which those that weigh more come rather first. */
function weighted(cards: readonly Card[], weight: (card: Card) => number, rng: Rng): Card[] {
  const drawn = new Map(shuffled(cards, rng).map((card) => [card, rng() ** (1 / weight(card))]));
  return [...drawn].sort(([, a], [, b]) => b - a).map(([card]) => card);
}

/** Where each card may lie now that it is drawn what lies on the heap, whose cards cannot be drawn one without the other. */
export function withHeap(
  heap: readonly Put[],
  { now, before }: Followed,
  came: Came,
  { weight, rng }: { readonly weight: (card: Card) => number; readonly rng: Rng },
): Places | undefined {
  const lying = [...now].filter(([, zones]) => zones.has(TRICK));
  const [must, may] = [true, false].map((isSure) =>
    lying.flatMap(([card, { size }]) => ((size === 1) === isSure ? [card] : [])),
  );
  const drawn = putBy(heap, { to: TRICK, must: must ?? [], may: may ?? [], weight }, { before, came }, rng);
  if (!drawn) return undefined;
  const there = new Set(drawn.values());
  return new Map(
    [...now].map(([card, zones]) => [
      card,
      there.has(card) ? new Set([TRICK]) : new Set([...zones].filter((zone) => zone !== TRICK)),
    ]),
  );
}
