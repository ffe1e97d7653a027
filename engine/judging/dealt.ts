import { type Card, DECK, handOf } from '../core/card.ts';
import type { Seat } from '../core/seat.ts';
import type { State } from '../kernel/deal/state.ts';

/** The hand that a seat was dealt. */
export const dealtTo = (s: State, seat: Seat): readonly Card[] =>
  s.log.flatMap((event) =>
    event.type === 'moved' && event.from === DECK && event.to === handOf(seat) ? event.cards : [],
  );
