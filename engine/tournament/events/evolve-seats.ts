import { dealsAt } from '../format/format.ts';
import type { Format } from '../format/schema.ts';
import { arrivalsAt } from '../state/arrivals.ts';
import type { RoundState, TableState } from '../state/types.ts';
import type { EventOf } from './event-rule.ts';

/*
 * What happens to the seats of a published round.
 */

/** Nothing was recorded in it, so its tables are like new. */
export function unpublished(format: Format, { startedAt: _, ...round }: RoundState): RoundState {
  const tables = round.tables.map(({ struck: __, ...table }) => ({
    ...table,
    deals: dealsAt(format, table.players.length),
  }));
  return { ...round, phase: 'draft', tables };
}

export function sittingOut({ sitsOut: _, ...round }: RoundState, players: readonly string[]): RoundState {
  return players.length > 0 ? { ...round, sitsOut: players } : round;
}

/** A player with a seat does not sit out. */
export const withSeats = (round: RoundState): RoundState => {
  const seated = new Set(round.tables.flatMap(({ players }) => players));
  return round.sitsOut
    ? sittingOut(
        round,
        round.sitsOut.filter((id) => !seated.has(id)),
      )
    : round;
};

export function exchanged(round: RoundState, event: EventOf<'seats-exchanged'>): RoundState {
  const { one, other, from, pointsGoAlong } = event;
  const put = (id: string): string => (id === one ? other : id === other ? one : id);
  const tables = round.tables.map((table): TableState => {
    const players = table.players.map(put);
    const { earlier, results, redeals = [] } = table;
    // Somebody who has moved on meanwhile sat here as the other, too.
    if (from === 'beginning') {
      const before = earlier?.map((there) => ({ ...there, players: there.players.map(put) }));
      const arrivals = table.arrivals?.map((there) => ({ ...there, players: there.players.map(put) }));
      return { ...table, players, ...(before && { earlier: before }), ...(arrivals && { arrivals }) };
    }
    if (table.players.every((id, seat) => id === players[seat])) return table;
    const [until, redealt] = [results.length, redeals.length];
    const last = earlier?.at(-1);
    const isNew = until > (last?.until ?? 0) || redealt > (last?.redealt ?? 0);
    return {
      ...table,
      players,
      ...(isNew && { earlier: [...(earlier ?? []), { until, redealt, players: table.players }] }),
      ...(pointsGoAlong && { arrivals: arrivalsAt(round, table, players) }),
    };
  });
  return { ...round, draw: changedByHand(round.draw), tables };
}

/** Keeps the method and seed of the original draw. */
export const changedByHand = (draw: RoundState['draw']): RoundState['draw'] =>
  draw.method === 'by-hand' ? draw : { ...draw, changed: true };

export function joined(format: Format, table: TableState, { player }: EventOf<'player-seated'>): TableState {
  const players = [...table.players, player];
  const arrivals = table.arrivals?.map((there) => ({ ...there, players: [...there.players, player] }));
  return {
    ...{ ...table, players, holders: [...table.holders, 'person'], deals: dealsAt(format, players.length) },
    ...(arrivals && { arrivals }),
  };
}

/** A player who has not played at the table yet no longer belongs to it. */
export function vacated(table: TableState, { player, after, deals, standing }: EventOf<'seat-vacated'>): TableState {
  const seat = table.players.indexOf(player);
  const last = table.last !== undefined && { last: deals };
  if (after > 0) return { ...table, deals, ...last, left: { seat, after, ...(standing && { standing }) } };
  const stays = <T>(values: readonly T[]): readonly T[] => values.filter((_, i) => i !== seat);
  const arrivals = table.arrivals?.map((there) => ({ ...there, players: stays(there.players) }));
  return {
    ...{ ...table, deals, ...last, players: stays(table.players), holders: stays(table.holders) },
    ...(arrivals && { arrivals }),
  };
}
