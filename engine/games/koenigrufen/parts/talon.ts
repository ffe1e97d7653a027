import { pileOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { takeUp } from '#engine/phases/lay-away.ts';
import type { Trick } from '#engine/phases/trick.ts';
import type { Stretch } from '#engine/phases/way.ts';
import { type PhaseId, TALON_HALVES } from '../phases/names.ts';
import { TRICKS } from '../sizes.ts';

/** What a contract does with the talon (tirol §5). */
export interface Talon {
  /** Words are found by it. */
  readonly id: 'half' | 'one-card' | 'two-cards' | 'all-six' | 'none' | 'to-tricks';
  /** The stretches in which it is taken and cards are laid away. */
  readonly way: readonly Stretch<PhaseId>[];
  /** How many cards the declarer takes, and lays away. */
  readonly cards: number;
  /** Whether they are taken one by one out of the six, and not as a half. */
  readonly oneByOne: boolean;
  /** What of it goes with a trick that has been won; missing: nothing. */
  joins?(s: State, trick: Trick, number: number): readonly Event[];
}

/** Both halves are laid open to those who play; a pausing dealer sees no talon (tirol §5). */
export const openTalon = (s: State): readonly Event[] =>
  TALON_HALVES.map((half) => ({
    type: 'moved',
    cards: s.zones[half] ?? [],
    from: half,
    to: half,
    seenBy: s.active,
  }));

/** All six cards are taken, and nobody else sees them (tirol §5). */
const takeUnseen = (s: State, declarer: Seat): readonly Event[] =>
  TALON_HALVES.map((half) => takeUp(s, half, declarer));

/** It joins the first six tricks card by card, or the last trick as a whole (tirol §5). */
function joins(s: State, trick: Trick, number: number): readonly Event[] {
  const slots = TALON_HALVES.flatMap((half) => (s.zones[half] ?? []).map((card) => ({ half, card })));
  const taken = firstGame(s).with['talon'] === 'first-six' ? slots.slice(0, 1) : number === TRICKS ? slots : [];
  return taken.map(({ half, card }) => ({
    type: 'moved',
    cards: [card],
    from: half,
    to: pileOf(trick.winner),
    seenBy: 'all',
  }));
}

const SEEN: readonly Stretch<PhaseId>[] = [{ phase: 'talon', open: openTalon }, 'discard'];

export const HALF: Talon = { id: 'half', way: SEEN, cards: 3, oneByOne: false };
export const ONE_CARD: Talon = { id: 'one-card', way: SEEN, cards: 1, oneByOne: true };
export const TWO_CARDS: Talon = { id: 'two-cards', way: SEEN, cards: 2, oneByOne: true };
export const ALL_SIX: Talon = {
  id: 'all-six',
  way: [{ phase: 'discard', open: takeUnseen }],
  cards: 6,
  oneByOne: true,
};
/** Nobody sees it before the end. */
export const NONE: Talon = { id: 'none', way: [], cards: 0, oneByOne: false };
export const TO_TRICKS: Talon = { id: 'to-tricks', way: [], cards: 0, oneByOne: false, joins };
