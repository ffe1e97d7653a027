import { negate, type Rational } from '#engine/core/rational.ts';
import type { Counted, Standings } from '#engine/tournament/standings/types.ts';
import { inColumn, type Scoring } from '../i18n/numbers.ts';
import type { Words } from '../i18n/words.ts';
import type { RankLine } from '../layout/ranking.ts';
import { emWidth } from '../layout/ruler.ts';
import { SPACE } from './parts.ts';

/** A column of numbers. */
export interface NumberColumn {
  readonly head: string;
  /** In mm, for the head and the longest number. */
  readonly width: number;
  /** `undefined`: `none` is written. */
  readonly of: (line: RankLine) => Rational | undefined;
  readonly none: '' | '–';
  readonly sign: 'signed' | 'plain';
  readonly scoring: Scoring;
}

/** The columns of a printed ranking besides rank and name; the same on each of its sheets. */
export interface RankingColumns {
  readonly beside: readonly NumberColumn[];
  /** What the totals count. */
  readonly counted: Counted;
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
  { counted, final }: Pick<Standings, 'counted' | 'final'>,
  lines: readonly RankLine[],
  words: Words,
): RankingColumns {
  const { t, language } = words;
  const counting = words.ranking(counted);
  const column = (
    head: string,
    of: NumberColumn['of'],
    { none = '', sign = 'signed', scoring = counting }: Partial<Pick<NumberColumn, 'none' | 'sign' | 'scoring'>> = {},
  ): NumberColumn => {
    const shown = lines.map((line) => {
      const value = of(line);
      return value ? inColumn(value, scoring) : none;
    });
    return {
      ...{ head, of, none, sign, scoring },
      width:
        Math.max(10, ...shown.map((text) => emWidth(text, 'bold') * TEXT.number), emWidth(head, 'bold') * TEXT.heads) +
        MARGINS,
    };
  };
  const rounds = (lines[0]?.rounds ?? []).map((_, i) =>
    column(
      final && i + 1 >= final.from ? t.ranking.finalRound(i + 2 - final.from) : t.board.round(i + 1),
      (line) => line.rounds[i],
      { none: '–' },
    ),
  );
  const others = [
    ...(lines.some(({ line }) => line.carried !== undefined)
      ? [column(t.ranking.carried, ({ line }) => line.carried)]
      : []),
    ...(lines.some(({ line }) => line.penalties.n !== 0)
      ? [
          column(t.print.penalties, ({ line: { penalties } }) => (penalties.n === 0 ? undefined : negate(penalties)), {
            sign: 'plain',
          }),
        ]
      : []),
    ...(counted !== 'places' && lines.some(({ line }) => line.placePoints.n !== 0)
      ? [
          column(t.print.placePoints, ({ line }) => line.placePoints, {
            ...{ sign: 'plain', scoring: { language, parts: 'shares' } },
          }),
        ]
      : []),
  ];
  const total = column(counting.headed(t.print.total), ({ total: all }) => all);
  const change = lines.some((line) => line.change !== undefined);
  const sum = (some: readonly NumberColumn[]): number => some.reduce((width, one) => width + one.width, 0);
  const left = SPACE.width - WIDTHS.rank - total.width - (change ? WIDTHS.change : 0) - sum(others);
  const needed = Math.min(NAME, Math.max(...lines.map(({ name }) => emWidth(name, 'bold') * TEXT.name)) + MARGINS);
  return left - sum(rounds) >= needed
    ? { ...{ counted, beside: [...rounds, ...others] }, total, below: [], change, name: left - sum(rounds) }
    : { ...{ counted, beside: others }, total, below: rounds, change, name: left };
}
