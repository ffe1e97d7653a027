import type { EveningState, TableState } from '../../../engine/tournament/types.ts';

/** The name of a registered player. */
export const nameOf = (evening: EveningState, player: string): string =>
  evening.players.find(({ id }) => id === player)?.name ?? player;

/** The names at a table, by seat. */
export const namesAt = (evening: EveningState, table: TableState): readonly string[] =>
  table.players.map((player) => nameOf(evening, player));
