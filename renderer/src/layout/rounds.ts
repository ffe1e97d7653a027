import { agreedRounds } from '#engine/tournament/format/format.ts';
import type { EveningState, RoundState } from '#engine/tournament/state/types.ts';

/** The first unpublished round: the one that a proposal is for. */
export const nextRound = ({ rounds }: EveningState): number =>
  rounds.filter(({ phase }) => phase !== 'draft').length + 1;

/** The current round: the open one, else the first draft, else the last that was played. */
export const currentRound = ({ rounds }: EveningState): RoundState | undefined =>
  rounds.find(({ phase }) => phase === 'published' || phase === 'running') ??
  rounds.find(({ phase }) => phase === 'draft') ??
  rounds.at(-1);

/** The round that has to be closed before the next one can be published. */
export const openRound = ({ rounds }: EveningState): RoundState | undefined =>
  rounds.find(({ phase }) => phase === 'published' || phase === 'running');

/** Whether all agreed rounds have been played. */
export function isOver({ rounds, format }: EveningState): boolean {
  const agreed = agreedRounds(format);
  return agreed !== null && rounds.length >= agreed && rounds.every(({ phase }) => phase === 'closed');
}

/** Whether only the final is left, or it has begun; with an open number of rounds it may come at any time. */
export const isFinalDue = (evening: EveningState): boolean =>
  evening.format.final !== null && evening.format.rounds !== null && nextRound(evening) > evening.format.rounds;

/** How many rounds are left, as far as agreed; at least one, since one more can always be played. */
export const roundsToCome = (evening: EveningState): number =>
  Math.max(1, (evening.format.rounds ?? 0) - nextRound(evening) + 1);
