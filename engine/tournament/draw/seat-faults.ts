import type { Refusal } from '#engine/core/refusal.ts';
import { refuse } from '../refusals.ts';
import { tablePlace } from '../state/places.ts';
import type { EveningState, Player, RoundState } from '../state/types.ts';
import { refuseFinalTables } from './finalists.ts';

/** Tables of a round: player ids, in the order of the seats. */
export type RoundSeats = readonly (readonly string[])[];

/**
 * Everything that keeps the tables of a round from being published: sizes that the game is not played with, strangers, players who sit twice or
 * are absent, pairs kept apart, players away from the table where they stay, and for the finalists of a `final`, those
 * who are missing or sit with others. Whoever has qualified plays the final: no wish keeps two finalists apart.
 */
export function faultsOf(
  state: EveningState,
  tables: RoundSeats,
  round: number,
  final?: readonly string[],
): readonly Refusal[] {
  if (tables.length === 0) return [refuse('no-players')];
  const players = new Map(state.players.map((player) => [player.id, player]));
  const seated = new Set<string>();
  const faults = tables.flatMap((seats, i) => {
    const size = state.game.tables.includes(seats.length)
      ? []
      : [refuse('table-size', tablePlace({ round, table: i + 1 }))];
    const own = seats.flatMap((id) => {
      const twice = seated.has(id);
      seated.add(id);
      return seatFaults(id, players.get(id), twice);
    });
    return [...size, ...own, ...together(state, seats, final), ...away(state, seats, i + 1)];
  });
  const absent = state.players.filter(({ id, presence }) => seated.has(id) && presence !== 'present');
  const names = absent.map(({ name }) => name).join(', ');
  return [
    ...faults,
    ...(final ? refuseFinalTables(state, final, tables) : []),
    ...(absent.length === 0 ? [] : [refuse('player-absent', { name: names })]),
  ];
}

function seatFaults(id: string, player: Player | undefined, twice: boolean): readonly Refusal[] {
  if (!player) return [refuse('no-such-player', { text: id })];
  return twice ? [refuse('seat-twice', { name: player.name })] : [];
}

/** Pairs at one table who should be kept apart. */
export const apartAt = (
  { apart }: Pick<EveningState, 'apart'>,
  seats: readonly string[],
): readonly (readonly [string, string])[] => apart.filter(([a, b]) => seats.includes(a) && seats.includes(b));

/** A refusal for each of them, unless both are among those who have `qualified`. */
export function together(
  { apart, players }: EveningState,
  seats: readonly string[],
  qualified: readonly string[] = [],
): readonly Refusal[] {
  const name = (id: string): string => players.find((player) => player.id === id)?.name ?? id;
  return apartAt({ apart }, seats)
    .filter(([a, b]) => !(qualified.includes(a) && qualified.includes(b)))
    .map(([a, b]) => refuse('kept-apart', { name: `${name(a)}, ${name(b)}` }));
}

/** Players at this table who stay at another one. */
const away = ({ players }: EveningState, seats: readonly string[], table: number): readonly Refusal[] =>
  players.flatMap(({ id, name, staysAt }) =>
    staysAt !== undefined && staysAt !== table && seats.includes(id)
      ? [refuse('stays-at-table', { name, table: staysAt })]
      : [],
  );

/** Everybody present who has no seat at these tables. */
export function withoutSeat({ players }: EveningState, tables: RoundSeats): readonly Player[] {
  const seated = new Set(tables.flat());
  return players.filter(({ id, presence }) => presence === 'present' && !seated.has(id));
}

/**
 * Everybody present without a seat in a round who is not marked as sitting out. If the others go home after the last
 * ordinary round, those who miss the final have no seat by agreement.
 */
export function overlooked(state: EveningState, { tables, final, sitsOut = [] }: RoundState): readonly Player[] {
  if (final && state.format.final?.others === 'stop') return [];
  const seats = tables.map(({ players }) => players);
  return withoutSeat(state, seats).filter(({ id }) => !sitsOut.includes(id));
}

/** Players who sit at another table than before, or no longer at any. */
export function movedBetween(before: RoundSeats, after: RoundSeats): readonly string[] {
  const at = (tables: RoundSeats, id: string): number => tables.findIndex((seats) => seats.includes(id));
  return [...new Set([...before, ...after].flat())].filter((id) => at(before, id) !== at(after, id));
}
