import { z } from 'zod';
import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import { isEqual } from '#engine/core/equal.ts';
import { type Actor, from, type Seat } from '#engine/core/seat.ts';
import { PACK_54, SUITS } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { definePhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { handIn } from '../cards.ts';
import type { MakePhase } from '../contract.ts';

/** The phase in which cards are put onto the pile. */
export const BLUFF = 'bluff';
/** How many seconds are played; where there is no clock, how many actions. */
const SECONDS = 180;
const TURNS = 200;
const ALL_SUITS = [...SUITS, 'T'] as const;
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lead-hidden'), card: z.string(), suit: z.enum(ALL_SUITS) }),
  z.strictObject({ type: z.literal('add-hidden'), card: z.string() }),
  z.strictObject({ type: z.literal('accuse') }),
  z.strictObject({ type: z.literal('time-up') }),
]);
type Bluff = z.infer<typeof ACTION>;

type Memory = {
  readonly turn: Seat | null;
  /** The suit that is claimed of the pile, and who put the last card there. */
  readonly suit: string | null;
  readonly last: Seat | null;
  readonly accusers: readonly Seat[];
  readonly turns: number;
  readonly isTimeUp: boolean;
};
const START: Memory = { turn: null, suit: null, last: null, accusers: [], turns: 0, isTimeUp: false };
const memory = (s: State): Memory => notesOf<Memory>(s, BLUFF, START);
export const accusersIn = (s: State): readonly Seat[] => memory(s).accusers;

const pileIn = (s: State): readonly Card[] => s.zones[TRICK] ?? [];

/** Who has cards or may still be made to take some. */
const seatsIn = (s: State): readonly Seat[] =>
  s.active.filter((seat) => handIn(s, seat).length > 0 || seat === memory(s).last);

function isOver(s: State): boolean {
  const { turns, isTimeUp } = memory(s);
  return isTimeUp || turns >= TURNS || seatsIn(s).length < 2;
}

const turnOf = (s: State): Seat => memory(s).turn ?? firstGame(s).declarer;

/** The next seat with cards, `first` to begin with. */
const withCards = (s: State, first: Seat, hand: (seat: Seat) => number): Seat | null =>
  from(first, s.active).find((seat) => hand(seat) > 0) ?? null;

function actionsFor(s: State, seat: Seat): readonly Bluff[] {
  const hand = handIn(s, seat);
  if (pileIn(s).length > 0) return [...hand.map((card): Bluff => ({ type: 'add-hidden', card })), { type: 'accuse' }];
  return hand.flatMap((card) => ALL_SUITS.map((suit): Bluff => ({ type: 'lead-hidden', card, suit })));
}

function put(s: State, by: Seat, card: Card, suit: string | null): readonly Event[] {
  const left = (seat: Seat): number => handIn(s, seat).length - (seat === by ? 1 : 0);
  const [, next = by] = from(by, s.active);
  const notes: Memory = { ...memory(s), suit, last: by, turn: withCards(s, next, left), turns: memory(s).turns + 1 };
  return [
    { type: 'moved', cards: [card], from: handOf(by), to: TRICK, seenBy: [by] },
    { type: 'noted', phase: BLUFF, notes },
  ];
}

/** The last card is turned: whoever lied, or accused an honest player, takes the pile. */
function accuse(s: State, by: Seat): readonly Event[] {
  const now = memory(s);
  const cards = pileIn(s);
  const [last = '', accused = now.last ?? by] = [cards.at(-1)];
  const lied = PACK_54.suitOf(last) !== now.suit;
  const takes = lied ? accused : by;
  const after = (seat: Seat): number => handIn(s, seat).length + (seat === takes ? cards.length : 0);
  const notes: Memory = {
    ...{ turn: withCards(s, accused, after), suit: null, last: null },
    accusers: now.accusers.includes(by) ? now.accusers : [...now.accusers, by],
    ...{ turns: now.turns + 1, isTimeUp: false },
  };
  return [
    { type: 'moved', cards: [last], from: TRICK, to: TRICK, seenBy: 'all' },
    { type: 'moved', cards, from: TRICK, to: handOf(takes), seenBy: [takes], knownTo: { [last]: 'all' } },
    { type: 'noted', phase: BLUFF, notes },
  ];
}

function refuse(s: State, by: Actor, action: Bluff) {
  if ((by === 'table') !== (action.type === 'time-up')) return refusal('wrong-speaker', String(by));
  if (by === 'table') return undefined;
  return actionsFor(s, by).some((one) => isEqual(one, action)) ? undefined : refusal('not-now', action.type);
}

/** Round and round a card is put face down, or the player before is accused. */
export const bluff: MakePhase = () =>
  definePhase<Bluff>({
    id: BLUFF,
    actions: ACTION,
    turn: (s) =>
      isOver(s)
        ? { must: [], may: [] }
        : { must: [turnOf(s)], may: [], table: 'may', clock: { seconds: SECONDS, runs: 'whole-phase' } },
    offers: (s, seat) => [{ kind: 'one-of', actions: actionsFor(s, seat) }],
    tableOffers: () => [{ kind: 'one-of', actions: [{ type: 'time-up' }] }],
    refuse,
    heardBy: (_, by, { type }) => (by === 'table' || type === 'accuse' ? 'all' : [by]),
    // What is claimed is said aloud.
    overheard: (_, __, action) =>
      action.type === 'lead-hidden' ? { type: action.type, suit: action.suit } : { type: action.type },
    decide(s, by, action) {
      if (by === 'table') return [{ type: 'noted', phase: BLUFF, notes: { ...memory(s), isTimeUp: true } }];
      if (action.type === 'lead-hidden') return put(s, by, action.card, action.suit);
      if (action.type === 'add-hidden') return put(s, by, action.card, memory(s).suit);
      return accuse(s, by);
    },
    next: () => [{ type: 'ended', end: 'settle' }],
    show: memory,
  });
