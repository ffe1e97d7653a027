import { isEqual } from '#engine/core/equal.ts';
import { type Rational, sum, ZERO } from '#engine/core/rational.ts';
import { wonBy } from './tables.ts';
import type { Arrival, RoundState, TableState } from './types.ts';

/*
 * What people have brought to a table who had won something at another one of the round: it counts on the way to a target.
 */

/** Who comes to a table now; nobody arrived there earlier who has not seen anything recorded since. */
export function arrivalsAt({ tables }: RoundState, table: TableState, players: readonly string[]): readonly Arrival[] {
  const recorded = tables.map(({ results, redeals = [] }) => ({ results: results.length, redeals: redeals.length }));
  const own = tables.indexOf(table);
  const before = (table.arrivals ?? []).filter((there) => !isEqual(there.recorded[own], recorded[own]));
  return [...before, { after: table.results.length, players, recorded, brought: players.map(() => ZERO) }];
}

/** A round in which everybody who changed tables has brought what they had won by then, as it is written now. */
export function withBrought(round: RoundState): RoundState {
  const { tables } = round;
  if (tables.every(({ arrivals }) => arrivals === undefined)) return round;
  const elsewhere = (here: TableState, player: string, recorded: Arrival['recorded']): Rational =>
    sum(
      tables.map((table, i) => {
        const { results = 0, redeals = 0 } = recorded[i] ?? {};
        if (table.table === here.table) return ZERO;
        const then = { results: table.results.slice(0, results), redeals: (table.redeals ?? []).slice(0, redeals) };
        return wonBy({ ...table, ...then }, player);
      }),
    );
  const brought = (table: TableState, { players, recorded }: Arrival): readonly Rational[] =>
    players.map((player) => elsewhere(table, player, recorded));
  return {
    ...round,
    tables: tables.map((table) =>
      table.arrivals
        ? { ...table, arrivals: table.arrivals.map((there) => ({ ...there, brought: brought(table, there) })) }
        : table,
    ),
  };
}
