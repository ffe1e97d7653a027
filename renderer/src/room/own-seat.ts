import type { EveningState, RoundState, TableState } from '../../../engine/tournament/state/types.ts';

/** Where a guest sits: the last published round, his table there, and his seat from 0. */
export interface OwnSeat {
  readonly round: RoundState;
  readonly table: TableState | undefined;
  readonly seat: number;
}

/** The seat of a player in the round that the room talks about; nothing before the first one is published. */
export function ownSeat({ rounds }: Pick<EveningState, 'rounds'>, player: string | null): OwnSeat | undefined {
  const round = rounds.findLast(({ phase }) => phase !== 'draft');
  if (!round) return undefined;
  const table = round.tables.find(({ players }) => player !== null && players.includes(player));
  return { round, table, seat: table?.players.indexOf(player ?? '') ?? -1 };
}
