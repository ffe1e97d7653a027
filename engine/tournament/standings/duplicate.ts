import { compare, divide, type Rational, rational, subtract, sum, ZERO } from '#engine/core/rational.ts';
import { ownPointsOf } from '../state/tables.ts';
import type { EveningState, RoundState, TableState } from '../state/types.ts';

/** A player's result with the cards of a seat, compared with everybody else who had them. */
interface DuplicateLine {
  readonly table: number;
  readonly player: string;
  readonly points: Rational;
  /** Points above the average of all tables for the same seat. */
  readonly difference: Rational;
}

/** The cards of one seat in one deal. */
interface DuplicateSeat {
  readonly seat: number;
  readonly average: Rational;
  /** In the order of the tables. */
  readonly lines: readonly DuplicateLine[];
}

/** The same deal at all tables that have played it; fewer than two cannot be compared. */
interface DuplicateDeal {
  readonly round: number;
  readonly deal: number;
  readonly seats: readonly DuplicateSeat[];
}

/** How much better or worse a player did with the same cards than the others, over all comparable deals. */
interface DuplicateTotal {
  readonly player: string;
  readonly deals: number;
  readonly difference: Rational;
}

export interface DuplicateReport {
  readonly deals: readonly DuplicateDeal[];
  /** Best first; ties in the order of registration. */
  readonly totals: readonly DuplicateTotal[];
}

/**
 * Compares the tables of a duplicate evening deal by deal, in closed rounds: the results of the same cards in the same
 * seat. Deals from paper do not count here, because nobody knows their cards; and only tables of the same size get the
 * same hands.
 */
export function duplicateReport(state: EveningState): DuplicateReport {
  const closed = state.format.duplicate ? state.rounds.filter(({ phase }) => phase === 'closed') : [];
  const deals = closed.flatMap(dealsOf);
  const lines = deals.flatMap(({ seats }) => seats.flatMap((seat) => seat.lines));
  const totals = state.players.flatMap(({ id }): DuplicateTotal[] => {
    const own = lines.filter(({ player }) => player === id);
    const difference = sum(own.map((line) => line.difference));
    return own.length > 0 ? [{ player: id, deals: own.length, difference }] : [];
  });
  return { deals, totals: [...totals].sort((a, b) => compare(b.difference, a.difference)) };
}

function dealsOf({ round, tables }: RoundState): readonly DuplicateDeal[] {
  const sizes = [...new Set(tables.map(({ players }) => players.length))].sort();
  const most = Math.max(0, ...tables.map(({ results }) => results.length));
  return Array.from({ length: most }, (_, i) => i + 1).flatMap((deal) =>
    sizes.flatMap((size): DuplicateDeal[] => {
      const played = tables.filter((table) => table.players.length === size && isPlayed(table, deal));
      return played.length < 2 ? [] : [{ round, deal, seats: seatsOf(played, size, deal) }];
    }),
  );
}

const isPlayed = ({ results }: TableState, deal: number): boolean =>
  results.some((result) => result.deal === deal && result.source === 'played');

function seatsOf(tables: readonly TableState[], size: number, deal: number): readonly DuplicateSeat[] {
  return Array.from({ length: size }, (_, seat) => {
    const made = tables.map((table) => {
      const result = table.results.find((one) => one.deal === deal);
      return { table, points: (result && ownPointsOf(table, result)[seat]) ?? ZERO };
    });
    const average = divide(sum(made.map(({ points }) => points)), rational(made.length));
    const lines = made.map(({ table, points }) => ({
      ...{ table: table.table, player: table.players[seat] ?? '', points },
      difference: subtract(points, average),
    }));
    return { seat, average, lines };
  });
}
