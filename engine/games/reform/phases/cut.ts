import { z } from 'zod';
import { type Card, DECK } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { PACK_54 } from '#engine/decks/deck-54.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { enter } from '#engine/phases/way.ts';
import { afterCuts, dealPack, dealTalon, giveHand } from '../deal/deal.ts';
import type { PhaseId } from '../names.ts';
import { refusal } from '../refusals/index.ts';
import { PLAYING, TRICKS } from '../sizes.ts';

export const CUT = 'cut';
const RULE = 'reform §2';
const MOST_CUTS = 3;
const MOST_CARDS = PACK_54.cards.length - 1;

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('knock') }),
  z.strictObject({ type: z.literal('cut'), cards: z.int().min(1).max(MOST_CARDS) }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('choose-packet'), packet: z.int().min(1).max(PLAYING) }),
]);
type Cutting = z.infer<typeof ACTION>;

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);
const PACKETS = upTo(PLAYING);
const ALL: readonly Cutting[] = [
  { type: 'knock' },
  { type: 'done' },
  ...upTo(MOST_CARDS).map((cards): Cutting => ({ type: 'cut', cards })),
  ...PACKETS.map((packet): Cutting => ({ type: 'choose-packet', packet })),
];

/** How the pack was cut, which everybody sees. */
export type CutMemory = {
  /** How many cards went under each time. */
  readonly cuts: readonly number[];
  readonly isKnocked: boolean;
  /** The packets that were chosen, in the order of play from forehand on. */
  readonly packets: readonly number[];
};

const memory = (s: State): CutMemory => notesOf(s, CUT, { cuts: [], isKnocked: false, packets: [] });
const deckIn = (s: State): readonly Card[] => s.zones[DECK] ?? [];
const wrong = (): Refusal => refusal('wrong-phase', undefined, RULE);

/** Opposite the dealer; where a fifth one deals and pauses, two seats to the dealer's right (reform §2, R17). */
const cutterOf = ({ active }: State): Seat | undefined => active[1];

function refuse(s: State, action: Cutting): Refusal | undefined {
  const { cuts, isKnocked, packets } = memory(s);
  switch (action.type) {
    case 'choose-packet':
      if (!isKnocked) return wrong();
      return packets.includes(action.packet) ? refusal('packet-taken', { count: action.packet }, RULE) : undefined;
    case 'cut':
      return isKnocked ? wrong() : undefined;
    case 'knock':
      return isKnocked || cuts.length > 0 ? wrong() : undefined;
    case 'done':
      return cuts.length === 0 ? wrong() : undefined;
  }
}

/** The packets lie in the deck one after the other, without those that are taken. */
function packetIn(s: State, packet: number): readonly Card[] {
  const { packets } = memory(s);
  const before = PACKETS.filter((one) => one < packet && !packets.includes(one)).length;
  return deckIn(s).slice(before * TRICKS, (before + 1) * TRICKS);
}

/** Whoever chooses takes their packet up; what remains after the third is the dealer's. */
function choose(s: State, seat: Seat, packet: number): readonly Event[] {
  const { active } = s;
  const cards = packetIn(s, packet);
  const left = deckIn(s).filter((card) => !cards.includes(card));
  const last = active.at(-1);
  const isThird = left.length === TRICKS && last !== undefined;
  return [giveHand(seat, cards), ...(isThird ? [giveHand(last, left)] : [])];
}

const noted = (notes: CutMemory): Event => ({ type: 'noted', phase: CUT, notes });

function decide(s: State, seat: Seat, action: Cutting): readonly Event[] {
  const now = memory(s);
  const dealt = (cuts: readonly number[]): readonly Event[] => dealPack(afterCuts(deckIn(s), cuts), s.active);
  switch (action.type) {
    case 'cut': {
      const cuts = [...now.cuts, action.cards];
      return [noted({ ...now, cuts }), ...(cuts.length === MOST_CUTS ? dealt(cuts) : [])];
    }
    case 'done':
      return dealt(now.cuts);
    case 'knock':
      return [noted({ ...now, isKnocked: true }), ...dealTalon(deckIn(s))];
    case 'choose-packet':
      return [noted({ ...now, packets: [...now.packets, action.packet] }), ...choose(s, seat, action.packet)];
  }
}

/**
 * The pack is cut up to three times and dealt, or somebody knocks and the players choose among packets that nobody has seen (reform §2).
 * Where all tables play the same cards they are dealt already, and nobody is asked.
 */
export const cut = (): PhaseOf<Cutting, 'cut'> =>
  defineSeatPhase<Cutting, 'cut'>({
    id: CUT,
    actions: ACTION,
    deals: true,
    turn(s) {
      const { isKnocked, packets } = memory(s);
      const seat = isKnocked ? s.active[packets.length] : cutterOf(s);
      return { must: seat === undefined || deckIn(s).length === 0 ? [] : [seat], may: [] };
    },
    offers: (s) => [{ kind: 'one-of', actions: ALL.filter((action) => !refuse(s, action)) }],
    refuse: (s, _seat, action) => refuse(s, action),
    elsewhere: (s, { type }) =>
      type === 'cut' && memory(s).cuts.length === MOST_CUTS ? refusal('cut-too-often', undefined, RULE) : undefined,
    decide,
    next: () => [enter<PhaseId>('auction')],
    show: memory,
  });
