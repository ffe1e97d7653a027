import { type Card, DECK, handOf } from '../core/card.ts';
import { flatMapped } from '../core/lists.ts';
import type { Seat } from '../core/seat.ts';
import type { State } from '../kernel/deal/state.ts';

/** The hand that a seat was dealt. */
export const dealtTo = (s: State, seat: Seat): readonly Card[] =>
  flatMapped(s.log, (event) =>
    event.type === 'moved' && event.from === DECK && event.to === handOf(seat) ? event.cards : [],
  );
