import { z } from 'zod';
import { must } from '../core/assert-never.ts';
import { type Card, handOf, pileOf, TRICK } from '../core/card.ts';
import type { Audience, Seat } from '../core/seat.ts';
import type { Action, Offer } from '../kernel/deal/action.ts';
import { evolve } from '../kernel/deal/evolve.ts';
import { defineSeatPhase, type PhaseOf } from '../kernel/deal/phase.ts';
import type { Event, State } from '../kernel/deal/state.ts';
import { refuseKernel } from '../kernel/refusals.ts';
import { legalCards, type PlayRule, type RefuseCard, refuseCard } from '../play/rules.ts';
import { type Aside, asidesAmong, mayDo } from './asides/asides.ts';
import {
  cardsIn,
  type Course,
  courseOf,
  seenTrick,
  type Trick,
  TRICKS,
  type TricksMemory,
  tricksMemory,
} from './trick.ts';

/** What may be given to a trick. */
interface Legal<Code extends string> {
  /** The rules for a card, one narrowing after another. */
  readonly single: readonly PlayRule<Code>[];
  /** Cards of which any two or more may be given as one play (`trick-sets.ts`); missing: none. */
  readonly together?: readonly (readonly Card[])[];
  /** The code with which cards are refused that may not be given as one play, though each of them could be; missing: the kernel's. */
  readonly apart?: Code;
}

/** What a family specifies about the tricks of its game; everything else is the same everywhere. */
export interface TrickPlay<Code extends string, A extends Action = never> {
  readonly refusal: RefuseCard<Code>;
  /** Who leads to the first trick. */
  leader(s: State): Seat;
  /** What may be given from the hand of `seat`. */
  legal(s: State, seat: Seat): Legal<Code>;
  /** In which order cards lie that are given as one play, the one first by which they are followed; missing: as they were named. */
  laid?(cards: readonly Card[]): readonly Card[];
  /** Index of the play that wins; where nothing is played together, each is one card. */
  winner(s: State, plays: readonly (readonly Card[])[]): number;
  /** Who plays from the hand of `seat`, which everybody sees (a dummy); missing: they do. */
  plays?(s: State, seat: Seat): Seat;
  /**
   * Who plays to the trick that is about to be led, in the order of play; the others are passed over, and it is led by the next
   * of them if its leader is not among them. Nobody: the tricks are over. `undefined`, or missing: everybody.
   */
  inTrick?(s: State): readonly Seat[] | undefined;
  readonly asides?: readonly Aside<A>[];
  /** What else happens when a trick has been won (talon cards join it). `number` counts from 1. */
  afterTrick?(s: State, trick: Trick, number: number): readonly Event[];
  /** The phase that comes in between after a trick, `s` being the state with it; it ends by entering this one again. */
  pause?(s: State, number: number): string | undefined;
  /** Whether nothing more can change, so that the rest is not played. */
  decided?(s: State, tricks: readonly Trick[]): boolean;
  /** Whether the hand that is to be played from cannot go on, so that the tricks end with the open one unfinished; missing: never. */
  stops?(s: State, hand: Seat): boolean;
  /** How many times likelier a hidden card lies in a zone than by chance; missing: nothing is likelier. */
  readonly likelier?: PhaseOf<Play>['likelier'];
  /** What follows the last trick, `open` being what lies in one that stays unfinished; missing: the settlement. */
  next?(s: State, open: Trick['plays']): readonly Event[];
}

type TricksId = typeof TRICKS;
const PLAY = z.strictObject({ type: z.literal('play'), card: z.string() });
export type Play = z.infer<typeof PLAY>;
const isPlay = (action: Action): action is Play => action.type === PLAY.shape.type.value;

/** What cards do: they lie in the trick, and the last ones give it to its winner. */
export const playing =
  <Code extends string, A extends Action>(play: TrickPlay<Code, A>, course: Course) =>
  (s: State, hand: Seat, cards: readonly Card[]): readonly Event[] => {
    const played: Event = { type: 'moved', cards, from: handOf(hand), to: TRICK, seenBy: 'all' };
    const seats = course.seatsIn(s);
    const plays = [...course.plays(s), { by: hand, cards }];
    const { tricks: before, lead, plays: noted } = tricksMemory(s);
    if (plays.length < seats.length) {
      const isSet = noted !== undefined || cards.length > 1;
      // Who plays to it is known from the first card on.
      const areSome = seats !== s.active;
      if (!isSet && !(areSome && plays.length === 1)) return [played];
      const notes: TricksMemory = {
        tricks: before,
        ...(lead !== undefined && { lead }),
        ...(areSome && { seats }),
        ...(isSet && { plays }),
      };
      return [played, { type: 'noted', phase: TRICKS, notes }];
    }
    const index = play.winner(
      s,
      plays.map((one) => one.cards),
    );
    const trick: Trick = { plays, winner: must(plays[index], 'a winner').by };
    const won = [...before, trick];
    const events: readonly Event[] = [
      played,
      { type: 'moved', cards: cardsIn(trick), from: TRICK, to: pileOf(trick.winner), seenBy: 'all' },
      { type: 'noted', phase: TRICKS, notes: { tricks: won } satisfies TricksMemory },
      ...(play.afterTrick?.(s, trick, won.length) ?? []),
    ];
    const between = play.pause?.(evolve(s, ...events), won.length);
    return between === undefined ? events : [...events, { type: 'entered', phase: between }];
  };

/** The rules by which others can tell what may be played. */
const knownToAll = <Code extends string>(rules: readonly PlayRule<Code>[]): readonly PlayRule<Code>[] =>
  rules.filter(({ byOwnKnowledge }) => !byOwnKnowledge);

/** All hands are played out, one card at a time; the winner of a trick leads to the next. */
export function tricks<Code extends string, A extends Action = never>(
  play: TrickPlay<Code, A>,
  course: Course = courseOf(play),
): PhaseOf<Play | A, TricksId> {
  const { asides = [] } = play;
  const { turn, moment } = course;
  const decidePlay = playing(play, course);
  const beside = asidesAmong(asides);
  const plays = (s: State, hand: Seat): Offer => ({
    kind: 'one-of',
    actions: legalCards(play.legal(s, hand).single, moment(s, hand)).map((card) => ({ type: 'play', card })),
  });
  return defineSeatPhase<Play | A, TricksId>({
    id: TRICKS,
    actions: asides.length === 0 ? PLAY : z.union([PLAY, ...asides.map(({ actions }) => actions)]),
    turn(s) {
      const now = turn(s);
      return now === undefined ? { must: [], may: [] } : { must: [now.by], may: beside.others(s, now) };
    },
    offers(s, seat) {
      const now = turn(s);
      if (now === undefined) return [];
      const isDue = beside.due(s, now) !== undefined;
      const own = now.by === seat && !isDue ? [plays(s, now.hand)] : [];
      return beside.isEmpty(s) ? own : [...own, ...beside.offers(s, now, seat)];
    },
    refuse(s, seat, action) {
      const now = turn(s);
      const aside = isPlay(action) ? undefined : beside.of(action);
      const isTheirs = now !== undefined && (aside ? mayDo(aside, s, now, seat) : now.by === seat);
      if (!isTheirs) return refuseKernel('not-your-turn', { seat });
      const due = beside.due(s, now);
      if (due && due !== aside) return due.due?.(s, now.hand);
      return isPlay(action)
        ? refuseCard(play.refusal, play.legal(s, now.hand).single, moment(s, now.hand), action.card)
        : aside?.refuse(s, seat, action);
    },
    decide: (s, seat, action) =>
      isPlay(action) ? decidePlay(s, turn(s)?.hand ?? seat, [action.card]) : beside.of(action).decide(s, seat, action),
    ...(asides.length > 0 && {
      heardBy: (s: State, by, action: Play | A): Audience =>
        by === 'table' || isPlay(action) ? 'all' : (beside.of(action).heardBy?.(s, by, action) ?? 'all'),
    }),
    couldPlay: (s, hand, card, beside) =>
      legalCards(knownToAll(play.legal(s, hand).single), { ...moment(s, hand), hand: [card, beside] }).includes(card),
    ...(play.likelier && { likelier: play.likelier }),
    next: (s) => play.next?.(s, course.plays(s)) ?? [{ type: 'ended', end: 'settle' }],
    show(s) {
      const { tricks: won, lead } = tricksMemory(s);
      return { tricks: won.map((trick) => seenTrick(trick, s.active)), ...(lead !== undefined && { lead }) };
    },
  });
}
