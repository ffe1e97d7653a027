import type { Tip } from '#engine/bots/types.ts';
import type { Json } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { FindGame } from '#engine/kernel/family/resolve-rules.ts';
import { besideIn, countsAsDeal, REDEAL, type Row } from '#engine/kernel/score.ts';
import { decide } from '#engine/tournament/deciders/decide.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import type { EveningCommand } from '#engine/tournament/state/commands.ts';
import { dealerOf, refuseNumber, tableAt } from '#engine/tournament/state/places.ts';
import { seatsIn } from '#engine/tournament/state/seated.ts';
import type { Settings } from '../protocol/settings.ts';
import type { SettingsStore } from '../storage/settings.ts';
import type { CommandTo } from './outcome.ts';
import type { RoomServer } from './port.ts';
import { type Evening } from './state/evening-state.ts';
import { momentOf } from './state/moment.ts';
import { partedBy, settledAt } from './state/series.ts';
import type { Done, TableContext } from './table/table-context.ts';
import type { Thinker } from './workers/bot-link.ts';
import type { Worked } from './workers/worked.ts';

/** All that is needed to carry out a command. */
export interface HostContext extends TableContext {
  /** The program's version. */
  readonly appVersion: string;
  readonly findGame: FindGame;
  readonly settings: SettingsStore;
  /** What a bot would do with a view, worked out in a thread; `null`: nothing is offered. */
  readonly tipFor: (view: View, rules: TableRules, thinker: Thinker) => Promise<Worked<Tip | null>>;
  /** Lets other devices in; missing if there is no network to open. */
  readonly rooms: RoomServer | undefined;
  /** Writes everything into another folder if the files are gone; gives why that failed. */
  readonly writeAgain: (folder: string) => Refusal | undefined;
  /** Sends something to every connection. */
  readonly settingsChanged: (settings: Settings) => void;
}

/** Has the tournament decide, and records the events. `by`: who takes the step, if not the director. */
export function change(host: HostContext, evening: Evening, command: EveningCommand, by?: string): Done {
  const decided = decide(evening.state, command, momentOf(host, evening));
  if (!decided.ok) return decided;
  const events = decided.value.flatMap((event) => [event, ...partedBy(evening, event)]);
  if (events.length > 0) host.ledger.recordEvents(evening.state.id, events, by);
  return ok(null);
}

/** A score entry for a deal of `seats` seats, as the rules read it; the dealer is one of them. */
export function checkedRow(rules: Rules, entry: Json, seats: number, dealer: Seat): Result<Row, readonly Refusal[]> {
  return dealer < seats ? rules.check(entry, seats, dealer) : fail([refuse('row-does-not-fit', { field: 'dealer' })]);
}

/** What a score entry from paper means by the rules of the evening. */
export function readEntry(
  evening: Evening,
  {
    deal,
    entry,
    dealer,
    ...command
  }: CommandTo<'enter-deal' | 'check-deal' | 'correct-deal' | 'preview-entry' | 'preview-correction'>,
): Result<{ readonly row: Row; readonly nextDeals?: true } & ReturnType<typeof settledAt>, readonly Refusal[]> {
  const { state, rules } = evening;
  const table = tableAt(state, command);
  if (!table.ok) return fail([table.error]);
  const isClosed = deal <= table.value.results.length;
  const refused = isClosed && command.type !== 'enter-deal' ? undefined : refuseNumber(state, table.value, deal);
  if (refused) return fail([refused]);
  const seats = seatsIn(table.value, deal).length;
  const row = checkedRow(rules, entry, seats, dealer ?? dealerOf(table.value, deal));
  if (!row.ok) return row;
  if (isClosed && !countsAsDeal(row.value)) return fail([refuse('redeal-is-no-result', { deal })]);
  const redealt = isRedealtByNext(rules, row.value) && { nextDeals: true as const };
  return ok({ row: row.value, ...redealt, ...settledAt(evening, command, deal, row.value) });
}

/** Whether the next player deals because of a row: cards were thrown in, and the rules say so. */
export const isRedealtByNext = ({ redealtByNext }: Rules, row: Row): boolean =>
  redealtByNext === true && row.outcome === REDEAL && besideIn(row) === undefined;
