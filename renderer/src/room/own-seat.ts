import type { EveningState, RoundState, TableState } from '#engine/tournament/state/types.ts';

/** Where a guest sits: the last published round, their table in it, and their seat from 0. */
export interface OwnSeat {
  readonly round: RoundState;
  readonly table: TableState | undefined;
  readonly seat: number;
}

/** A player's seat in the last published round; `undefined` before the first. */
export function ownSeat({ rounds }: Pick<EveningState, 'rounds'>, player: string | null): OwnSeat | undefined {
  const round = rounds.findLast(({ phase }) => phase !== 'draft');
  if (!round) return undefined;
  const table = round.tables.find(({ players }) => player !== null && players.includes(player));
  return { round, table, seat: table?.players.indexOf(player ?? '') ?? -1 };
}
