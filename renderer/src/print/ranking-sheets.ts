import { equal, ZERO } from '../../../engine/core/rational.ts';
import { groupsOf } from '../../../engine/tournament/groups.ts';
import { sideRanking } from '../../../engine/tournament/standings/sides.ts';
import type { FinalRounds } from '../../../engine/tournament/standings/types.ts';
import type { EveningState } from '../../../engine/tournament/types.ts';
import { rankingOf, standingsAfter, type RankLine } from '../board/ranking.ts';
import { emWidth } from '../board/ruler.ts';
import { ROOM } from './parts.ts';

/** What a ranking on paper has beside rank, name and sum; the same on each of its sheets. */
interface RankingColumns {
  readonly change: boolean;
  readonly carried: boolean;
  readonly penalties: boolean;
  readonly placePoints: boolean;
  /** Where the rounds leave a name too little room, they stand in a line below it. */
  readonly below: boolean;
  readonly final?: FinalRounds;
  /** Before him the sheet says that those who follow are not in the final. */
  readonly behind?: string;
}

/** A sheet of a ranking: of everybody, or of one group among themselves. */
export interface RankingSheet {
  readonly lines: readonly RankLine[];
  readonly columns: RankingColumns;
  readonly group?: string;
}

/** Widths of the columns, in mm; the name has what they leave. */
export const WIDTHS = { rank: 12, round: 14, worded: 19, change: 13, total: 19 } as const;
/** So much at least: thirty letters. */
const NAME = 72;
/** Text of a name, and the heights of a line of it, of a smaller one below it, and of the rest of a row; in mm. */
export const TEXT = { name: 3.9, line: 4.9, below: 4, rest: 2.3, head: 9 } as const;

function columnsOf(evening: EveningState, all: readonly RankLine[], final: FinalRounds | undefined): RankingColumns {
  const rounds = all[0]?.rounds.length ?? 0;
  const has = {
    change: all.some(({ change }) => change !== undefined),
    carried: all.some(({ line }) => line.carried !== undefined),
    penalties: all.some(({ line }) => !equal(line.penalties, ZERO)),
    placePoints: evening.format.placePoints !== null && evening.format.placePoints.mode !== 'instead',
  };
  const behind = final && all.find(({ id }) => !final.finalists.includes(id))?.id;
  return {
    ...has,
    below: nameWidth({ ...has, below: false }, rounds) < NAME,
    ...(final && { final }),
    ...(behind !== undefined && { behind }),
  };
}

/** What is left for a name, in mm. */
function nameWidth(columns: RankingColumns, rounds: number): number {
  const { carried, penalties, placePoints, change, below } = columns;
  const worded = [carried, penalties, placePoints].filter(Boolean).length;
  return (
    ROOM.width -
    WIDTHS.rank -
    WIDTHS.total -
    worded * WIDTHS.worded -
    (change ? WIDTHS.change : 0) -
    (below ? 0 : rounds * WIDTHS.round)
  );
}

/** Lines that words need; a word that is too long alone is broken. */
function linesOf(text: string, width: number, size: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(' ')) {
    const length = emWidth(`${word} `, 'bold') * size;
    if (used > 0 && used + length > width) [lines, used] = [lines + 1, 0];
    lines += Math.floor(length / width);
    used += length % width;
  }
  return lines;
}

/** How high a row becomes at most, in mm. */
function heightOf({ name, rounds, line }: RankLine, columns: RankingColumns): number {
  const width = nameWidth(columns, rounds.length) - 4;
  // Seven rounds fit beside each other even in the largest numbers.
  const below = columns.below ? Math.ceil(rounds.length / Math.max(1, Math.floor(width / WIDTHS.worded))) : 0;
  const tie = line.tie?.decidedBy === undefined ? 0 : 1;
  return linesOf(name, width, TEXT.name) * TEXT.line + (below + tie) * TEXT.below + TEXT.rest;
}

/** Rows on as many sheets as they need; each begins with the heads. */
function sheetsOf(all: readonly RankLine[], columns: RankingColumns, group?: string): readonly RankingSheet[] {
  const sheets: RankLine[][] = [];
  let left = 0;
  for (const line of all) {
    const height = heightOf(line, columns) + (line.id === columns.behind ? TEXT.line + TEXT.rest : 0);
    if (height > left || sheets.length === 0) {
      sheets.push([]);
      left = ROOM.height - TEXT.head;
    }
    sheets.at(-1)?.push(line);
    left -= height;
  }
  return sheets.map((lines) => ({ lines, columns, ...(group !== undefined && { group }) }));
}

/** The ranking after a round, and of every group among themselves. */
export function rankingSheets(evening: EveningState, round: number): readonly RankingSheet[] {
  const all = rankingOf(evening, round);
  const { final, lines } = standingsAfter(evening, round);
  const groups = groupsOf(evening).flatMap((group) => {
    const own = sideRanking(lines, group).flatMap(({ rank, line }) => {
      const known = all.find(({ id }) => id === line.id);
      return known ? [{ ...known, rank }] : [];
    });
    return sheetsOf(own, { ...columnsOf(evening, own, undefined), change: false }, group);
  });
  return [...sheetsOf(all, columnsOf(evening, all, final)), ...groups];
}
