import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import { after, from, type Seat } from '#engine/core/seat.ts';
import { isTarock, PACK_54 } from '#engine/decks/deck-54.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, notesOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { takeUp } from '#engine/phases/lay-away.ts';
import { winnerOf } from '#engine/play/suits.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { GROUPS, handIn } from '../cards.ts';
import type { MakePhase } from '../contract.ts';

/** The declarer takes the whole talon unseen. */
export const takeTalon = (s: State, declarer: Seat): readonly Event[] =>
  GROUPS.map((group) => takeUp(s, group, declarer));

const ID = 'beat';
/** From the pile of this lead on nobody pays any more if the declarer is made to beat. */
const JUBEL = 25;
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), card: z.string() }),
  z.strictObject({ type: z.literal('pass') }),
]);
type Word = z.infer<typeof ACTION>;

type Memory = {
  /** Who has to play; `null` before the first card: the declarer. */
  readonly turn: Seat | null;
  /** Whose card is on top. */
  readonly top: Seat | null;
  /** Cards led so far. */
  readonly leads: number;
  readonly beaten: 'lost' | 'jubel' | null;
};
const memory = (s: State): Memory => notesOf<Memory>(s, ID, { turn: null, top: null, leads: 0, beaten: null });
const pileIn = (s: State): readonly Card[] => s.zones[TRICK] ?? [];

/** With what a hand must beat the top card: a card of the suit led, without any a tarock. */
function beating(hand: readonly Card[], [lead = '', ...more]: readonly Card[]): readonly Card[] {
  const top = more.at(-1) ?? lead;
  const same = hand.filter((card) => PACK_54.suitOf(card) === PACK_54.suitOf(lead));
  const able = same.length > 0 ? same : hand.filter(isTarock);
  return able.filter((card) => winnerOf(PACK_54, [lead, top, card]) === 2);
}

function legal(s: State, seat: Seat): readonly Word[] {
  const cards = pileIn(s).length === 0 ? handIn(s, seat) : beating(handIn(s, seat), pileIn(s));
  return cards.length === 0 ? [{ type: 'pass' }] : cards.map((card) => ({ type: 'play', card }));
}

/** Won as soon as the declarer's hand, or all others, are empty. */
function isWon(s: State): boolean {
  const [own = 0, ...others] = from(firstGame(s).declarer, s.active).map((seat) => handIn(s, seat).length);
  return own === 0 || others.every((cards) => cards === 0);
}

export const endingOf = (s: State): 'won' | 'lost' | 'jubel' => memory(s).beaten ?? 'won';

/** What follows a card or a pass, `s` being the state after it. */
function following(s: State, by: Seat, leads: number, top: Seat): readonly Event[] {
  const note = (turn: Seat, on: Seat | null, beaten: Memory['beaten'] = null): Event => ({
    ...{ type: 'noted', phase: ID },
    notes: { turn, top: on, leads, beaten } satisfies Memory,
  });
  const { declarer } = firstGame(s);
  const forced = leads >= JUBEL ? 'jubel' : 'lost';
  const canBeat = (seat: Seat): boolean => beating(handIn(s, seat), pileIn(s)).length > 0;
  // Who was excused and could beat their own card has lost all the same.
  if (by === declarer && by === top && pileIn(s).length > 1 && canBeat(by)) return [note(by, top, forced)];
  const next = from(after(by, s.active), s.active).find((seat) => seat === top || handIn(s, seat).length > 0) ?? top;
  if (next !== top) {
    const isExcused = handIn(s, after(next, s.active)).length === 0;
    return [note(next, top, next === declarer && !isExcused && canBeat(next) ? forced : null)];
  }
  const leader = from(top, s.active).find((seat) => handIn(s, seat).length > 0) ?? top;
  return [{ type: 'moved', cards: pileIn(s), from: TRICK, to: pileOf(top), seenBy: 'all' }, note(leader, null)];
}

/** Round and round everybody beats who can, until nobody can; the declarer must never be made to. */
export const beatOrPass: MakePhase = () =>
  defineSeatPhase<Word>({
    id: ID,
    actions: ACTION,
    turn(s) {
      const { turn, beaten } = memory(s);
      return { must: beaten !== null || isWon(s) ? [] : [turn ?? firstGame(s).declarer], may: [] };
    },
    offers: (s, seat) => [{ kind: 'one-of', actions: legal(s, seat) }],
    refuse(s, seat, action) {
      const said = JSON.stringify(action);
      return legal(s, seat).some((one) => JSON.stringify(one) === said) ? undefined : refusal('must-beat', said);
    },
    decide(s, seat, action) {
      const { leads, top } = memory(s);
      if (action.type === 'pass') return following(s, seat, leads, must(top, 'a card to beat'));
      const played: Event = { type: 'moved', cards: [action.card], from: handOf(seat), to: TRICK, seenBy: 'all' };
      return [played, ...following(evolve(s, played), seat, leads + (pileIn(s).length === 0 ? 1 : 0), seat)];
    },
    next: () => [{ type: 'ended', end: 'settle' }],
    show: memory,
  });
