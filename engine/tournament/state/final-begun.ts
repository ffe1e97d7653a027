import type { EveningState, RoundState } from './types.ts';

/** The first round of the final, once it is published. */
export const begunFinal = ({ rounds }: Pick<EveningState, 'rounds'>): RoundState | undefined =>
  rounds.find(({ final, phase }) => final !== undefined && phase !== 'draft');
