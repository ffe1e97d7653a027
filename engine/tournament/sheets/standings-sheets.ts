import { negate, type Rational, sum } from '#engine/core/rational.ts';
import { fill, type Language } from '#engine/core/text.ts';
import type { SideLine, TeamRanking } from '../standings/sides.ts';
import { TIE_BREAK_TEXTS } from '../standings/texts.ts';
import type { StandingLine, Standings } from '../standings/types.ts';
import type { TeamSize } from '../state/kinds.ts';
import { amount, amountOrEmpty, isNothing, type Spreadsheet, whole, wholeOrEmpty, words } from './cells.ts';
import { type Column, onlyIf, sayer, sheetFrom, type SheetUnit, tieText, totalHead } from './columns.ts';

/** The name, with the replaced player in brackets. */
const nameOf = ({ entrant, formerly }: StandingLine): string =>
  formerly.length === 0 ? entrant.name : `${entrant.name} (${formerly.map(({ name }) => name).join(', ')})`;

/** Rank, change, name, a column for each round, and any further columns. */
export function standingsSheet(
  { lines, rounds, final }: Standings,
  language: Language,
  unit: SheetUnit,
  title?: string,
): Spreadsheet {
  const say = sayer(language);
  const { parts } = unit;
  const isFinal = (round: number): boolean => final !== undefined && round >= final.from;
  const roundColumns = Array.from({ length: rounds }, (_, i): Column<StandingLine> => ({
    head: isFinal(i + 1)
      ? say('final-short', { round: i + 2 - (final?.from ?? 0) })
      : say('round-short', { round: i + 1 }),
    cell: ({ rounds: own }) => amountOrEmpty(own[i]?.value, parts),
  }));
  // A final's carry-over stands between the rounds it came from and those added to it.
  const before = final ? final.from - 1 : 0;
  return sheetFrom<StandingLine>(title ?? say(rounds > 0 ? 'standings-after' : 'standings', { round: rounds }), lines, [
    { head: say('rank'), cell: ({ rank }) => whole(rank) },
    ...onlyIf<StandingLine>(rounds > 1, {
      head: say('change'),
      cell: ({ change }) => wholeOrEmpty(change),
      signed: true,
    }),
    { head: say('name'), cell: (line) => words(nameOf(line)) },
    ...roundColumns.slice(0, before),
    ...onlyIf<StandingLine>(
      lines.some(({ carried }) => carried !== undefined),
      { head: say('carried'), cell: ({ carried }) => amountOrEmpty(carried, parts) },
    ),
    ...roundColumns.slice(before),
    ...onlyIf<StandingLine>(!lines.every(({ placePoints }) => isNothing(placePoints)), {
      head: say('place-points'),
      cell: ({ placePoints }) => amount(placePoints, 'shares'),
    }),
    ...onlyIf<StandingLine>(!lines.every(({ penalties }) => isNothing(penalties)), {
      head: say('penalties'),
      cell: ({ penalties }) => amount(negate(penalties), parts),
    }),
    { head: totalHead(language, unit), cell: ({ total }) => amount(total, parts) },
    { head: say('deals'), cell: ({ dealsPlayed }) => whole(dealsPlayed) },
    ...onlyIf<StandingLine>(
      lines.some(({ tie }) => tie && tie.steps.length > 0),
      {
        head: say('tie-break'),
        cell: ({ tie }) => words(tieText(tie?.steps ?? [], TIE_BREAK_TEXTS, language, parts)),
      },
    ),
  ]);
}

/** Why the format was changed after it was agreed: every published list says so. */
export const changesSheet = (reasons: readonly string[], language: Language): Spreadsheet => {
  const say = sayer(language);
  return sheetFrom(say('changes'), reasons, [{ head: say('reason'), cell: (reason) => words(reason) }]);
};

/** A side ranking: own rank, rank of the whole field, name, total. */
export function sideSheet(lines: readonly SideLine[], group: string, language: Language, unit: SheetUnit): Spreadsheet {
  const say = sayer(language);
  return sheetFrom(say('side', { group }), lines, [
    { head: say('rank'), cell: ({ rank }) => whole(rank) },
    { head: say('standings'), cell: ({ line }) => whole(line.rank) },
    { head: say('name'), cell: ({ line }) => words(nameOf(line)) },
    { head: totalHead(language, unit), cell: ({ line }) => amount(line.total, unit.parts) },
  ]);
}

/** Teams of one size with rank, then those that lack members' results. */
export function teamSheet(
  { ranked, incomplete }: TeamRanking,
  language: Language,
  unit: SheetUnit,
  size?: TeamSize,
): Spreadsheet {
  const say = sayer(language);
  const rows = [
    ...ranked.map((line) => ({ ...line, missing: undefined })),
    ...incomplete.map((line) => ({ ...line, rank: undefined })),
  ];
  return sheetFrom<(typeof rows)[number]>(say(size === undefined ? 'teams' : `teams-of-${size}`), rows, [
    { head: say('rank'), cell: ({ rank }) => wholeOrEmpty(rank) },
    { head: say('team'), cell: ({ team }) => words(team.name) },
    {
      head: say('members'),
      cell: ({ members }) => words(members.flatMap(({ line, counts }) => (counts ? line.entrant.name : [])).join(', ')),
    },
    { head: totalHead(language, unit), cell: ({ total }) => amount(total, unit.parts) },
    ...onlyIf<(typeof rows)[number]>(incomplete.length > 0, {
      head: say('missing'),
      cell: ({ missing }) => wholeOrEmpty(missing),
    }),
  ]);
}

/** A table's score sheet, deal by deal. */
export interface DealSheet {
  readonly round: number;
  readonly table: number;
  /** Names in the order of the seats. */
  readonly names: readonly string[];
  /** The name of the pot that points go into; missing: there is none. */
  readonly pot?: string | undefined;
  /** Points by seat; missing: the player paused. Redeals have no points, but a note; so has what was paid beside a deal. */
  readonly deals: readonly {
    readonly deal: number;
    /** Which of the series that were played one after the other it belongs to, from 1; missing: the only one. */
    readonly series?: number;
    readonly points: readonly (Rational | undefined)[];
    readonly note?: string;
    /** What went into the pot, or came out of it. */
    readonly pot?: Rational;
    /** Not the deal itself, but what was paid before or after it. */
    readonly beside?: true;
  }[];
}

/** Deals as rows, players as columns, and the pot: whatever is paid adds up to 0 in each row. The sums below; notes in a separate column, if there are any. */
export function tableSheet(
  { round, table, names, deals, pot: potName }: DealSheet,
  language: Language,
  unit: SheetUnit,
): Spreadsheet {
  const say = sayer(language);
  const sums = names.map((_, seat) => sum(deals.flatMap(({ points }) => points[seat] ?? [])));
  const rows = [
    ...deals.map(({ deal, series, points, note = '', beside, pot }) => ({
      first: beside ? words('') : whole(deal),
      ...{ series, points, note, pot },
    })),
    {
      first: words(totalHead(language, unit)),
      series: undefined,
      points: sums as readonly (Rational | undefined)[],
      note: '',
      pot: sum(deals.flatMap(({ pot }) => pot ?? [])),
    },
  ];
  return sheetFrom(fill(say('table-sheet'), { round, table }), rows, [
    { head: say('deal'), cell: ({ first }) => first },
    ...onlyIf<(typeof rows)[number]>(
      rows.some(({ series = 1 }) => series > 1),
      { head: say('series'), cell: ({ series }) => wholeOrEmpty(series) },
    ),
    ...names.map((head, seat): Column<(typeof rows)[number]> => ({
      head,
      cell: ({ points }) => amountOrEmpty(points[seat], unit.parts),
    })),
    ...onlyIf<(typeof rows)[number]>(potName !== undefined, {
      head: potName ?? '',
      cell: ({ pot }) => amountOrEmpty(pot, unit.parts),
    }),
    ...onlyIf<(typeof rows)[number]>(
      rows.some(({ note }) => note !== ''),
      { head: say('note'), cell: ({ note }) => words(note) },
    ),
  ]);
}
