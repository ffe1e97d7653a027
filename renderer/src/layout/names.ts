import { playersIn } from '#engine/tournament/state/seated.ts';
import type { EveningState, TableState } from '#engine/tournament/state/types.ts';

/** The name of a registered player. */
export const nameOf = (evening: EveningState, player: string): string =>
  evening.players.find(({ id }) => id === player)?.name ?? player;

/** The names at a table, by seat; for a deal, by its own seats: somebody else may have been there, or one fewer. */
export const namesAt = (evening: EveningState, table: TableState, deal?: number): readonly string[] =>
  (deal === undefined ? table.players : playersIn(table, deal)).map((player) => nameOf(evening, player));
