import { type Card, handOf, TRICK } from '../core/card.ts';
import { flatMapped } from '../core/lists.ts';
import { after, type Seat } from '../core/seat.ts';
import { lastAnswer, notesOf } from '../kernel/deal/phase.ts';
import type { State } from '../kernel/deal/state.ts';
import type { Moment } from '../play/rules.ts';

/** What was given to a trick: a card, or several as one play, and the seat from whose hand they came. */
type TrickPart = {
  readonly by: Seat;
  readonly cards: readonly Card[];
};

/** A finished trick, in the order of play. */
export type Trick = {
  readonly plays: readonly TrickPart[];
  readonly winner: Seat;
};

/** Its cards, in the order of play. */
export const cardsIn = ({ plays }: Pick<Trick, 'plays'>): readonly Card[] => flatMapped(plays, ({ cards }) => cards);

/** From whose hand a card of a trick came. */
export const giverOf = ({ plays }: Trick, card: Card): Seat | undefined =>
  plays.find(({ cards }) => cards.includes(card))?.by;

/** The cards of a trick that came from the hand of a seat. */
export const givenBy = ({ plays }: Trick, seat: Seat): readonly Card[] =>
  flatMapped(plays, ({ by, cards }) => (by === seat ? cards : []));

/** A finished trick as views have it. Card i was played by the i-th of those who played to it, from `leader` on. */
export type SeenTrick = {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
  /** Who played to it, in the order of play; missing: all who are active. */
  readonly seats?: readonly Seat[];
  /** How many cards each of them gave, from `leader` on; missing: one each. */
  readonly counts?: readonly number[];
};

/** A trick as views have it. */
export function seenTrick(trick: Trick, active: readonly Seat[]): SeenTrick {
  const { plays, winner } = trick;
  const counts = plays.map(({ cards }) => cards.length);
  const seats = active.filter((seat) => plays.some(({ by }) => by === seat));
  return {
    ...{ leader: plays[0]?.by ?? winner, cards: cardsIn(trick), winner },
    ...(seats.length < active.length && { seats }),
    ...(counts.some((count) => count > 1) && { counts }),
  };
}

/** The id of the phase, for phases that come in between. */
export const TRICKS = 'tricks';

/** What the phase remembers. */
export type TricksMemory = {
  readonly tricks: readonly Trick[];
  /** Who leads to the next trick, or has led to the running one, because somebody said so; missing: whoever won the last one. */
  readonly lead?: Seat;
  /** Who plays to the running trick, if not everybody. */
  readonly seats?: readonly Seat[];
  /** What has been given to it; missing: one card each, as they lie there. */
  readonly plays?: readonly TrickPart[];
};

export const tricksMemory = (s: State): TricksMemory => notesOf<TricksMemory>(s, TRICKS, { tricks: [] });

/** The tricks won so far. */
export const tricksOf = (s: State): readonly Trick[] => tricksMemory(s).tricks;

/** What has to be known of a family's tricks to read off the cards whose turn it is. */
interface Order {
  leader(s: State): Seat;
  winner(s: State, plays: readonly (readonly Card[])[]): number;
  inTrick?(s: State): readonly Seat[] | undefined;
  plays?(s: State, hand: Seat): Seat;
  decided?(s: State, tricks: readonly Trick[]): boolean;
  stops?(s: State, hand: Seat): boolean;
}

/** Who leads and whose turn it is, read off the cards. */
export interface Course {
  /** Who plays to the trick. */
  readonly seatsIn: (s: State) => readonly Seat[];
  /** What has been given to it. */
  readonly plays: (s: State) => readonly TrickPart[];
  /** From whose hand the next card comes, and who plays it. */
  readonly turn: (s: State) => { readonly hand: Seat; readonly by: Seat } | undefined;
  readonly moment: (s: State, hand: Seat) => Moment;
}

export function courseOf(order: Order): Course {
  const onTable = (s: State): readonly Card[] => s.zones[TRICK] ?? [];
  const seatsIn = (s: State): readonly Seat[] =>
    (order.inTrick && (onTable(s).length > 0 ? tricksMemory(s).seats : order.inTrick(s))) ?? s.active;
  const leader = (s: State): Seat | undefined => {
    const seats = seatsIn(s);
    const { tricks, lead } = tricksMemory(s);
    let seat = lead ?? tricks.at(-1)?.winner ?? order.leader(s);
    for (const _ of s.active) if (!seats.includes(seat)) seat = after(seat, s.active);
    return seats.includes(seat) ? seat : undefined;
  };
  const plays = (s: State): readonly TrickPart[] => {
    const noted = tricksMemory(s).plays;
    if (noted) return noted;
    const seats = seatsIn(s);
    let by = leader(s) ?? -1;
    return onTable(s).map((card, i) => {
      if (i > 0) by = after(by, seats);
      return { by, cards: [card] };
    });
  };
  const turn: Course['turn'] = lastAnswer((s) => {
    if (onTable(s).length === 0 && order.decided?.(s, tricksOf(s))) return undefined;
    const seats = seatsIn(s);
    let hand = leader(s);
    for (const _ of tricksMemory(s).plays ?? onTable(s)) if (hand !== undefined) hand = after(hand, seats);
    const isOver = hand === undefined || (s.zones[handOf(hand)] ?? []).length === 0;
    return hand === undefined || isOver || order.stops?.(s, hand)
      ? undefined
      : { hand, by: order.plays?.(s, hand) ?? hand };
  });
  const moment = (s: State, hand: Seat): Moment => ({
    hand: s.zones[handOf(hand)] ?? [],
    trick: onTable(s),
    number: tricksOf(s).length + 1,
    winner: (trick) =>
      order.winner(
        s,
        trick.map((card) => [card]),
      ),
  });
  return { seatsIn, plays, turn, moment };
}
