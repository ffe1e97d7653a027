import type { Rational } from '#engine/core/rational.ts';
import type { Counted } from '#engine/tournament/standings/types.ts';
import type { EveningState, RoundState } from '#engine/tournament/state/types.ts';
import { inColumn } from '../i18n/numbers.ts';
import type { Words } from '../i18n/words.ts';
import { type Fit, fit, type Space } from '../layout/fit.ts';
import { lastShownRound } from '../layout/now.ts';
import { rankingOf, rankingWords, type RankLine } from '../layout/ranking.ts';
import { widest } from '../layout/ruler.ts';
import { type NamedSeat, type NamedTable, namedTables, seatsByName } from '../layout/seats.ts';
import { type RankedTeams, teamPages, teamsOf } from '../layout/teams.ts';
import type { Pages } from './rotation.ts';

/** Everything that the board has to show, and how large. */
export interface Deck {
  readonly round: RoundState | undefined;
  readonly names: { readonly seats: readonly NamedSeat[]; readonly fit: Fit };
  readonly tables: { readonly tables: readonly NamedTable[]; readonly fit: Fit };
  readonly ranking: RankingDeck;
  readonly teams: TeamsDeck;
  readonly pages: Pages;
}
/** The ranking of the teams, page by page. */
export interface TeamsDeck {
  readonly pages: readonly RankedTeams[];
  readonly fit: Fit;
}
export interface RankingDeck {
  /** What the totals count. */
  readonly counted: Counted;
  readonly lines: readonly RankLine[];
  /** How many rounds get their own column; none if they would cost another page. */
  readonly rounds: number;
  readonly fit: Fit;
}

/** Text sizes relative to the height of the board: anything smaller cannot be read at ten metres. */
const SIZES = { smallest: 0.043, largest: 0.085 };
/** Ems next to the texts: gaps, the table number. */
const NAME_CELL = { width: 3.7, height: 1.42 };
const TABLE_CELL = { width: 4.1, line: 1.24, height: 0.95 };
const TEAM_CELL = { width: 3.4, members: 0.6, height: 2.1 };
const RANK_CELL = { width: 3.9, round: 0.9, sign: 1, height: 1.38, head: 0.6 };

/** What there is to show in a space, in pixels. `isOpen`: whether phones can join, and the board shows how. */
export function deckOf(evening: EveningState, space: Space, words: Words, isOpen: boolean): Deck {
  const round = lastShownRound(evening);
  const seated = round && round.phase !== 'closed' ? round : undefined;
  const sizes = { smallest: space.height * SIZES.smallest, largest: space.height * SIZES.largest };
  const seats = seated ? seatsByName(evening, seated, words.language) : [];
  const tables = seated ? namedTables(evening, seated) : [];
  const everybody = seats.map(({ name }) => name);
  const lines = Math.max(0, ...tables.map(({ names }) => names.length));
  const nameCell = { width: widest(everybody) + NAME_CELL.width, height: NAME_CELL.height };
  const tableCell = {
    width: widest(everybody) + TABLE_CELL.width,
    height: lines * TABLE_CELL.line + TABLE_CELL.height,
  };
  const names = { seats, fit: fit(seats.length, space, nameCell, sizes) };
  const atTables = { tables, fit: fit(tables.length, space, tableCell, sizes) };
  const counting = rankingWords(evening, words);
  const ranking = rankingDeck(evening, space, sizes, counting);
  const teams = teamsDeck(evening, space, sizes, counting);
  return {
    round,
    names,
    tables: atTables,
    ranking,
    teams,
    pages: {
      names: seats.length > 0 ? names.fit.pages : 0,
      tables: tables.length > 0 ? atTables.fit.pages : 0,
      clock: seated ? 1 : 0,
      ranking: ranking.lines.length > 0 ? ranking.fit.pages : 0,
      teams: teams.pages.length,
      room: isOpen ? 1 : 0,
      next: 1,
    },
  };
}

/** The column of the totals, in ems: as wide as its numbers, or its head in its smaller letters. */
const totalWidth = (lines: readonly { readonly total: Rational }[], words: Words): number =>
  Math.max(
    widest(
      lines.map(({ total }) => inColumn(total, words)),
      true,
    ),
    lines.length === 0 ? 0 : widest([words.scores], true) * RANK_CELL.head,
  );

/** Each team size on its own pages, all in one text size. */
function teamsDeck(evening: EveningState, space: Space, sizes: Parameters<typeof fit>[3], words: Words): TeamsDeck {
  const teams = teamsOf(evening);
  const lines = teams.flatMap((one) => one.lines);
  const names = widest(lines.map(({ name }) => name));
  const members = widest(lines.map((one) => one.members)) * TEAM_CELL.members;
  const totals = totalWidth(lines, words);
  const below = { width: space.width, height: space.height - sizes.smallest * RANK_CELL.height };
  const cell = { width: TEAM_CELL.width + Math.max(names, members) + totals, height: TEAM_CELL.height };
  const most = Math.max(0, ...teams.map((one) => one.lines.length));
  const found = fit(most, below, cell, sizes);
  return { pages: teamPages(teams, Math.max(1, Math.ceil(most / found.pages))), fit: found };
}

/** The ranking with a column for each round, if that costs no page and little size. */
function rankingDeck(evening: EveningState, space: Space, sizes: Parameters<typeof fit>[3], words: Words) {
  const lines = rankingOf(evening);
  const rounds = lines[0]?.rounds.length ?? 0;
  const below = { width: space.width, height: space.height - sizes.smallest * RANK_CELL.height };
  const width =
    RANK_CELL.width +
    widest(lines.map(({ name }) => name)) +
    totalWidth(lines, words) +
    RANK_CELL.sign +
    widest(lines.map(({ change = 0 }) => String(Math.abs(change))));
  const perRound =
    RANK_CELL.round +
    widest(lines.flatMap(({ rounds }) => rounds.map((value) => (value ? inColumn(value, words) : '')))) * 0.85;
  const fitting = (columns: number) =>
    fit(lines.length, below, { width: width + columns * perRound, height: RANK_CELL.height }, sizes);
  const [plain, full] = [fitting(0), fitting(rounds)];
  const affordable = rounds > 1 && full.pages <= plain.pages && full.size >= plain.size * 0.8;
  return { lines, counted: words.totals, rounds: affordable ? rounds : 0, fit: affordable ? full : plain };
}
