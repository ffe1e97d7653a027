import { type Card, DECK, TRICK, type Zone } from '#engine/core/card.ts';
import { type Rng, shuffled } from '#engine/core/rng.ts';
import type { Assigned } from './assign.ts';
import { type Came, candidatesFor, type Heaps, putBy } from './heap.ts';
import { type Followed, isSeen, type Places, type SeenMove } from './places.ts';

/** What moves that were not seen may have been, by their number. */
export type Guessed = ReadonlyMap<number, readonly Card[]>;

/**
 * Takes the moves back, the last one first, so that all cards lie in the deck again; of one that was not seen some cards are
 * drawn that could have been its own. Gives what was drawn; `undefined`: the cards cannot have come to where they lie.
 */
export function unplayed(
  at: Assigned,
  { moves, heaps, came }: { readonly moves: readonly SeenMove[]; readonly heaps: Heaps; readonly came: Came },
  { before, stayed }: Followed,
  rng: Rng,
): Guessed | undefined {
  const guessed = new Map<number, readonly Card[]>();
  const put = new Map<number, Card>();
  const turned = new Map<Zone, readonly Card[]>();
  for (let i = moves.length - 1; i >= 0; i--) {
    const move = moves[i];
    if (!move) continue;
    if (move.from === move.to) {
      if (isSeen(move.cards)) turned.set(move.to, move.cards);
      continue;
    }
    const heap = heaps.get(i);
    if (heap && !isSeen(move.cards) && !put.has(i)) {
      const puts = putBy(heap, candidatesFor(at, move, before.get(i) ?? new Map()), { before, came }, rng);
      if (!puts) return undefined;
      for (const [number, card] of puts) put.set(number, card);
    }
    const cards = isSeen(move.cards)
      ? move.cards
      : heap
        ? heap.flatMap((one) => (move.to !== TRICK || one.move === i ? (put.get(one.move) ?? []) : []))
        : guess(at, move, { places: before.get(i), stayed: stayed.get(i), last: turned.get(move.to) ?? [] }, rng);
    turned.delete(move.to);
    if (!cards?.every((card) => at.get(card) === move.to)) return undefined;
    for (const card of cards) at.set(card, move.from);
    if (!isSeen(move.cards)) guessed.set(i, cards);
  }
  for (const zone of at.values()) if (zone !== DECK) return undefined;
  return guessed;
}

interface Clues {
  /** Where each card could have lain before the move. */
  readonly places: Places | undefined;
  /** Cards that it did not move: they lay where it went before. */
  readonly stayed: ReadonlySet<Card> | undefined;
  /** Cards that were turned up next where they went: what came last lies on top. */
  readonly last: readonly Card[];
}

/** Cards that could have been those of a move; those first that could not have been where it went before. */
function guess(
  at: Assigned,
  { cards, from, to }: SeenMove,
  { places, stayed, last }: Clues,
  rng: Rng,
): readonly Card[] | undefined {
  const mustCome: Card[] = [];
  const could: Card[] = [];
  let isPossible = true;
  for (const [card, zone] of at) {
    if (zone !== to) continue;
    const before = places?.get(card);
    const isFrom = before?.has(from) === true && stayed?.has(card) !== true;
    if (!before?.has(to)) {
      mustCome.push(card);
      isPossible &&= isFrom;
    } else if (isFrom) could.push(card);
  }
  const mayCome = shuffled(could, rng);
  const rest = cards.length - mustCome.length;
  if (rest < 0 || rest > mayCome.length || !isPossible) return undefined;
  const drawn = [...mayCome.filter((card) => last.includes(card)), ...mayCome.filter((card) => !last.includes(card))];
  return shuffled([...mustCome, ...drawn.slice(0, rest)], rng);
}
