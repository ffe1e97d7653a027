import { equal } from '#engine/core/rational.ts';
import type { ScoreAccount } from '#engine/kernel/score.ts';
import { carryText } from '#engine/tournament/draw/final-texts.ts';
import { inPotsOf } from '#engine/tournament/standings/pots.ts';
import { sideRanking } from '#engine/tournament/standings/sides.ts';
import { TIE_BREAK_TEXTS } from '#engine/tournament/standings/texts.ts';
import type { Standings } from '#engine/tournament/standings/types.ts';
import { groupsOf } from '#engine/tournament/state/people/groups.ts';
import type { EveningState } from '#engine/tournament/state/types.ts';
import type { Words } from '../i18n/words.ts';
import { inParts } from '../layout/fit.ts';
import { rankingOf, rankingWords, type RankLine, standingsAfter, waitingNames } from '../layout/ranking.ts';
import { linesOf } from './lines-of.ts';
import { onSheets } from './measure.ts';
import { SPACE } from './parts.ts';
import { columnsOf, MARGINS, type RankingColumns, TEXT } from './ranking-columns.ts';

/** One item in the vertical stack of a printed ranking. */
type RankingRow =
  | { readonly type: 'line'; readonly line: RankLine; readonly below: readonly string[] }
  /** Heading for those who follow: finalists, or the others. */
  | { readonly type: 'apart'; readonly text: string }
  | { readonly type: 'note'; readonly lead: string; readonly text: string };

/** A sheet of a ranking: of everybody, or of one group by itself. */
export interface RankingSheet {
  readonly rows: readonly RankingRow[];
  readonly columns: RankingColumns;
  readonly group?: string;
}

/** The most names in a note, so that it always fits on a sheet. */
const MOST_NAMES = 100;

/** What goes below a name, in words. */
function belowOf(evening: EveningState, { id, line }: RankLine, { t, language }: Words): readonly string[] {
  const formerly = evening.players.find((one) => one.id === id)?.formerly ?? [];
  return [
    ...(formerly.length > 0 ? [t.ranking.formerly(formerly.join(', '))] : []),
    ...(line.tie?.decidedBy ? [t.ranking.decided(TIE_BREAK_TEXTS[line.tie.decidedBy][language])] : []),
  ];
}

/** Notes about the whole ranking. */
function notesOf(evening: EveningState, standings: Standings, words: Words): readonly RankingRow[] {
  const { t, language } = words;
  const { lines, final, waiting } = standings;
  const carried = lines.some((line) => line.carried !== undefined);
  const note = (lead: string, text: string): RankingRow => ({ type: 'note', lead, text });
  const inPots = inPotsOf(evening).filter(({ round }) => round <= standings.rounds);
  const potText = inPots.map(({ round, amount }) => t.standings.inPot(round, words.inPot(amount))).join(', ');
  return [
    ...(inPots.length > 0 ? [note(words.item('pot'), t.standings.inPots(potText))] : []),
    ...(final && evening.format.final
      ? [note('', `${t.ranking.finalHint} ${carryText(evening.format.final.carry, language)}`)]
      : carried
        ? [note('', t.ranking.broughtHint)]
        : []),
    ...evening.formatChanges.map((change) => note(t.format.changes, change)),
    ...inParts(waitingNames(waiting, rankingWords(evening, words)), MOST_NAMES).map((names) =>
      note(t.ranking.waiting, names.join(', ')),
    ),
  ];
}

/** The maximum height of an item, in mm. */
function heightOf(row: RankingRow, { name, below }: RankingColumns): number {
  const width = name - MARGINS;
  switch (row.type) {
    case 'apart':
      return TEXT.line + TEXT.rest;
    case 'note':
      return linesOf(`${row.lead}: ${row.text}`, SPACE.width - MARGINS, TEXT.small) * TEXT.below + TEXT.rest;
    case 'line': {
      const each = Math.max(1, ...below.map((one) => one.width + WIDER));
      const rounds = below.length === 0 ? 0 : Math.ceil(below.length / Math.max(1, Math.floor(width / each)));
      const words = row.below.reduce((sum, text) => sum + linesOf(text, width, TEXT.small), 0);
      return linesOf(row.line.name, width, TEXT.name) * TEXT.line + (rounds + words) * TEXT.below + TEXT.rest;
    }
  }
}

/** How much wider a round below a name is than its column, since its head comes before the number; in mm. */
export const WIDER = 5;

function sheetsOf(rows: readonly RankingRow[], columns: RankingColumns, group?: string): readonly RankingSheet[] {
  const sheets = onSheets(rows, (row) => heightOf(row, columns), SPACE.height - TEXT.head);
  return sheets.map((some) => ({ rows: some, columns, ...(group !== undefined && { group }) }));
}

/** The ranking after a round, and that of every group by itself; empty before there are results. */
export function rankingSheets(
  evening: EveningState,
  round: number,
  words: Words,
  account: ScoreAccount = 'score',
): readonly RankingSheet[] {
  const all = rankingOf(evening, round, account);
  if (all.length === 0) return [];
  const standings = standingsAfter(evening, round, account);
  const { final } = standings;
  const rowOf = (line: RankLine): RankingRow => ({ type: 'line', line, below: belowOf(evening, line, words) });
  const { t } = words;
  const behind = final && all.find(({ id }) => !final.finalists.includes(id))?.id;
  const rows = all.flatMap((line, i): readonly RankingRow[] => [
    ...(final && i === 0 ? [{ type: 'apart' as const, text: t.ranking.finalRound(1) }] : []),
    ...(line.id === behind ? [{ type: 'apart' as const, text: t.ranking.notInFinal }] : []),
    rowOf(line),
  ]);
  const groups = groupsOf(evening).flatMap((group) => {
    const own = sideRanking(standings.lines, group).flatMap(({ rank, line }): readonly RankLine[] => {
      const known = all.find(({ id }) => id === line.id);
      if (!known) return [];
      const { change: _, ...rest } = known;
      return [{ ...rest, rank }];
    });
    return own.length === 0 ? [] : sheetsOf(own.map(rowOf), columnsOf(standings, own, words), group);
  });
  return [...sheetsOf([...rows, ...notesOf(evening, standings, words)], columnsOf(standings, all, words)), ...groups];
}

/** Money has its own ranking only if kontra or the like counts for money alone. */
export function hasMoneyRanking(evening: EveningState, upTo = Infinity): boolean {
  const money = new Map(rankingOf(evening, upTo, 'money').map(({ id, line }) => [id, line.points]));
  return rankingOf(evening, upTo).some(({ id, line }) => {
    const paid = money.get(id);
    return paid !== undefined && !equal(paid, line.points);
  });
}
