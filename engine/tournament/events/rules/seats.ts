import { replacedAt } from '#engine/core/lists.ts';
import { withLastDeals } from '#engine/tournament/state/last-round.ts';
import type { RoundState } from '#engine/tournament/state/types.ts';
import { type EventOf, type EventRules, sent } from '../event-rule.ts';
import { changedByHand, exchanged, joined, sittingOut, vacated, withSeats } from '../evolve-seats.ts';
import { atRound, atTable } from '../places.ts';

/** Who sits where, once a round is drawn. */
export const SEATS: EventRules<
  | 'seats-swapped'
  | 'sitting-out-set'
  | 'seats-exchanged'
  | 'player-seated'
  | 'seat-vacated'
  | 'seat-held'
  | 'deals-struck'
> = {
  'seats-swapped': sent((state, event) => atRound(state, event.round, (round) => swapped(round, event))),
  'sitting-out-set': sent((state, event) => atRound(state, event.round, (round) => sittingOut(round, event.players))),
  'seats-exchanged': sent((state, event) => atRound(state, event.round, (round) => exchanged(round, event))),
  'player-seated': sent((state, event) => {
    const seated = atTable(state, event, (table) => joined(state.format, table, event));
    return withLastDeals(
      atRound(seated, event.round, (round) => withSeats({ ...round, draw: changedByHand(round.draw) })),
    );
  }),
  'seat-vacated': sent((state, event) => atTable(state, event, (table) => vacated(table, event))),
  'seat-held': sent((state, event) =>
    atTable(state, event, (table) => ({ ...table, holders: replacedAt(table.holders, event.seat, event.holder) })),
  ),
  'deals-struck': sent((state, event) =>
    atTable(state, event, (table) => ({ ...table, deals: event.deals, struck: event.reason })),
  ),
};

function swapped(round: RoundState, { one, other }: EventOf<'seats-swapped'>): RoundState {
  const at = ({ table, seat }: typeof one): string =>
    round.tables.find((there) => there.table === table)?.players[seat] ?? '';
  const [first, second] = [at(one), at(other)];
  const put = (player: string): string => (player === first ? second : player === second ? first : player);
  return {
    ...round,
    draw: changedByHand(round.draw),
    tables: round.tables.map((table) => ({ ...table, players: table.players.map(put) })),
  };
}
