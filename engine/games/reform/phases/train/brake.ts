import { z } from 'zod';
import { type Card, handOf, TRICK } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isTarock, suitOf } from '#engine/decks/deck-54.ts';
import { trainOf } from '#engine/games/reform/contracts/contract.ts';
import { brakeEvents } from '#engine/games/reform/play/ways/train.ts';
import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Aside } from '#engine/phases/asides/asides.ts';

const BRAKE = z.strictObject({ type: z.literal('brake'), card: z.string() });
export type Brake = z.infer<typeof BRAKE>;

/** The declarer of a game that can be braked puts a tarock into a trick although they could follow the side suit led (reform §7.7). */
export function brake(ruleset: Ruleset): Aside<Brake> {
  /** The cards with which a seat may brake now. */
  function tarocks(s: State, seat: Seat): readonly Card[] {
    const game = firstGame(s);
    const isTheirs = trainOf(ruleset.contractOf(game))?.brake === true && seat === game.declarer;
    const [lead] = s.zones[TRICK] ?? [];
    if (!isTheirs || lead === undefined || isTarock(lead)) return [];
    const hand = s.zones[handOf(seat)] ?? [];
    return hand.some((card) => suitOf(card) === suitOf(lead)) ? hand.filter(isTarock) : [];
  }

  return {
    actions: BRAKE,
    isIn: ([game]) => game !== undefined && trainOf(ruleset.contractOf(game))?.brake === true,
    offers(s, seat) {
      const actions = tarocks(s, seat).map((card): Brake => ({ type: 'brake', card }));
      return actions.length === 0 ? [] : [{ kind: 'one-of', actions }];
    },
    refuse(s, seat, { card }): Refusal | undefined {
      if (!(s.zones[handOf(seat)] ?? []).includes(card)) return refusal('card-not-in-hand', { card });
      return tarocks(s, seat).includes(card) ? undefined : refusal('brake-not-possible', { card }, 'reform §7.7');
    },
    decide: (s, _seat, { card }) => brakeEvents(s, card),
  };
}
