import { type CellValue, writeXlsx } from 'hucre/xlsx';
import type { AnswerTo } from '#electron/protocol/answers.ts';
import type { ExportKind } from '#electron/protocol/exports.ts';
import { type Rational, ZERO } from '#engine/core/rational.ts';
import type { Language } from '#engine/core/text.ts';
import { countsAsDeal, type LineItem } from '#engine/kernel/score.ts';
import type { FamilyTexts } from '#engine/kernel/words/texts.ts';
import { foldSeries } from '#engine/series/fold.ts';
import { balanceOf, paymentsOf, reasonsIn } from '#engine/settlement/payments.ts';
import { closingOf } from '#engine/tournament/cash/closing.ts';
import { cashSheets, unevenSheet } from '#engine/tournament/sheets/cash-sheets.ts';
import type { Cell, Spreadsheet } from '#engine/tournament/sheets/cells.ts';
import type { SheetUnit } from '#engine/tournament/sheets/columns.ts';
import { writeCsv } from '#engine/tournament/sheets/csv-write.ts';
import { dealNote } from '#engine/tournament/sheets/deal-notes.ts';
import { GERMAN_EXCEL, PLAIN } from '#engine/tournament/sheets/dialects.ts';
import { neutralise } from '#engine/tournament/sheets/formulas.ts';
import { noticeText } from '#engine/tournament/sheets/notice.ts';
import {
  changesSheet,
  type DealSheet,
  sideSheet,
  standingsSheet,
  tableSheet,
  teamSheet,
} from '#engine/tournament/sheets/standings-sheets.ts';
import { eveningStandings } from '#engine/tournament/standings/evening-standings.ts';
import { sideRanking } from '#engine/tournament/standings/sides.ts';
import { teamRankings } from '#engine/tournament/standings/team-rankings.ts';
import { totalUnit } from '#engine/tournament/standings/texts.ts';
import { groupsOf } from '#engine/tournament/state/people/groups.ts';
import { byTableSeat, pausingIn, seatsIn } from '#engine/tournament/state/seated.ts';
import { entriesOf, seriesSetup } from '#engine/tournament/state/series-setup.ts';
import { bonusAt, ownPointsOf, sharesAt } from '#engine/tournament/state/tables.ts';
import type { EveningState, TableState } from '#engine/tournament/state/types.ts';
import type { Evening } from '../state/evening-state.ts';
import { eventFile } from './files/event-file.ts';

type File = AnswerTo<'export'>;
type Texts = Pick<FamilyTexts, 'items' | 'score'>;

const unitIn = ({ score }: Pick<Texts, 'score'>, language: Language): SheetUnit => ({
  parts: score.parts,
  ...(score.isSaid && { said: score.name[language] }),
});

/** In whose words an evening is written, and by which version of the program. */
interface Writing {
  readonly language: Language;
  /** Those of the evening's family. */
  readonly texts: Texts;
  readonly appVersion: string;
}

/** An evening as a file for people, spreadsheets or the notice board, or to be imported again. */
export async function exportEvening(
  evening: Evening,
  what: ExportKind,
  { language, texts, appVersion }: Writing,
): Promise<File> {
  const { state } = evening;
  switch (what) {
    case 'csv':
      return {
        fileName: nameOf(state, 'csv'),
        text: writeCsv(sheetsOf(evening, language, texts), { dialect: PLAIN, titles: true }),
      };
    case 'csv-excel': {
      const text = writeCsv(sheetsOf(evening, language, texts), { dialect: GERMAN_EXCEL, titles: true });
      return { fileName: nameOf(state, 'csv', 'Excel'), text };
    }
    case 'xlsx': {
      // The same evening is the same file, whenever this version writes it.
      const modified = new Date(evening.history.at(-1)?.at ?? state.createdAt);
      const sheets = sheetsOf(evening, language, texts).map(workSheet);
      const bytes = await writeXlsx({ sheets, properties: { creator: `Tarockabend ${appVersion}`, modified } });
      return { fileName: nameOf(state, 'xlsx'), text: Buffer.from(bytes).toString('base64'), base64: true };
    }
    case 'notice': {
      const sheets = [...rankingSheets(state, language, texts), ...changesOf(state, language)];
      return { fileName: nameOf(state, 'txt'), text: sheets.map((sheet) => noticeText(sheet, language)).join('\n') };
    }
    case 'events':
      return { fileName: nameOf(state, 'json'), text: eventFile(evening) };
  }
}

/** Who has sat in each seat; usually one person. */
const seatNames = ({ players, earlier = [] }: TableState, name: (id: string) => string): readonly string[] =>
  players.map((player, seat) => {
    const before = earlier.map(({ players: there }) => there[seat] ?? player);
    return [...new Set([...before, player])].map(name).join(' / ');
  });

/** With the name of the pot, if anything was paid into it or out of it. */
const withPot = (deals: DealSheet['deals'], pot: string | undefined): Pick<DealSheet, 'deals' | 'pot'> =>
  deals.some((deal) => deal.pot && deal.pot.n !== 0) ? { deals, pot } : { deals };

/** The rankings, every table's deals, the closing statement of the cash box, and what was changed on the way. */
function sheetsOf({ state, rules }: Evening, language: Language, texts: Texts): readonly Spreadsheet[] {
  const names = new Map(state.players.map(({ id, name }) => [id, name]));
  const tables = state.rounds
    .filter(({ phase }) => phase !== 'draft')
    .flatMap(({ round, tables }) =>
      tables
        .filter(({ results, redeals }) => results.length > 0 || redeals !== undefined)
        .map((table) =>
          tableSheet(
            {
              round,
              table: table.table,
              names: seatNames(table, (id) => names.get(id) ?? id),
              ...withPot(dealsOf({ state, rules }, table, texts.items, language), texts.items['pot']?.[language]),
            },
            language,
            unitIn(texts, language),
          ),
        ),
    );
  const closing = closingOf(state);
  const cash = !closing ? [] : closing.ok ? cashSheets(closing.value, language) : [unevenSheet(language)];
  return [...rankingSheets(state, language, texts), ...tables, ...cash, ...changesOf(state, language)];
}

/**
 * The deals of a table; misdeals come before the deal that took their place, and what was paid beside the deals (an ante, the
 * bonus for a target, a share of the pot) stands in rows of its own, so that the columns add up.
 */
function dealsOf(
  { state: { format }, rules }: Pick<Evening, 'state' | 'rules'>,
  table: TableState,
  items: FamilyTexts['items'],
  language: Language,
): DealSheet['deals'] {
  const deals = table.results.length;
  const bonus = bonusAt(format, table);
  const inDeal = (deal: number, part: readonly LineItem[]): readonly Rational[] =>
    byTableSeat(table, deal, paymentsOf(part, seatsIn(table, deal).length), ZERO);
  const paid = (
    deal: number,
    part: readonly LineItem[],
    points: readonly Rational[] = inDeal(deal, part),
    series?: number,
  ): DealSheet['deals'] => {
    const note = reasonsIn(part, 'score')
      .map((code) => items[code]?.[language] ?? code)
      .join(', ');
    const pot = balanceOf('pot', part);
    return points.some(({ n }) => n !== 0) ? [{ deal, points, note, beside: true, pot, ...numbered(series) }] : [];
  };
  const endsBefore = (deal: number): number =>
    table.results.filter(({ ends, deal: earlier }) => ends !== undefined && earlier < deal).length;
  const entries = entriesOf(table);
  const { deals: folded } = foldSeries(
    rules,
    seriesSetup(table),
    entries.map(({ row }) => row),
  );
  return [
    ...entries.flatMap(({ deal, row, settlement = [] }, i): DealSheet['deals'] => {
      const series = endsBefore(deal) + 1;
      const part = (when: LineItem['beside']) => settlement.filter(({ beside }) => beside === when);
      const note = dealNote(row, folded[i]?.now.factors ?? [], items, language);
      // What came between two deals is one line, whatever it cost.
      if (!countsAsDeal(row)) {
        const cost = inDeal(deal, settlement);
        const points = cost.some(({ n }) => n !== 0) ? cost : [];
        return [{ deal, series, points, note, pot: balanceOf('pot', settlement) }];
      }
      const result = table.results[deal - 1];
      const pauses = pausingIn(rules, table, deal, row.dealer);
      // As on the sheet: nobody who pauses has won nothing, unless an agreement pays them.
      const points = result
        ? ownPointsOf(table, result).map((won, seat) => (won.n === 0 && pauses.includes(seat) ? undefined : won))
        : [];
      return [
        ...paid(deal, part('before'), undefined, series),
        { deal, series, points, note, pot: balanceOf('pot', part(undefined)) },
        ...paid(deal, part('after'), undefined, series),
      ];
    }),
    ...paid(deals, sharesAt(format, table)),
    ...paid(deals, bonus, paymentsOf(bonus, table.players.length)),
  ];
}

const numbered = (series: number | undefined): { readonly series?: number } => (series === undefined ? {} : { series });

/** The standings, each group by itself, and the teams. */
function rankingSheets(state: EveningState, language: Language, texts: Texts): readonly Spreadsheet[] {
  const standings = eveningStandings(state);
  const { lines, counted } = standings;
  const unit = unitIn({ score: totalUnit(counted, texts.score) }, language);
  return [
    standingsSheet(standings, language, unit, state.name),
    ...groupsOf(state).map((group) => sideSheet(sideRanking(lines, group), group, language, unit)),
    ...teamRankings(state, lines).map(({ ranking, size }) => teamSheet(ranking, language, unit, size)),
  ].filter(({ rows }, i) => i === 0 || rows.length > 0);
}

/** What was changed about the course of the evening; nothing if it ran as agreed. */
const changesOf = ({ formatChanges }: EveningState, language: Language): readonly Spreadsheet[] =>
  formatChanges.length > 0 ? [changesSheet(formatChanges, language)] : [];

/** Excel's sheet names are short and allow neither brackets nor an apostrophe at the end; each is numbered. */
function workSheet({ title, heads, rows }: Spreadsheet, i: number) {
  const words = title.replace(/[[\]:*?/\\']/g, ' ').replace(/\s+/g, ' ');
  // Half of a surrogate pair would be invalid.
  const name = `${i + 1} ${words}`
    .slice(0, 31)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trim();
  const cells = new Map(
    rows.flatMap((row, r) =>
      row.flatMap((cell, c) => (cell.kind === 'decimal' ? [[`${r + 1},${c}`, { style: { numFmt: HUNDREDTHS } }]] : [])),
    ),
  );
  return { name, rows: [[...heads].map(neutralise), ...rows.map((row) => row.map(valueOf))], cells };
}

/** Two decimals, and two more where there are any; the spreadsheet writes its own comma. */
const HUNDREDTHS = '0.00##';

/** Thirds become the nearest number; the text files have the exact fraction. */
function valueOf(cell: Cell): CellValue {
  switch (cell.kind) {
    case 'text':
      return neutralise(cell.text);
    case 'number':
      return cell.value;
    case 'rational':
    case 'decimal':
      return cell.value.n / cell.value.d;
    case 'money':
      return cell.cents / 100;
  }
}

/** A file name that every system accepts: `Tarockabend-Club-Imst-2026-11-20.csv`. */
function nameOf({ name, createdAt }: EveningState, ending: string, more = ''): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${['Tarockabend', words.join('-').slice(0, 60), createdAt.slice(0, 10), more].filter(Boolean).join('-')}.${ending}`;
}
