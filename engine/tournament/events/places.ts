import { withBrought } from '../state/arrivals.ts';
import type { TablePlace } from '../state/commands.ts';
import type { DealResult, EveningState, Player, RoundState, TableState } from '../state/types.ts';

/* The evening with one of its parts changed. */

export const atPlayer = (state: EveningState, id: string, change: (player: Player) => Player): EveningState => ({
  ...state,
  players: state.players.map((player) => (player.id === id ? change(player) : player)),
});

export const atRound = (
  state: EveningState,
  round: number,
  change: (round: RoundState) => RoundState,
): EveningState => ({
  ...state,
  rounds: state.rounds.map((there) => (there.round === round ? withBrought(change(there)) : there)),
});

export const atTable = (
  state: EveningState,
  place: TablePlace,
  change: (table: TableState) => TableState,
): EveningState =>
  atRound(state, place.round, (round) => ({
    ...round,
    tables: round.tables.map((table) => (table.table === place.table ? change(table) : table)),
  }));

export const atDeal = (
  state: EveningState,
  place: TablePlace & { readonly deal: number },
  change: (result: DealResult) => DealResult,
): EveningState =>
  atTable(state, place, (table) => ({
    ...table,
    results: table.results.map((result) => (result.deal === place.deal ? change(result) : result)),
  }));
