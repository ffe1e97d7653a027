import { dealsAt } from '../format/format.ts';
import type { Format } from '../format/schema.ts';
import type { Draw, RoundState, TableState } from '../state/types.ts';

/** New tables; every seat is held by its player, until somebody asks a bot to stand in. */
export const tablesOf = (format: Format, tables: readonly (readonly string[])[]): readonly TableState[] =>
  tables.map((players, i) => ({
    table: i + 1,
    players,
    holders: players.map(() => 'person'),
    deals: dealsAt(format, players.length),
    results: [],
  }));

/** A round that nobody has been told yet. */
export const draft = (
  format: Format,
  round: number,
  draw: Draw,
  tables: readonly (readonly string[])[],
): RoundState => ({ round, phase: 'draft', draw, tables: tablesOf(format, tables) });

/** A draft as the format would make it now. */
export const redrafted = (format: Format, round: RoundState): RoundState => ({
  ...round,
  tables: round.tables.map((table) => ({ ...table, deals: dealsAt(format, table.players.length) })),
});
