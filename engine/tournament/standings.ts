import { add, compare, showRational, ZERO, type Rational } from '../core/rational.ts';
import type { Account } from '../kernel/score.ts';
import { paymentsOf } from '../settlement/payments.ts';
import type { DealResult, EveningState, Player, TableState } from './types.ts';

/** A player's place at an evening. */
export interface Standing {
  /** From 1; equal points share the better rank, and the next rank is skipped. */
  readonly rank: number;
  readonly player: Player;
  readonly points: Rational;
  /** Closed deals that he sat in. */
  readonly deals: number;
}

/** How two names are sorted: below zero if the first comes first. */
export type CompareNames = (a: string, b: string) => number;

/** What every seat of a table won by one deal, out of the items that were stored for it. */
export const pointsOf = (table: TableState, result: DealResult, account: Account = 'score'): readonly Rational[] =>
  paymentsOf(result.settlement, table.players.length, account);

/** Every player of the evening by points, equal ones by name. */
export function standings(
  state: EveningState,
  compareNames: CompareNames,
  account: Account = 'score',
): readonly Standing[] {
  const totals = new Map<string, { points: Rational; deals: number }>();
  for (const { tables } of state.rounds)
    for (const table of tables)
      for (const result of table.results)
        for (const [seat, points] of pointsOf(table, result, account).entries()) {
          const player = table.players[seat] ?? '';
          const so = totals.get(player) ?? { points: ZERO, deals: 0 };
          totals.set(player, { points: add(so.points, points), deals: so.deals + 1 });
        }
  const lines = state.players
    .map((player) => ({ player, ...(totals.get(player.id) ?? { points: ZERO, deals: 0 }) }))
    .sort((a, b) => compare(b.points, a.points) || compareNames(a.player.name, b.player.name));
  return lines.map((line) => ({
    rank: lines.findIndex((first) => compare(first.points, line.points) === 0) + 1,
    ...line,
  }));
}

/** The standings as rows of texts: rank, name, points (`"-2/3"`), closed deals. */
export const standingsRows = (state: EveningState, compareNames: CompareNames): readonly (readonly string[])[] =>
  standings(state, compareNames).map(({ rank, player, points, deals }) => [
    String(rank),
    player.name,
    showRational(points),
    String(deals),
  ]);

/** Every closed deal, a row for each seat: round, table, deal, name, points. */
export function dealRows(state: EveningState): readonly (readonly string[])[] {
  const names = new Map(state.players.map(({ id, name }) => [id, name]));
  return state.rounds.flatMap(({ round, tables }) =>
    tables.flatMap((table) =>
      table.results.flatMap((result) =>
        pointsOf(table, result).map((points, seat) => [
          String(round),
          String(table.table),
          String(result.deal),
          names.get(table.players[seat] ?? '') ?? '',
          showRational(points),
        ]),
      ),
    ),
  );
}
