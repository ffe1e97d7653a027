import type { Rational } from '#engine/core/rational.ts';
import type { ScoreAccount } from '#engine/kernel/score.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { countedWith } from '#engine/tournament/standings/table-places.ts';
import type { StandingLine, Standings, WaitingLine } from '#engine/tournament/standings/types.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { Words } from '../i18n/words.ts';

/** One line of a ranking that everybody may see. */
export interface RankLine {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly total: Rational;
  /** What each round added; missing if they did not play in it. */
  readonly rounds: readonly (Rational | undefined)[];
  /** Ranks gained or lost since the previous round. */
  readonly change?: number;
  /** The full line of the standings. */
  readonly line: StandingLine;
}

/** The words for the ranking of an evening, and for what is taken off it. */
export const rankingWords = ({ format }: Pick<EveningState, 'format'>, words: Words): Words =>
  words.ranking(countedWith(format.placePoints));

/** Who has no result yet, with what will be taken off it. */
export const waitingNames = (waiting: readonly WaitingLine[], words: Words): readonly string[] =>
  waiting.map(({ entrant: { name }, penalties }) =>
    penalties.n === 0 ? name : `${name} (${words.t.rounds.off(words.score(penalties))})`,
  );

/** The standings after a round, or as they are now. */
export function standingsAfter(evening: EveningState, upTo = Infinity, account: ScoreAccount = 'score'): Standings {
  const rounds = evening.rounds.filter(({ round }) => round <= upTo);
  const penalties = evening.penalties.filter(({ round }) => round <= upTo);
  return eveningStandings({ ...evening, rounds, penalties }, account);
}

/** The ranking after a round, or as it is now. */
export const rankingOf = (
  evening: EveningState,
  upTo = Infinity,
  account: ScoreAccount = 'score',
): readonly RankLine[] =>
  standingsAfter(evening, upTo, account).lines.map((line) => ({
    id: line.id,
    rank: line.rank,
    name: line.entrant.name,
    total: line.total,
    rounds: line.rounds.map((round) => round?.value),
    ...(line.change !== undefined && { change: line.change }),
    line,
  }));
