import { satIn } from '#engine/tournament/deciders/play-on.ts';
import { dealsAt } from '#engine/tournament/format/format.ts';
import { hasBegun, hasEnded } from '#engine/tournament/state/tables.ts';
import type { EveningState, Player, RoundState, TableState } from '#engine/tournament/state/types.ts';
import { findGame } from '#page/families.ts';

/** Where a player with something left to play sits: a published round and their table in it. */
export interface InPlay {
  readonly round: RoundState;
  readonly table: TableState;
}

/** Whether the game can be played at a table of this size. */
export function hasTableOf({ rules }: EveningState, seats: number): boolean {
  const game = findGame(rules.family);
  return game.ok && game.value.tables.includes(seats);
}

/** The table where a player has a seat and something is still to be played. */
export function inPlay(evening: EveningState, player: string): InPlay | undefined {
  for (const round of evening.rounds) {
    if (round.phase !== 'published' && round.phase !== 'running') continue;
    const table = round.tables.find(({ players }) => players.includes(player));
    if (!table || table.total || hasEnded(evening.format, table)) continue;
    if (table.left && table.players[table.left.seat] === player) continue;
    return { round, table };
  }
  return undefined;
}

/** Players who have left but have a seat in a round where something is still to be played. */
export const goneInPlay = (evening: EveningState, { round: n }: RoundState): readonly (InPlay & { player: Player })[] =>
  evening.players.flatMap((player) => {
    const at = player.presence === 'gone' ? inPlay(evening, player.id) : undefined;
    return at?.round.round === n ? [{ ...at, player }] : [];
  });

/** The tables of a round that one more player can join. */
export const joinable = (evening: EveningState, { tables }: RoundState): readonly TableState[] =>
  tables.filter((table) => !hasBegun(table) && hasTableOf(evening, table.players.length + 1));

/**
 * How many deals the remaining players will have played, fewest and most, if that many more are played; and how many were
 * agreed.
 */
export function dealsEach(
  { format }: EveningState,
  table: TableState,
  gone: string,
  { played, more }: { readonly played: number; readonly more: number },
): { readonly least: number; readonly most: number; readonly agreed: number } {
  const each = table.players.flatMap((player, seat) => (player === gone ? [] : [satIn(table, seat, played) + more]));
  const agreed = dealsAt(format, table.players.length);
  return {
    least: Math.min(...each),
    most: Math.max(...each),
    agreed: agreed - Math.ceil(agreed / table.players.length),
  };
}
