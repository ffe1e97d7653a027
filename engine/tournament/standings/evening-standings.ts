import { add, countable, ONE, rational, sum, ZERO } from '../../core/rational.ts';
import type { ScoreAccount } from '../../kernel/score.ts';
import { begunFinal } from '../state/final-begun.ts';
import type { CarryOver } from '../format/carry-over.ts';
import { carryOver } from '../format/final.ts';
import { standingsOf } from './standings.ts';
import type { FinalRounds, Penalty, SeatResult, Standings, StandingsOptions, TableResult } from './types.ts';
import { everybodyAt, seatOfIn } from '../state/seated.ts';
import { countedTotal, isReported, pointsAt, pointsOf, reachedAt } from '../state/tables.ts';
import type { EveningState, PlayedGame, RoundState, TableState } from '../state/types.ts';

/** The standings of an evening: a fold over the stored line items and totals of everything published. */
export function eveningStandings(state: EveningState, account: ScoreAccount = 'score'): Standings {
  const final = finalOf(state);
  return standingsOf({
    entrants: state.players.map(({ id, name, groups, carried }, i) => ({
      ...{ id, name, groups, startNumber: i + 1 },
      ...(carried && account === 'score' && { carried }),
    })),
    tables: state.rounds
      .filter(({ phase }) => phase !== 'draft')
      .flatMap((round) => round.tables.filter(hasResult).map((table) => resultOf(state, round, table, account))),
    penalties: account === 'score' ? penaltiesOf(state) : [],
    ...(final && account === 'score' && { final }),
    options: optionsOf(state),
  });
}

/** The final, once it is published. The carry-over counts for the ranking, never for money. */
function finalOf(state: EveningState): FinalRounds | undefined {
  const { format } = state;
  const begun = begunFinal(state);
  if (!begun?.final) return undefined;
  // A final removed from the format after it began remains one.
  const carry = format.final ? carryOver(format.final.carry) : WHOLLY;
  return { from: begun.round, finalists: begun.final, carry };
}

const WHOLLY: CarryOver = { type: 'share', of: ONE };

const hasResult = ({ results, total }: TableState): boolean => results.length > 0 || total !== undefined;

const penaltiesOf = ({ penalties }: EveningState): readonly Penalty[] =>
  penalties
    .filter(({ points }) => points.n !== 0)
    .map(({ player, round, points, reason }) => ({ player, round, points: countable(points), reason }));

/** Lots are drawn from the evening's first id: nobody can choose it, everybody can repeat them, and copies have it too. */
function optionsOf({ origin, format }: EveningState): StandingsOptions {
  const { tieBreaks, placePoints, halving } = format;
  return {
    tieBreaks,
    seed: origin,
    ...(placePoints && { placePoints: { mode: placePoints.mode, list: placePoints.list.map((n) => rational(n)) } }),
    ...(halving && { halving }),
  };
}

function resultOf(state: EveningState, round: RoundState, table: TableState, account: ScoreAccount): TableResult {
  return {
    round: round.round,
    table: table.table,
    seats: everybodyAt(table).map((player) => seatResult(state, table, player, account)),
    ...(!isReported(state.format, table) && { running: true }),
  };
}

function seatResult(
  { format, game }: EveningState,
  table: TableState,
  player: string,
  account: ScoreAccount,
): SeatResult {
  // A sheet's total and the bonus are points; only the deals tell the tables' pots.
  const isPot = account === 'kassa';
  // The player's current seat, if they have one here.
  const seat = table.players.indexOf(player);
  const reached = !isPot && reachedAt(format, table).includes(seat);
  const bonus = reached && format.target ? rational(format.target.bonus) : ZERO;
  const total = isPot ? undefined : countedTotal(table);
  if (total) {
    const points = add(total.points[seat] ?? ZERO, bonus);
    return { player, points, dealsPlayed: playedOf(game, total.deals, table, seat), dealsWon: 0, minusDeals: 0 };
  }
  const own = table.results.flatMap((result) => {
    const then = seatOfIn(table, player, result.deal);
    return then === undefined ? [] : [{ then, result, points: pointsOf(table, result, account)[then] ?? ZERO }];
  });
  const byDeal = own.map(({ points }) => points);
  const minus = byDeal.filter(({ n }) => n < 0);
  const pauses = own.filter(
    ({ result: { row }, then }) => game.pausing.includes(row.table) && row.dealer === then,
  ).length;
  return {
    player,
    points: add(sum(byDeal), bonus),
    dealsPlayed: byDeal.length - pauses,
    dealsWon: byDeal.filter(({ n }) => n > 0).length,
    minusDeals: minus.length,
    minusPoints: sum(minus),
    ...(table.earlier && (seat < 0 ? { placeless: true } : { seatPoints: add(pointsAt(table)[seat] ?? ZERO, bonus) })),
  };
}

/** Deals played: all recorded ones, but those that one dealt where the dealer pauses; leavers only before leaving. */
function playedOf({ pausing }: PlayedGame, deals: number, { players, left }: TableState, seat: number): number {
  const size = players.length;
  const whole = left ? Math.min(left.after, deals) : deals;
  const dealt = (at: number, count: number): number => (pausing.includes(at) ? Math.floor(count / at) : 0);
  const rest = left?.seat === seat ? 0 : deals - whole;
  return whole - dealt(size, whole) + rest - dealt(size - 1, rest);
}
