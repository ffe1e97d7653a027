import { z } from 'zod';
import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import { from } from '#engine/core/seat.ts';
import { isTarock, PACK_54, SUITS } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { notesOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item } from '#engine/kernel/score.ts';
import { declaration } from '#engine/phases/declaration.ts';
import { doublingChain } from '#engine/phases/talk/doubling-chain.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import type { TrickPlay } from '#engine/phases/tricks.ts';
import { refusal } from '#engine/testing/refusal.ts';
import { handIn } from '../cards.ts';
import type { MakePhase } from '../contract.ts';

const ALL_SUITS = [...SUITS, 'T'] as const;
const NAME = z.strictObject({ type: z.literal('suit'), suit: z.enum(ALL_SUITS) });

/** The declarer names the suit that they will be left with. */
export const nameSuit: MakePhase = (goOn) =>
  declaration<z.infer<typeof NAME>>({
    id: 'suit',
    actions: NAME,
    isOpen: (s) => firstGame(s).with['suit'] === undefined,
    all: () => ALL_SUITS.map((suit) => ({ type: 'suit', suit })),
    refuse: () => undefined,
    decide(s, by, { suit }) {
      const item: Item = { about: 'game', stage: 'bid', by, against: [], doublings: [] };
      return [
        { type: 'games', games: [{ ...firstGame(s), with: { suit } }] },
        { type: 'items', items: [item] },
      ];
    },
    next: goOn('suit'),
  });

/** Kontra to Hirsch. */
export const saySteps: MakePhase = (goOn) =>
  doublingChain({
    id: 'kontra',
    steps: ['kontra', 'rekontra', 'subkontra', 'hirsch'],
    most: 4,
    rule: 'reform §6.3',
    refusal: (code) => refusal(code),
    next: goOn('kontra'),
  });

const isOneSuit = (hand: readonly Card[], suit?: string): boolean =>
  hand.length > 0 && hand.every((card) => PACK_54.suitOf(card) === (suit ?? PACK_54.suitOf(hand[0] ?? '')));

/** What ends the play after a trick, the first that applies. */
export function endingOf(s: State): 'brake' | 'departure' | 'express' | undefined {
  const { declarer, with: said } = firstGame(s);
  if (notesOf<boolean>(s, 'brake', false)) return 'brake';
  if (tricksOf(s).length === 0) return undefined;
  if (isOneSuit(handIn(s, declarer), said['suit'] as string)) return 'departure';
  const others = s.active.filter((seat) => seat !== declarer);
  return others.some((seat) => isOneSuit(handIn(s, seat))) ? 'express' : undefined;
}

const BRAKE = z.strictObject({ type: z.literal('brake'), card: z.string() });

/** With what the declarer may brake: a tarock on a side suit that they could follow. */
function brakesOf(s: State, seat: number): readonly Card[] {
  const [lead] = s.zones[TRICK] ?? [];
  const hand = handIn(s, seat);
  const mayFollow = lead !== undefined && !isTarock(lead) && hand.some((card) => card.startsWith(lead.charAt(0)));
  return mayFollow ? hand.filter(isTarock) : [];
}

/** The declarer loses this trick and all that would follow. */
export const brake: NonNullable<TrickPlay<string, z.infer<typeof BRAKE>>['asides']>[number] = {
  actions: BRAKE,
  may: (s, turn) => (turn === firstGame(s).declarer && brakesOf(s, turn).length > 0 ? [turn] : []),
  offers: (s, seat) => [{ kind: 'one-of', actions: brakesOf(s, seat).map((card) => ({ type: 'brake', card })) }],
  refuse: (s, seat, { card }) => (brakesOf(s, seat).includes(card) ? undefined : refusal('brake-not-possible', card)),
  decide(s, seat, { card }) {
    const cards = [...(s.zones[TRICK] ?? []), card];
    return [
      { type: 'moved', cards: [card], from: handOf(seat), to: TRICK, seenBy: 'all' },
      { type: 'moved', cards, from: TRICK, to: pileOf(from(seat, s.active)[1] ?? seat), seenBy: 'all' },
      { type: 'noted', phase: 'brake', notes: true },
    ];
  },
};
