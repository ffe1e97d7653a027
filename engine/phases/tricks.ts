import { z } from 'zod';
import { must } from '../core/assert-never.ts';
import { handOf, pileOf, TRICK, type Card } from '../core/card.ts';
import { after, type Seat } from '../core/seat.ts';
import { defineSeatPhase, notesOf } from '../kernel/phase.ts';
import type { Event, Phase, State } from '../kernel/types.ts';
import { legalCards, refuseCard, type Moment, type PlayRule, type RefuseCard } from '../play/rules.ts';

/** A finished trick. Card i was played by the i-th seat from `leader` on. */
export type Trick = {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
};

type Memory = { readonly tricks: readonly Trick[] };

/** What a family specifies about the tricks of its game; everything else is the same everywhere. */
export interface TrickPlay<Code extends string> {
  readonly refusal: RefuseCard<Code>;
  /** Who leads to the first trick. */
  leader(s: State): Seat;
  /** The rules that `seat` plays by, one narrowing after another. */
  rules(s: State, seat: Seat): readonly PlayRule<Code>[];
  /** Index of the card that wins. */
  winner(s: State, trick: readonly Card[]): number;
  /** What else happens when a trick has been won (talon cards join it). `number` counts from 1. */
  afterTrick?(s: State, trick: Trick, number: number): readonly Event[];
  /** Whether nothing more can change, so that the rest is not played. */
  decided?(s: State, tricks: readonly Trick[]): boolean;
}

const ID = 'tricks';
const PLAY = z.strictObject({ type: z.literal('play'), card: z.string() });

/** The tricks won so far. */
export const tricksOf = (s: State): readonly Trick[] => notesOf<Memory>(s, ID, { tricks: [] }).tricks;

/** Who played the card at `index` of a trick. */
export const playedBy = (trick: Trick, index: number, active: readonly Seat[]): Seat =>
  must(active[(active.indexOf(trick.leader) + index) % active.length], 'a seat that plays');

/** All hands are played out, one card at a time; the winner of a trick leads to the next. */
export function tricks<Code extends string>(play: TrickPlay<Code>): Phase {
  const inTrick = (s: State): readonly Card[] => s.zones[TRICK] ?? [];
  const leader = (s: State): Seat => tricksOf(s).at(-1)?.winner ?? play.leader(s);
  const turn = (s: State): Seat | undefined => {
    if (inTrick(s).length === 0 && play.decided?.(s, tricksOf(s))) return undefined;
    let seat = leader(s);
    for (const _ of inTrick(s)) seat = after(seat, s.active);
    return (s.zones[handOf(seat)] ?? []).length > 0 ? seat : undefined;
  };
  const moment = (s: State, seat: Seat): Moment => ({
    hand: s.zones[handOf(seat)] ?? [],
    trick: inTrick(s),
    number: tricksOf(s).length + 1,
    winner: (trick) => play.winner(s, trick),
  });

  return defineSeatPhase<z.infer<typeof PLAY>>({
    id: ID,
    actions: PLAY,
    turn: (s) => {
      const seat = turn(s);
      return { must: seat === undefined ? [] : [seat], may: [] };
    },
    offers: (s, seat) => [
      {
        kind: 'one-of',
        actions: legalCards(play.rules(s, seat), moment(s, seat)).map((card) => ({ type: 'play', card })),
      },
    ],
    refuse: (s, seat, { card }) => refuseCard(play.refusal, play.rules(s, seat), moment(s, seat), card),
    decide: (s, seat, { card }) => {
      const played: Event = { type: 'moved', cards: [card], from: handOf(seat), to: TRICK, seenBy: 'all' };
      const cards = [...inTrick(s), card];
      if (cards.length < s.active.length) return [played];
      const open: Trick = { leader: leader(s), cards, winner: -1 };
      const trick = { ...open, winner: playedBy(open, play.winner(s, cards), s.active) };
      const won = [...tricksOf(s), trick];
      return [
        played,
        { type: 'moved', cards, from: TRICK, to: pileOf(trick.winner), seenBy: 'all' },
        { type: 'noted', phase: ID, notes: { tricks: won } satisfies Memory },
        ...(play.afterTrick?.(s, trick, won.length) ?? []),
      ];
    },
    next: () => [{ type: 'ended', end: 'settle' }],
    show: (s) => ({ tricks: tricksOf(s) }),
  });
}
