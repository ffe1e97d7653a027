import type { TablePlace } from './commands.ts';
import type { EveningState, RoundState, TableState } from './types.ts';

type Rounds = Pick<EveningState, 'rounds'>;

/** The round of that number, drafts included. */
export const roundAt = ({ rounds }: Rounds, number: number): RoundState | undefined =>
  rounds.find(({ round }) => round === number);

/** Whether a round is closed; one that does not exist is not. */
export const isClosed = (state: Rounds, number: number): boolean => roundAt(state, number)?.phase === 'closed';

export const findTable = (state: Rounds, place: TablePlace): TableState | undefined =>
  roundAt(state, place.round)?.tables.find(({ table }) => table === place.table);

/** The first round of the final, once it is published. */
export const begunFinal = ({ rounds }: Pick<EveningState, 'rounds'>): RoundState | undefined =>
  rounds.find(({ final, phase }) => final !== undefined && phase !== 'draft');
