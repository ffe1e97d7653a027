import type { Rational } from '#engine/core/rational.ts';
import { duplicateReport } from '#engine/tournament/standings/duplicate.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import { type RankedTeams, teamsOf } from '../layout/teams.ts';
import { linesOf } from './lines-of.ts';
import { onSheets } from './measure.ts';
import { SPACE } from './parts.ts';
import { MARGINS, TEXT, WIDTHS } from './ranking-columns.ts';

/** How everybody did with the same cards; the differences are exact. */
export interface ComparedLine {
  readonly player: string;
  readonly name: string;
  readonly deals: number;
  readonly difference: Rational;
}

/** Widths of columns, in mm. */
export const TEAM_TOTAL = 26;
export const COMPARED = { deals: 22, difference: 32 } as const;
/** The lines above a comparison, in mm. */
const HINT = 14;

/** The rankings of the teams after a round; no sheet holds two sizes, and no member is cut off. */
export function teamSheets(evening: EveningState, round: number): readonly RankedTeams[] {
  const width = SPACE.width - WIDTHS.rank - TEAM_TOTAL - MARGINS;
  return teamsOf(evening, round).flatMap(({ lines, ...of }) =>
    onSheets(
      lines,
      ({ name, members }) =>
        linesOf(name, width, TEXT.name) * TEXT.line + linesOf(members, width, TEXT.small) * TEXT.below + TEXT.rest,
      SPACE.height - TEXT.head,
    ).map((some) => ({ ...of, lines: some })),
  );
}

/** The comparison of players with the same cards; no sheet if nothing was compared. */
export function comparedSheets(evening: EveningState): readonly (readonly ComparedLine[])[] {
  const names = new Map(evening.players.map(({ id, name }) => [id, name]));
  const lines = duplicateReport(evening).totals.map((one) => ({ ...one, name: names.get(one.player) ?? '' }));
  const width = SPACE.width - COMPARED.deals - COMPARED.difference - MARGINS;
  return lines.length === 0
    ? []
    : onSheets(
        lines,
        ({ name }) => linesOf(name, width, TEXT.name) * TEXT.line + TEXT.rest,
        SPACE.height - TEXT.head - HINT,
      );
}
