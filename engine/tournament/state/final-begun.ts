import type { EveningState, RoundState } from './types.ts';

/** The first round of the final, as soon as everybody may see it. */
export const begunFinal = ({ rounds }: Pick<EveningState, 'rounds'>): RoundState | undefined =>
  rounds.find(({ final, phase }) => final !== undefined && phase !== 'draft');
