import { sense } from '#engine/bots/reform/sense.ts';
import type { Sensible, Sight } from '#engine/bots/search/sense.ts';
import { type Card, handOf } from '#engine/core/card.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import type { ContractId } from '#engine/games/reform/contracts/contract.ts';
import type { PhaseId } from '#engine/games/reform/names.ts';
import type { Action, Offer } from '#engine/kernel/deal/action.ts';

/** Whose game it is. */
export const DECLARER = 0;

/** What a seat has before it. */
interface Moment {
  readonly contract: ContractId;
  readonly phase: PhaseId;
  readonly hand: readonly Card[];
  readonly offers: readonly Offer[];
  readonly seat?: number;
  readonly said?: Notes;
  readonly zones?: Sight['zones'];
  readonly notes?: Json;
}

/** What is sensible at first sight there. */
export const sensibleIn = ({
  contract,
  phase,
  hand,
  offers,
  seat = DECLARER,
  said = {},
  ...more
}: Moment): Sensible | undefined =>
  sense({
    ...{ seat, active: [0, 1, 2, 3], phase, hand, offers, notes: more.notes ?? null },
    game: { declarer: DECLARER, contract, with: said },
    zones: { [handOf(seat)]: hand, ...more.zones },
  });

/** An offer of these actions. */
export const oneOf = (...actions: readonly object[]): Offer => ({
  kind: 'one-of',
  actions: actions as readonly Action[],
});
/** An offer of one action with each card. */
export const each = (type: string, cards: readonly Card[]): Offer => oneOf(...cards.map((card) => ({ type, card })));
/** The cards of what is sensible, or the whole of an action without one. */
export const cardsIn = (sensible: Sensible | undefined): readonly unknown[] | undefined =>
  sensible?.actions.map(
    (action) => (action as { readonly card?: Card; readonly cards?: readonly Card[] }).card ?? action,
  );
