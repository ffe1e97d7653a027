import { equal, negate, ZERO } from '../../../engine/core/rational.ts';
import type { FinalRounds } from '../../../engine/tournament/standings/types.ts';
import type { EveningState } from '../../../engine/tournament/state/types.ts';
import type { RankLine } from '../layout/ranking.ts';
import { emWidth } from '../layout/ruler.ts';
import { exactly, points, signed } from '../i18n/numbers.ts';
import type { Words } from '../i18n/words.ts';
import { SPACE } from './parts.ts';

/** A column of numbers. */
interface NumberColumn {
  readonly head: string;
  /** In mm, for the head and the longest number. */
  readonly width: number;
  readonly of: (line: RankLine) => string;
}

/** The columns of a printed ranking besides rank and name; the same on each of its sheets. */
export interface RankingColumns {
  readonly beside: readonly NumberColumn[];
  readonly total: NumberColumn;
  /** Rounds that would leave the names too little space go on a line below them. */
  readonly below: readonly NumberColumn[];
  /** Whether it shows how many ranks somebody has gained or lost. */
  readonly change: boolean;
  /** The width left for a name including its margins, in mm. */
  readonly name: number;
}

/** Columns of fixed width, in mm. */
export const WIDTHS = { rank: 12, change: 13 } as const;
/** Text and line heights, in mm: names, numbers, what goes below a name, heads; and the rest of a row. */
export const TEXT = {
  name: 3.9,
  line: 4.9,
  number: 3.7,
  small: 3.1,
  below: 4.2,
  rest: 2.3,
  heads: 2.8,
  head: 9,
} as const;
/** A name longer than about thirty letters may take two lines. */
const NAME = 72;
/** Margins on both sides of a cell, and a little air. */
export const MARGINS = 3.4;

export function columnsOf(
  { format }: Pick<EveningState, 'format'>,
  lines: readonly RankLine[],
  final: FinalRounds | undefined,
  words: Words,
): RankingColumns {
  const { t, language } = words;
  const column = (head: string, of: NumberColumn['of']): NumberColumn => ({
    head,
    of,
    width:
      Math.max(
        10,
        ...lines.map((line) => emWidth(of(line), 'bold') * TEXT.number),
        emWidth(head, 'bold') * TEXT.heads,
      ) + MARGINS,
  });
  const rounds = (lines[0]?.rounds ?? []).map((_, i) =>
    column(final && i + 1 >= final.from ? t.ranking.finalRound(i + 2 - final.from) : t.board.round(i + 1), (line) => {
      const value = line.rounds[i];
      return value ? signed(value, words) : '–';
    }),
  );
  const others = [
    ...(lines.some(({ line }) => line.carried !== undefined)
      ? [column(t.ranking.carried, ({ line }) => (line.carried ? signed(line.carried, words) : ''))]
      : []),
    ...(lines.some(({ line }) => !equal(line.penalties, ZERO))
      ? [
          column(t.print.penalties, ({ line }) =>
            equal(line.penalties, ZERO) ? '' : points(negate(line.penalties), words),
          ),
        ]
      : []),
    ...(format.placePoints !== null && format.placePoints.mode !== 'instead'
      ? [column(t.print.placePoints, ({ line }) => exactly(line.placePoints, language))]
      : []),
  ];
  const total = column(words.headed(t.print.total), (line) => signed(line.total, words));
  const change = lines.some((line) => line.change !== undefined);
  const sum = (some: readonly NumberColumn[]): number => some.reduce((width, one) => width + one.width, 0);
  const left = SPACE.width - WIDTHS.rank - total.width - (change ? WIDTHS.change : 0) - sum(others);
  const needed = Math.min(NAME, Math.max(...lines.map(({ name }) => emWidth(name, 'bold') * TEXT.name)) + MARGINS);
  return left - sum(rounds) >= needed
    ? { beside: [...rounds, ...others], total, below: [], change, name: left - sum(rounds) }
    : { beside: others, total, below: rounds, change, name: left };
}
