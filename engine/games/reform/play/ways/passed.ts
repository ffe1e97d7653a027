import { type Card, handOf, TRICK, type Zone } from '#engine/core/card.ts';
import { after, from, type Seat } from '#engine/core/seat.ts';
import { DECK_54, isTarock, suitOf } from '#engine/decks/deck-54.ts';
import type { Clue } from '#engine/kernel/deal/phase.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { BEATING, type BeatingMemory, playable } from '../beating.ts';

/** A card of a pile, and whose it counts as. */
interface Put {
  readonly owner: Seat;
  readonly card: Card;
}

/** Somebody was passed over before a move, with this pile on the table. */
interface Passed {
  readonly seat: Seat;
  readonly move: number;
  readonly pile: readonly Put[];
}

/**
 * What it tells that somebody was passed over: they held nothing that serves the suit led and beats the top card; and no tarock that beats
 * it, unless they held a card of that suit (reform §7.9).
 */
function told({ seat, move, pile }: Passed): readonly Clue[] {
  const [lead] = pile;
  if (!lead) return [];
  const suit = DECK_54.filter((card) => suitOf(card) === suitOf(lead.card));
  const [beating, tarocks] = [playable(suit, pile), playable(DECK_54.filter(isTarock), pile)];
  const clues: readonly Clue[] = [
    { seat, move, none: beating, unless: [] },
    ...(isTarock(lead.card)
      ? []
      : [{ seat, move, none: tarocks, unless: suit.filter((card) => !beating.includes(card)) }]),
  ];
  return clues.filter(({ none }) => none.length > 0);
}

type Move = Extract<View['history'][number], { readonly type: 'moved' }>;

/** How far the piles have come, from one move to the next. */
class Course {
  readonly passed: Passed[] = [];
  #pile: readonly Put[] = [];
  #moves = 0;
  readonly #sizes = new Map<Zone, number>();
  readonly #active: readonly Seat[];
  readonly #declarer: Seat;

  constructor(active: readonly Seat[], declarer: Seat) {
    this.#active = active;
    this.#declarer = declarer;
  }

  goOn({ from: source, to, cards }: Move): void {
    const [card] = cards;
    const by = to === TRICK ? this.#active.find((seat) => handOf(seat) === source) : undefined;
    if (by !== undefined && typeof card === 'string') {
      this.pass(by);
      this.#pile = [...this.#pile, { card, owner: this.#ownerFor(by) }];
    } else if (source === TRICK) {
      this.pass();
      this.#pile = [];
    }
    this.#sizes.set(source, this.#sizeOf(source) - cards.length);
    this.#sizes.set(to, this.#sizeOf(to) + cards.length);
    this.#moves++;
  }

  /** All after the owner of the top card are passed over until it is the turn of this seat, or until the pile ends. */
  pass(until?: Seat): void {
    const owner = this.#pile.at(-1)?.owner;
    if (owner === undefined) return;
    const [, ...asked] = from(owner, this.#active);
    const end = until === undefined ? asked.length : asked.indexOf(until);
    for (const seat of asked.slice(0, end)) this.passed.push({ seat, move: this.#moves, pile: this.#pile });
  }

  /** Whose a card counts as: that of a neighbour without cards, where the declarer has to play onto a pile for them. */
  #ownerFor(by: Seat): Seat {
    const neighbour = after(by, this.#active);
    const isFor = by === this.#declarer && this.#pile.length > 0 && this.#sizeOf(handOf(neighbour)) === 0;
    return isFor ? neighbour : by;
  }

  #sizeOf(zone: Zone): number {
    return this.#sizes.get(zone) ?? 0;
  }
}

/** What everybody can tell of hands in this phase: who was passed over, until the turn now, and what lay there. */
export function cluesOf({ active, games, history, phase, notes }: View): readonly Clue[] {
  const declarer = games[0]?.declarer;
  if (declarer === undefined) return [];
  const course = new Course(active, declarer);
  for (const event of history) if (event.type === 'moved') course.goOn(event);
  const { turn } = phase === BEATING ? (notes as BeatingMemory) : { turn: null };
  if (turn !== null) course.pass(turn);
  return course.passed.flatMap(told);
}
