import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import { type Card, handOf, pileOf, TRICK } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Contract, Passing } from '#engine/games/reform/contracts/contract.ts';
import { afterPlay, BEATING, beatingMemory, type BeatingPlay, playable } from '#engine/games/reform/play/beating.ts';
import { cluesOf } from '#engine/games/reform/play/ways/passed.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { defineSeatPhase, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';

const PLAY = z.strictObject({ type: z.literal('play'), card: z.string() });
type Play = z.infer<typeof PLAY>;

/** The pile with which all hands are laid open, where they are (reform §4, Pensionist ouvert). */
const OPEN_FROM = 2;

const handIn = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];

const passingOf = (contract: Contract): Passing =>
  must(contract.kind === 'passing' ? contract : undefined, 'a contract in which cards are beaten');

/** A card falls on the pile, or begins one (reform §7.9). */
function decide(ruleset: Ruleset, s: State, seat: Seat, card: Card): readonly Event[] {
  const { declarer } = firstGame(s);
  const contract = passingOf(ruleset.contractOf(firstGame(s)));
  const table = { declarer, active: s.active, hand: (one: Seat) => handIn(s, one), contract, options: ruleset.options };
  const { memory, pile, taker } = afterPlay(table, beatingMemory(s), { seat, card });
  const isOpening = contract.isOpen === true && memory.leads === OPEN_FROM && pile.length === 1;
  return [
    { type: 'moved', cards: [card], from: handOf(seat), to: TRICK, seenBy: 'all' },
    ...(isOpening ? openHands(s, card) : []),
    ...(taker === null ? [] : [turnedOver(pile, taker)]),
    { type: 'noted', phase: BEATING, notes: memory },
  ];
}

/** A pile that has ended goes to whose its top card was; of no meaning, but cards lie somewhere. */
const turnedOver = (pile: readonly BeatingPlay[], taker: Seat): Event => ({
  ...{ type: 'moved', cards: pile.map(({ card }) => card), from: TRICK, to: pileOf(taker), seenBy: 'all' },
});

/** All hands are laid open, without the card that has just been played. */
const openHands = (s: State, played: Card): readonly Event[] =>
  s.active.flatMap((seat): readonly Event[] => {
    const cards = handIn(s, seat).filter((card) => card !== played);
    return cards.length > 0 ? [{ type: 'moved', cards, from: handOf(seat), to: handOf(seat), seenBy: 'all' }] : [];
  });

/**
 * Onto piles: whoever can beat the top card has to, all others are passed over, until the declarer has to beat, or is out of cards,
 * or all others are (reform §7.9, Pensionist).
 */
export function beating(ruleset: Ruleset): PhaseOf<Play, typeof BEATING> {
  const playableIn = (s: State, seat: Seat): readonly Card[] => playable(handIn(s, seat), beatingMemory(s).plays);
  return defineSeatPhase<Play, typeof BEATING>({
    id: BEATING,
    actions: PLAY,
    turn(s) {
      const { turn, ending } = beatingMemory(s);
      return { must: ending === null ? [turn ?? firstGame(s).declarer] : [], may: [] };
    },
    offers: (s, seat) => [{ kind: 'one-of', actions: playableIn(s, seat).map((card) => ({ type: 'play', card })) }],
    refuse(s, seat, { card }) {
      if (!handIn(s, seat).includes(card)) return refusal('card-not-in-hand', { card });
      return playableIn(s, seat).includes(card) ? undefined : refusal('must-beat', { card }, 'reform §7.9');
    },
    decide: (s, seat, { card }) => decide(ruleset, s, seat, card),
    couldPlay: (s, _hand, card, beside) => playable([card, beside], beatingMemory(s).plays).includes(card),
    clues: cluesOf,
    next: () => [{ type: 'ended', end: 'settle' }],
    show: beatingMemory,
  });
}
