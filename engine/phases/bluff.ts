import { z } from 'zod';
import { must } from '../core/assert-never.ts';
import { type Card, handOf, TRICK } from '../core/card.ts';
import type { Refusal, Refuse } from '../core/refusal.ts';
import { type Actor, type Audience, from, type Seat } from '../core/seat.ts';
import { suitOf, SUITS } from '../decks/deck-54.ts';
import type { Action } from '../kernel/deal/action.ts';
import { definePhase, notesOf, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import { refuseKernel } from '../kernel/refusals.ts';

/** The phase in which cards are put face down, with a claim that may be a lie. */
export const BLUFF = 'bluff';
type BluffId = typeof BLUFF;

/** What may be claimed of the cards of a pile: the four suits, and the tarocks as the fifth. */
const CLAIMS = [...SUITS, 'T'] as const;

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lead-hidden'), card: z.string(), suit: z.enum(CLAIMS) }),
  z.strictObject({ type: z.literal('add-hidden'), card: z.string() }),
  z.strictObject({ type: z.literal('accuse') }),
  z.strictObject({ type: z.literal('time-up') }),
]);
/** What is said and done in it. */
export type Bluff = z.infer<typeof ACTION>;

/** What it refuses. */
type BluffCode = 'card-not-in-hand' | 'pile-lies-there' | 'no-pile-yet';

/** What a game specifies about it. */
export interface Bluffing {
  readonly leader: (s: State) => Seat;
  /** How long it is played at a table with a clock. */
  readonly seconds: number;
  /** After how many actions it is over, for not everywhere is there a clock; 0: never. */
  readonly turns: number;
  readonly refusal: Refuse<BluffCode>;
  readonly next: (s: State, from: BluffId) => readonly Event[];
}

/** What everybody knows of it. */
export type BluffMemory = {
  /** Who acts next; `null`: nobody has acted yet, or nobody is left who could. */
  readonly turn: Seat | null;
  /** The suit that is claimed of the pile; `null`: none lies there. */
  readonly suit: string | null;
  /** Who put the last card there: it may still come back to them, all of it. */
  readonly last: Seat | null;
  /** Who has accused somebody, rightly or not, in the order in which they first did. */
  readonly accusers: readonly Seat[];
  /** How often a card that was turned was what was claimed of it, and how often it was not. */
  readonly truths: number;
  readonly lies: number;
  readonly turns: number;
  readonly isTimeUp: boolean;
};
const START: BluffMemory = {
  ...{ turn: null, suit: null, last: null, accusers: [] },
  ...{ truths: 0, lies: 0, turns: 0, isTimeUp: false },
};

export const bluffMemory = (s: State): BluffMemory => notesOf<BluffMemory>(s, BLUFF, START);

/** Who has accused somebody, rightly or not. */
export const accusersIn = (s: State): readonly Seat[] => bluffMemory(s).accusers;

/** How many times likelier a card is what is claimed of it: most people tell the truth where they can. */
const CREDIT = 60;

/** Where claims turned out to be lies, claims are believed less, but not by much: most lies had to be told. A lie weighs as much as this. */
const LIE = 0.5;
const creditOf = ({ truths, lies }: BluffMemory): number =>
  Math.max(1, Math.round((CREDIT * (1 + truths)) / (1 + truths + LIE * lies)));

const handIn = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];
const pileIn = (s: State): readonly Card[] => s.zones[TRICK] ?? [];

/** A seat with cards, `first` if it has some, else the next one after it. */
const withCards = (s: State, first: Seat, held: (seat: Seat) => number): Seat | null =>
  from(first, s.active).find((seat) => held(seat) > 0) ?? null;

/** Whoever has cards, or put the last one: it is safe only once the next player has added one or accused them wrongly. */
const seatsIn = (s: State): readonly Seat[] =>
  s.active.filter((seat) => handIn(s, seat).length > 0 || seat === bluffMemory(s).last);

/** A card is put on the pile, and the next seat with cards acts. */
function put(s: State, by: Seat, card: Card, suit: string | null): readonly Event[] {
  const now = bluffMemory(s);
  const left = (seat: Seat): number => handIn(s, seat).length - (seat === by ? 1 : 0);
  const [, next = by] = from(by, s.active);
  return [
    { type: 'moved', cards: [card], from: handOf(by), to: TRICK, seenBy: [by] },
    noted({ ...now, suit, last: by, turn: withCards(s, next, left), turns: now.turns + 1 }),
  ];
}

/** The last card is turned. Whoever lied, or accused somebody who did not, takes the pile; the accused begins the next one. */
function accuse(s: State, by: Seat): readonly Event[] {
  const now = bluffMemory(s);
  const cards = pileIn(s);
  const turned = must(cards.at(-1), 'a card to turn');
  const accused = must(now.last ?? undefined, 'somebody to accuse');
  const isTrue = suitOf(turned) === now.suit;
  const takes = isTrue ? by : accused;
  const held = (seat: Seat): number => handIn(s, seat).length + (seat === takes ? cards.length : 0);
  return [
    { type: 'moved', cards: [turned], from: TRICK, to: TRICK, seenBy: 'all' },
    {
      ...{ type: 'moved', cards, from: TRICK, to: handOf(takes), seenBy: [takes] },
      // Whoever put a card there knows who has it now.
      knownTo: Object.fromEntries(
        cards.map((card) => [card, card === turned ? 'all' : together(s.known[card] ?? [], takes)]),
      ),
    },
    noted({
      ...{ turn: withCards(s, accused, held), suit: null, last: null },
      accusers: now.accusers.includes(by) ? now.accusers : [...now.accusers, by],
      ...{ truths: now.truths + Number(isTrue), lies: now.lies + Number(!isTrue) },
      ...{ turns: now.turns + 1, isTimeUp: now.isTimeUp },
    }),
  ];
}

const noted = (notes: BluffMemory): Event => ({ type: 'noted', phase: BLUFF, notes });

const together = (known: Audience, seat: Seat): Audience =>
  known === 'all' || known.includes(seat) ? known : [...known, seat];

function offersFor(s: State, seat: Seat): readonly Bluff[] {
  const hand = handIn(s, seat);
  if (pileIn(s).length > 0) return [...hand.map((card): Bluff => ({ type: 'add-hidden', card })), { type: 'accuse' }];
  return hand.flatMap((card) => CLAIMS.map((suit): Bluff => ({ type: 'lead-hidden', card, suit })));
}

/** What the others hear: what is claimed is said aloud, of a card that is added only that it was. */
function overheard(action: Bluff): Action | undefined {
  if (action.type === 'lead-hidden') return { type: action.type, suit: action.suit } as Action;
  return action.type === 'add-hidden' ? { type: action.type } : undefined;
}

/** Only the host's clock says that time is up, and it says nothing else. */
function refuse(refusal: Refuse<BluffCode>, s: State, by: Actor, action: Bluff): Refusal | undefined {
  if (by === 'table') return action.type === 'time-up' ? undefined : refuseKernel('not-your-turn', { text: by });
  if (action.type === 'time-up') return refuseKernel('not-your-turn', { seat: by });
  const isBegun = pileIn(s).length > 0;
  if (isBegun === (action.type === 'lead-hidden')) return refusal(isBegun ? 'pile-lies-there' : 'no-pile-yet');
  if (action.type === 'accuse' || handIn(s, by).includes(action.card)) return undefined;
  return refusal('card-not-in-hand', { card: action.card });
}

/**
 * Round and round a card is put face down, or the player before is accused of a lie, until time is up or one player has cards
 * (reform §7.3, Sautanz).
 */
export function bluffing({ leader, seconds, turns, refusal, next }: Bluffing): PhaseOf<Bluff, BluffId> {
  const isOver = (s: State): boolean => {
    const now = bluffMemory(s);
    return now.isTimeUp || (turns > 0 && now.turns >= turns) || seatsIn(s).length < 2;
  };
  return definePhase<Bluff, BluffId>({
    id: BLUFF,
    actions: ACTION,
    turn: (s) =>
      isOver(s)
        ? { must: [], may: [] }
        : {
            ...{ must: [bluffMemory(s).turn ?? leader(s)], may: [] },
            ...{ table: 'may', clock: { seconds, runs: 'whole-phase' } },
          },
    offers: (s, seat) => [{ kind: 'one-of', actions: offersFor(s, seat) }],
    tableOffers: () => [{ kind: 'one-of', actions: [{ type: 'time-up' }] }],
    refuse: (s, by, action) => refuse(refusal, s, by, action),
    heardBy: (_s, by, { type }) => (by === 'table' || type === 'accuse' ? 'all' : [by]),
    overheard: (_s, _by, action) => overheard(action),
    decide(s, by, action) {
      const now = bluffMemory(s);
      if (by === 'table' || action.type === 'time-up') return [noted({ ...now, isTimeUp: true })];
      if (action.type === 'accuse') return accuse(s, by);
      return put(s, by, action.card, action.type === 'lead-hidden' ? action.suit : now.suit);
    },
    next: (s) => next(s, BLUFF),
    show: bluffMemory,
    likelier({ notes }) {
      const now = notes as BluffMemory;
      return (card, zone) => (zone === TRICK && suitOf(card) === now.suit ? creditOf(now) : 1);
    },
  });
}
