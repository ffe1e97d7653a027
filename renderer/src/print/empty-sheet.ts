import { ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { Field } from '#engine/kernel/entry/entry-sheet.ts';
import type { Row } from '#engine/kernel/score.ts';
import { foldSeries } from '#engine/series/fold.ts';
import { type BesideLine, lineOf } from '#engine/series/sheet.ts';
import { mayEndEarly } from '#engine/tournament/format/format.ts';
import type { Format } from '#engine/tournament/format/schema.ts';
import { dealerOf } from '#engine/tournament/state/places.ts';
import { radlEndingAt } from '#engine/tournament/state/radl.ts';
import { seatsIn } from '#engine/tournament/state/seated.ts';
import { seriesSetup } from '#engine/tournament/state/series-setup.ts';
import type { TableState } from '#engine/tournament/state/types.ts';
import { findGame } from '../families.ts';

/** A line of a score sheet to be filled in by hand. */
export interface EmptyRow {
  readonly deal: number;
  readonly dealer: Seat;
  readonly pauses: readonly Seat[];
  /** How often the deal counts, if that is known in advance (the last round). */
  readonly times: number | null;
  readonly endsRadl: boolean;
}

/** Which columns a sheet of these rules has. */
export interface SheetColumns {
  /** Fields of a score entry. */
  readonly asked: readonly Pick<Field, 'id' | 'kind'>[];
  /** Double rounds, announced during play, or the last round. */
  readonly times: boolean;
  readonly pot: boolean;
}

/** Lines on one A4 page that are high enough to write in. */
const MOST_ROWS = 24;
/** If a table may end early, this many deals are laid out at most; tables that need more take another sheet. */
const MOST_IF_EARLY = 40;

/** The pages of a table's score sheet; each ends with a full round (Radl), so that sums are carried over there. */
export function emptySheet(rules: TableRules, format: Format, table: TableState): readonly (readonly EmptyRow[])[] {
  const seats = table.players.length;
  const deals = mayEndEarly(format) ? Math.min(table.deals, MOST_IF_EARLY) : table.deals;
  const game = findGame(rules.family);
  if (!game.ok) throw new Error(game.error.code);
  const played = game.value.rules(rules);
  const untouched = { ...table, deals, results: [] };
  const rows = beforehand(rules, untouched).map((times, i): EmptyRow => {
    const deal = i + 1;
    const there = seatsIn(untouched, deal);
    const dealer = dealerOf(untouched, deal);
    const active = new Set(played.active(there.length, dealer).map((seat) => there[seat]));
    const pauses = table.players.flatMap((_, seat) => (active.has(seat) ? [] : [seat]));
    const endsRadl = radlEndingAt(untouched, deal) !== null;
    return { deal, dealer: there[dealer] ?? 0, pauses, times, endsRadl };
  });
  const length = pageLength(deals, seats);
  return Array.from({ length: Math.ceil(deals / length) }, (_, i) => rows.slice(i * length, (i + 1) * length));
}

/** How many lines a page has: as evenly as full rounds allow. */
export function pageLength(deals: number, seats: number): number {
  const most = Math.floor(MOST_ROWS / seats) * seats;
  const pages = Math.ceil(deals / most);
  return Math.ceil(deals / pages / seats) * seats;
}

/** A deal of which nothing is known yet. */
const BLANK: Row = { table: 0, dealer: 0, outcome: 'annulled', games: [], items: [], notes: {} };

/** What the series determines for deals that have not been played yet. */
function beforehand(rules: TableRules, table: TableState): readonly (number | null)[] {
  const game = findGame(rules.family);
  if (!game.ok) throw new Error(game.error.code);
  const rows = Array.from({ length: table.deals }, (_, i) => ({ ...BLANK, table: seatsIn(table, i + 1).length }));
  const { deals: folded } = foldSeries(game.value.rules(rules), seriesSetup(table), rows);
  return folded.map(({ now }) =>
    now.factors.length === 0 ? null : now.factors.reduce((all, { by }) => all * (by.n / by.d), 1),
  );
}

/** What is paid beside the deals of a table, each in a line of its own. */
export interface PotLines {
  /** Before the first deal, as it will be paid; `null`: nothing. */
  readonly ante: BesideLine | null;
  /** What is paid in once more when a pot that pays for deals is empty, whenever that is; empty: nothing. */
  readonly later: readonly string[];
  /** What is paid after the last deal; empty: nothing. */
  readonly closing: readonly string[];
}

export function potLinesOn(rules: TableRules, table: TableState): PotLines {
  const game = findGame(rules.family);
  if (!game.ok) throw new Error(game.error.code);
  const played = game.value.rules(rules);
  const seats = table.players.length;
  const setup = seriesSetup({ ...table, results: [] });
  const { due: paid } = foldSeries(played, setup, []);
  const { closing } = foldSeries(played, setup, [{ ...BLANK, table: seats }]);
  const codes = [...new Set(closing.map(({ code }) => code))];
  return {
    ante: paid.length > 0 ? lineOf(paid, seats, { totals: [], pot: ZERO }, 'score') : null,
    later: codes.length > 0 ? [...new Set(paid.map(({ code }) => code))] : [],
    closing: codes,
  };
}

/** The columns that these rules need. */
export function columnsOf(rules: TableRules): SheetColumns {
  const game = findGame(rules.family);
  if (!game.ok) throw new Error(game.error.code);
  const { series, sheet } = game.value.rules(rules);
  return {
    asked: sheet.columns.flatMap((id) => sheet.fields.filter((field) => field.id === id)),
    times: series.some(({ lends }) => lends !== undefined),
    pot: series.some(({ keepsPot }) => keepsPot),
  };
}
