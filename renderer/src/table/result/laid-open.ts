import { type Card, DECK, laidBy, TRICK, type Zone } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { TablePlace } from '#engine/kernel/words/phrase.ts';

/** What a player had when the first card was played. */
interface OpenHand {
  readonly seat: Seat;
  /** What they played, in order, then what they still held at the end. */
  readonly cards: readonly Card[];
  /** What they laid away before that. */
  readonly laid: readonly Card[];
}

/** Cards that were dealt to nobody, as they lay on the table. */
export interface OpenPlace {
  readonly zone: Zone;
  readonly cards: readonly Card[];
}

/** A deal that is over, laid open as far as its viewer may know it: what counted, all of it. */
export interface LaidOpen {
  /** In order of play. */
  readonly hands: readonly OpenHand[];
  readonly places: readonly OpenPlace[];
}

type Moved = Extract<SeenEvent, { readonly type: 'moved' }>;

const known = (cards: readonly (Card | null)[]): readonly Card[] => cards.filter((card) => card !== null);
const inHand = (zone: Zone): boolean => zone.startsWith('hand:');

/** In which hand each card was when the first one was played: what is taken from the table later was somebody's before. */
function firstHands(moves: readonly Moved[], before: number): ReadonlyMap<Card, Zone> {
  const had = new Map<Card, Zone>();
  for (const [i, { cards, from, to }] of moves.entries())
    for (const card of known(cards)) {
      if (i < before && inHand(to)) had.set(card, to);
      else if (inHand(from) && !had.has(card)) had.set(card, from);
      else if (inHand(to) && from !== TRICK && !had.has(card)) had.set(card, to);
    }
  return had;
}

/** Lays a deal open that is over: the hands as they were played, and what was dealt to nobody. */
export function laidOpen({ active, history, zones }: Pick<View, 'active' | 'history' | 'zones'>): LaidOpen {
  const moves = history.flatMap((event) => (event.type === 'moved' ? [event] : []));
  const first = moves.findIndex(({ to }) => to === TRICK);
  const before = first < 0 ? moves : moves.slice(0, first);
  const movedFrom = (zone: Zone, which: readonly (typeof moves)[number][]) =>
    known(which.filter(({ from }) => from === zone).flatMap(({ cards }) => cards));
  const had = firstHands(moves, before.length);
  const hands = active.map((seat) => {
    const hand = `hand:${seat}`;
    // What nobody had to play any more goes straight to what was won.
    const played = moves.slice(before.length).filter(({ to }) => !inHand(to));
    const laid = before.filter(({ from, to }) => from === hand && !inHand(to));
    return {
      seat,
      cards: [...new Set([...movedFrom(hand, played), ...known(zones[hand] ?? [])])].filter(
        (card) => had.get(card) === hand,
      ),
      // Where they were laid away unseen, they lie open there since the end.
      laid: [...new Set(known([...laid.flatMap(({ cards }) => cards), ...(zones[laidBy(seat)] ?? [])]))],
    };
  });
  const places = moves
    .filter(({ from, to }) => from === DECK && !inHand(to))
    .map(({ to, cards }) => {
      const dealt = known(cards);
      const seen = [...new Set([...movedFrom(to, moves), ...known(zones[to] ?? [])])];
      return { zone: to, cards: dealt.length === cards.length ? dealt : seen };
    });
  return { hands, places: places.filter(({ cards }) => cards.length > 0) };
}

/** The names of places as they were when the cards had been dealt. */
export function namedPlaces(
  { places }: LaidOpen,
  named: (view: Pick<View, 'phase' | 'zones'>) => readonly TablePlace[],
): readonly (OpenPlace & { readonly place: TablePlace | undefined })[] {
  const lying = named({ phase: null, zones: Object.fromEntries(places.map(({ zone, cards }) => [zone, cards])) });
  return places.map((one) => ({ ...one, place: lying.find(({ zone }) => zone === one.zone) }));
}
