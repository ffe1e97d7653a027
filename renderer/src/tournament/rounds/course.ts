import type { EveningState, RoundState } from '../../../../engine/tournament/types.ts';

/** The first round that is not published: the one that a proposal is for. */
export const nextRound = ({ rounds }: EveningState): number =>
  rounds.filter(({ phase }) => phase !== 'draft').length + 1;

/** The round that people are busy with: the open one, else the first draft, else the last that was played. */
export const currentRound = ({ rounds }: EveningState): RoundState | undefined =>
  rounds.find(({ phase }) => phase === 'published' || phase === 'running') ??
  rounds.find(({ phase }) => phase === 'draft') ??
  rounds.at(-1);

/** The round that has to be closed before the next one can be published. */
export const openRound = ({ rounds }: EveningState): RoundState | undefined =>
  rounds.find(({ phase }) => phase === 'published' || phase === 'running');

/** Whether all rounds that were agreed on are played. */
export const isOver = ({ rounds, format }: EveningState): boolean =>
  format.rounds !== null && rounds.length >= format.rounds && rounds.every(({ phase }) => phase === 'closed');

/** How many rounds are still to come, as far as that was agreed; at least one, for one more can always be played. */
export const roundsToCome = (evening: EveningState): number =>
  Math.max(1, (evening.format.rounds ?? 0) - nextRound(evening) + 1);
