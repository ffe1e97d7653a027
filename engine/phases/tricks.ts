import { z } from 'zod';
import { must } from '../core/assert-never.ts';
import { type Card, handOf, pileOf, TRICK } from '../core/card.ts';
import type { Refusal } from '../core/refusal.ts';
import { after, type Audience, type Seat } from '../core/seat.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { evolve } from '../kernel/deal/evolve.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import { refuseKernel } from '../kernel/refusals.ts';
import { legalCards, type Moment, type PlayRule, type RefuseCard, refuseCard } from '../play/rules.ts';

/** A finished trick. Card i was played by the i-th of those who played to it, from `leader` on. */
export type Trick = {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
  /** Who played to it, in the order of play; missing: all who are active. */
  readonly seats?: readonly Seat[];
};

type Memory = {
  readonly tricks: readonly Trick[];
  /** Who plays to the running trick, if not everybody. */
  readonly seats?: readonly Seat[];
};

/** What may be said or done during the tricks besides playing a card. */
interface Aside<A extends Action> {
  /** Parses its actions. */
  readonly actions: z.ZodType<A>;
  /** Who may do it now; `turn`: whose card is awaited. They may be among them, but have to play. */
  may(s: State, turn: Seat): readonly Seat[];
  offers(s: State, seat: Seat): readonly Offer[];
  refuse(s: State, seat: Seat, action: A): Refusal | undefined;
  decide(s: State, seat: Seat, action: A): readonly Event[];
  heardBy?(s: State, seat: Seat, action: A): Audience;
}

/** What a family specifies about the tricks of its game; everything else is the same everywhere. */
export interface TrickPlay<Code extends string, A extends Action = never> {
  readonly refusal: RefuseCard<Code>;
  /** Who leads to the first trick. */
  leader(s: State): Seat;
  /** The rules that `seat` plays by, one narrowing after another. */
  rules(s: State, seat: Seat): readonly PlayRule<Code>[];
  /** Index of the card that wins. */
  winner(s: State, trick: readonly Card[]): number;
  /**
   * Who plays to the trick that is about to be led, in the order of play; the others are passed over, and it is led by the next
   * of them if its leader is not among them. Nobody: the tricks are over. Missing: everybody.
   */
  inTrick?(s: State): readonly Seat[];
  readonly asides?: readonly Aside<A>[];
  /** What else happens when a trick has been won (talon cards join it). `number` counts from 1. */
  afterTrick?(s: State, trick: Trick, number: number): readonly Event[];
  /** The phase that comes in between after a trick, `s` being the state with it; it ends by entering this one again. */
  pause?(s: State, number: number): string | undefined;
  /** Whether nothing more can change, so that the rest is not played. */
  decided?(s: State, tricks: readonly Trick[]): boolean;
  /** What follows the last trick; missing: the settlement. */
  next?(s: State): readonly Event[];
}

/** The id of the phase, for phases that come in between. */
export const TRICKS = 'tricks';
type TricksId = typeof TRICKS;
const PLAY = z.strictObject({ type: z.literal('play'), card: z.string() });
export type Play = z.infer<typeof PLAY>;
const isPlay = (action: Action): action is Play => action.type === PLAY.shape.type.value;

const memoryOf = (s: State): Memory => notesOf<Memory>(s, TRICKS, { tricks: [] });

/** The tricks won so far. */
export const tricksOf = (s: State): readonly Trick[] => memoryOf(s).tricks;

/** Who played the card at `index` of a trick. */
export const playedBy = ({ leader, seats }: Trick, index: number, active: readonly Seat[]): Seat => {
  const all = seats ?? active;
  return must(all[(all.indexOf(leader) + index) % all.length], 'a seat that plays');
};

/** Who leads and whose turn it is, read off the cards. */
interface Course {
  readonly onTable: (s: State) => readonly Card[];
  /** Who plays to the trick. */
  readonly seatsIn: (s: State) => readonly Seat[];
  readonly leader: (s: State) => Seat | undefined;
  readonly turn: (s: State) => Seat | undefined;
  readonly moment: (s: State, seat: Seat) => Moment;
}

function courseOf<Code extends string, A extends Action>(play: TrickPlay<Code, A>): Course {
  const onTable = (s: State): readonly Card[] => s.zones[TRICK] ?? [];
  const seatsIn = (s: State): readonly Seat[] =>
    play.inTrick ? (onTable(s).length > 0 ? (memoryOf(s).seats ?? s.active) : play.inTrick(s)) : s.active;
  const leader = (s: State): Seat | undefined => {
    const seats = seatsIn(s);
    let seat = tricksOf(s).at(-1)?.winner ?? play.leader(s);
    for (const _ of s.active) if (!seats.includes(seat)) seat = after(seat, s.active);
    return seats.includes(seat) ? seat : undefined;
  };
  const turn = (s: State): Seat | undefined => {
    if (onTable(s).length === 0 && play.decided?.(s, tricksOf(s))) return undefined;
    const seats = seatsIn(s);
    let seat = leader(s);
    for (const _ of onTable(s)) if (seat !== undefined) seat = after(seat, seats);
    return seat !== undefined && (s.zones[handOf(seat)] ?? []).length > 0 ? seat : undefined;
  };
  const moment = (s: State, seat: Seat): Moment => ({
    hand: s.zones[handOf(seat)] ?? [],
    trick: onTable(s),
    number: tricksOf(s).length + 1,
    winner: (trick) => play.winner(s, trick),
  });
  return { onTable, seatsIn, leader, turn, moment };
}

/** What a card does: it lies in the trick, and the last one gives the trick to its winner. */
const playing =
  <Code extends string, A extends Action>(play: TrickPlay<Code, A>, { onTable, seatsIn, leader }: Course) =>
  (s: State, seat: Seat, card: Card): readonly Event[] => {
    const played: Event = { type: 'moved', cards: [card], from: handOf(seat), to: TRICK, seenBy: 'all' };
    const seats = seatsIn(s);
    const cards = [...onTable(s), card];
    const { tricks: before } = memoryOf(s);
    if (cards.length < seats.length) {
      const isLed = play.inTrick !== undefined && cards.length === 1;
      return isLed
        ? [played, { type: 'noted', phase: TRICKS, notes: { tricks: before, seats } satisfies Memory }]
        : [played];
    }
    const open: Trick = {
      leader: leader(s) ?? seat,
      cards,
      winner: -1,
      ...(seats.length < s.active.length && { seats }),
    };
    const trick = { ...open, winner: playedBy(open, play.winner(s, cards), s.active) };
    const won = [...before, trick];
    const events: readonly Event[] = [
      played,
      { type: 'moved', cards, from: TRICK, to: pileOf(trick.winner), seenBy: 'all' },
      { type: 'noted', phase: TRICKS, notes: { tricks: won } satisfies Memory },
      ...(play.afterTrick?.(s, trick, won.length) ?? []),
    ];
    const between = play.pause?.(evolve(s, ...events), won.length);
    return between === undefined ? events : [...events, { type: 'entered', phase: between }];
  };

/** All hands are played out, one card at a time; the winner of a trick leads to the next. */
export function tricks<Code extends string, A extends Action = never>(
  play: TrickPlay<Code, A>,
): PhaseOf<Play | A, TricksId> {
  const { asides = [] } = play;
  const course = courseOf(play);
  const { turn, moment } = course;
  const decidePlay = playing(play, course);
  const asideOf = (action: A): Aside<A> =>
    must(
      asides.find(({ actions }) => actions.safeParse(action).success),
      `an aside ${action.type}`,
    );
  const plays = (s: State, seat: Seat): Offer => ({
    kind: 'one-of',
    actions: legalCards(play.rules(s, seat), moment(s, seat)).map((card) => ({ type: 'play', card })),
  });
  const asideOffers = (s: State, seat: Seat): readonly Offer[] => {
    const now = turn(s);
    return now === undefined
      ? []
      : asides.filter((one) => one.may(s, now).includes(seat)).flatMap((one) => one.offers(s, seat));
  };

  return defineSeatPhase<Play | A, TricksId>({
    id: TRICKS,
    actions: asides.length === 0 ? PLAY : z.union([PLAY, ...asides.map(({ actions }) => actions)]),
    turn: (s) => {
      const seat = turn(s);
      if (seat === undefined) return { must: [], may: [] };
      const may = asides.length === 0 ? [] : s.active.filter((one) => one !== seat && asideOffers(s, one).length > 0);
      return { must: [seat], may };
    },
    offers: (s, seat) => {
      if (asides.length === 0) return [plays(s, seat)];
      return turn(s) === seat ? [plays(s, seat), ...asideOffers(s, seat)] : asideOffers(s, seat);
    },
    refuse(s, seat, action) {
      const now = turn(s);
      if (isPlay(action))
        return now === seat
          ? refuseCard(play.refusal, play.rules(s, seat), moment(s, seat), action.card)
          : refuseKernel('not-your-turn', { seat });
      const aside = asideOf(action);
      if (now === undefined || !aside.may(s, now).includes(seat)) return refuseKernel('not-your-turn', { seat });
      return aside.refuse(s, seat, action);
    },
    decide: (s, seat, action) =>
      isPlay(action) ? decidePlay(s, seat, action.card) : asideOf(action).decide(s, seat, action),
    ...(asides.length > 0 && {
      heardBy: (s: State, by, action: Play | A): Audience =>
        by === 'table' || isPlay(action) ? 'all' : (asideOf(action).heardBy?.(s, by, action) ?? 'all'),
    }),
    next: (s) => play.next?.(s) ?? [{ type: 'ended', end: 'settle' }],
    show: (s) => ({ tricks: tricksOf(s) }),
  });
}
