import { must } from '#engine/core/assert-never.ts';
import { printPlace } from '#engine/core/place.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import { refuse } from '../refusals.ts';
import type { Context, TablePlace } from './commands.ts';
import { findTable, roundAt } from './lookup.ts';
import { seatsIn } from './seated.ts';
import { hasEnded } from './tables.ts';
import type { EveningState, RoundState, TableState } from './types.ts';

/** The place of a table in a refusal. */
export const tablePlace = ({ round, table }: TablePlace): TablePlace => ({ round, table });

/** The table of a round, or a refusal if there is none. */
export function tableAt(state: EveningState, place: TablePlace): Result<TableState, Refusal> {
  const round = roundAt(state, place.round);
  if (!round) return fail(refuse('no-such-round', { round: place.round }));
  const table = findTable(state, place);
  return table ? ok(table) : fail(refuse('unknown-table', tablePlace(place)));
}

/** A table that is known to exist. */
export function tableOf(state: EveningState, place: TablePlace): TableState {
  const found = tableAt(state, place);
  return must(found.ok ? found.value : undefined, printPlace(tablePlace(place)));
}

export const isRunning = ({ running }: Context, { round, table }: TablePlace): boolean =>
  running.some((place) => place.round === round && place.table === table);

/**
 * Who deals, by the deal's own seats (`seatsIn`): seat 0 first, then in the order of play. It continues from the last
 * dealer, whether or not it was their turn; the turn of a player who has left is skipped.
 */
export function dealerOf(table: TableState, deal: number): Seat {
  const redeals = [...(table.redeals ?? [])].reverse();
  const dealt = [...table.results, ...redeals];
  const own = table.results.find((one) => one.deal === deal);
  if (own) return own.row.dealer;
  // Cards that were thrown in are dealt again by the same player, or by the next one.
  const again = redeals.find((one) => one.deal === deal);
  if (again) return turned(again.row.dealer, again.nextDeals ? 1 : 0, again.row.table);
  const before = Math.max(0, ...dealt.map((one) => one.deal).filter((one) => one < deal));
  const dealer = dealt.find((one) => one.deal === before)?.row.dealer ?? -1;
  return dealerFrom(table, deal, { deal: before, dealer });
}

/** Who deals the next deal, if a seat of this deal deals this one. */
export const dealerAfter = (table: TableState, deal: number, dealer: Seat): Seat =>
  dealerFrom(table, deal + 1, { deal, dealer });

function dealerFrom(table: TableState, deal: number, last: { readonly deal: number; readonly dealer: Seat }): Seat {
  const { left, players } = table;
  const seats = seatsIn(table, deal);
  if (!left || deal <= left.after || last.deal > left.after) return turned(last.dealer, deal - last.deal, seats.length);
  const before = turned(last.dealer, left.after - last.deal, players.length);
  const next = turned(before, 1, players.length);
  const first = seats.indexOf(next === left.seat ? turned(next, 1, players.length) : next);
  return turned(first, deal - left.after - 1, seats.length);
}

const turned = (seat: number, by: number, table: number): Seat => (seat + by + table) % table;

/** Why nothing new may be dealt or recorded in a round: it is still a draft, or closed. */
export function refusePhase({ rounds }: EveningState, { round: n }: TablePlace): Refusal | undefined {
  const phase = rounds.find(({ round }): boolean => round === n)?.phase;
  const codes: Partial<Record<RoundState['phase'], 'round-not-published' | 'round-closed'>> = {
    draft: 'round-not-published',
    closed: 'round-closed',
  };
  const code = phase && codes[phase];
  return code && refuse(code, { round: n });
}

/** The table of a round where something may be dealt or recorded now, or why there is none. */
export function playingTable(state: EveningState, place: TablePlace): Result<TableState, Refusal> {
  const found = tableAt(state, place);
  const phase = found.ok ? refusePhase(state, place) : undefined;
  return phase ? fail(phase) : found;
}

/** Why the next deal cannot begin at a table. */
export function refuseDealing(state: EveningState, place: TablePlace, context: Context): Refusal | undefined {
  const table = playingTable(state, place);
  if (!table.ok) return table.error;
  if (isRunning(context, place)) return refuse('deal-running', tablePlace(place));
  if (hasEnded(state.format, table.value)) return refuse('round-finished', tablePlace(place));
  // On screen, cards are dealt to everybody seated at a table.
  return table.value.left ? refuse('only-on-paper', tablePlace(place)) : undefined;
}

/** Why a deal with this number cannot be typed in as the next one. */
export function refuseNumber(state: EveningState, table: TableState, deal: number): Refusal | undefined {
  if (deal <= table.results.length) return refuse('deal-already-entered', { deal });
  if (deal > table.deals || hasEnded(state.format, table)) return refuse('round-finished', { deal });
  return refuseOrder(table, deal);
}

/** Why a deal with this number is not the next one of its table. */
export function refuseOrder(table: TableState, deal: number): Refusal | undefined {
  const next = table.results.length + 1;
  if (deal < next) return refuse('deal-already-entered', { deal });
  return deal > next ? refuse('deal-out-of-order', { deal: next }) : undefined;
}
