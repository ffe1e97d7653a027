import { add, countable, ONE, rational, sum, ZERO } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { ScoreAccount } from '#engine/kernel/score.ts';
import { balanceOf } from '#engine/settlement/payments.ts';
import type { CarryOver } from '../format/carry-over.ts';
import { carryOver } from '../format/final.ts';
import { begunFinal } from '../state/lookup.ts';
import { everybodyAt, seatOfBetween, seatOfIn, seatsIn } from '../state/seated.ts';
import {
  besidesOf,
  bonusPaidAt,
  isReported,
  lateAt,
  ownPointsOf,
  pointsOf,
  sharedAt,
  totalPaidAt,
  totalsAt,
} from '../state/tables.ts';
import type { EveningState, PlayedGame, RoundState, TableState } from '../state/types.ts';
import { standingsOf } from './standings.ts';
import type { FinalRounds, Penalty, SeatResult, Standings, StandingsOptions, TableResult } from './types.ts';

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
    options: account === 'score' ? rankedBy(state) : paidBy(state),
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
const paidBy = ({ origin, format: { tieBreaks } }: EveningState): StandingsOptions => ({ tieBreaks, seed: origin });

/** Places and the halving of minus points count for the ranking (tirol §9); what is paid is what was played for. */
function rankedBy(state: EveningState): StandingsOptions {
  const { placePoints, halving } = state.format;
  return {
    ...paidBy(state),
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
  // The player's current seat, if they have one here.
  const seat = table.players.indexOf(player);
  const bonus = bonusPaidAt(format, game, table, account)[seat] ?? ZERO;
  const total = totalPaidAt(game, table, account);
  if (total) {
    const points = add(total.points[seat] ?? ZERO, bonus);
    return { player, points, dealsPlayed: playedOf(game, total.deals, table, seat), dealsWon: 0, minusDeals: 0 };
  }
  const there = <T>(deal: number, value: (then: Seat) => T): readonly T[] => {
    const then = seatOfIn(table, player, deal);
    return then === undefined ? [] : [value(then)];
  };
  const won = table.results.flatMap((result) =>
    there(result.deal, (then) => pointsOf(table, result, account)[then] ?? ZERO),
  );
  const between = besidesOf(table, account).flatMap(({ entry, points }) => {
    const then = seatOfBetween(table, player, entry);
    return then === undefined ? [] : [points[then] ?? ZERO];
  });
  // What is left at the end belongs to those who played the last deal, whoever has taken a seat since.
  const shared = there(table.results.length, (then) => sharedAt(format, table, account)[then] ?? ZERO);
  const late = seatOfBetween(table, player, (table.redeals?.length ?? 0) - 1);
  const owed = late === undefined ? ZERO : balanceOf(late, lateAt(format, game, table), account);
  // What was paid around a deal (an ante) makes it neither won nor lost.
  const byDeal = table.results.flatMap((result) =>
    there(result.deal, (then) => ownPointsOf(table, result, account)[then] ?? ZERO),
  );
  const minus = byDeal.filter(({ n }) => n < 0);
  const pauses = table.results.filter(
    ({ deal, row }) =>
      game.pausing.includes(row.table) && seatOfIn(table, player, deal) === seatsIn(table, deal)[row.dealer],
  ).length;
  return {
    player,
    points: sum([...won, ...between, ...shared, owed, bonus]),
    dealsPlayed: byDeal.length - pauses,
    dealsWon: byDeal.filter(({ n }) => n > 0).length,
    minusDeals: minus.length,
    minusPoints: sum(minus),
    ...(table.earlier && (seat < 0 ? { placeless: true } : { seatPoints: totalsAt(format, table)[seat] ?? ZERO })),
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
