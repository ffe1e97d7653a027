import type { EveningSummary, TableSummary } from '#electron/protocol/evening-summary.ts';
import { must } from '#engine/core/assert-never.ts';
import type { Actor } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { FREE_PLACE } from '#engine/tournament/deciders/free-table.ts';
import type { EventLine } from '#engine/tournament/events/event-format.ts';
import { evolve } from '#engine/tournament/events/evolve.ts';
import type { Context, TablePlace } from '#engine/tournament/state/commands.ts';
import { findTable } from '#engine/tournament/state/lookup.ts';
import { hasEnded, totalsAt } from '#engine/tournament/state/tables.ts';
import type { EveningEvent, EveningState } from '#engine/tournament/state/types.ts';
import type { Prompts } from './asked/prompts.ts';
import type { Commitment } from './commitments.ts';
import type { Hands } from './hand.ts';
import type { Dealt } from './journal-entries.ts';

/** Who did what. */
export type Deed = readonly [by: Actor, action: Action];

/** The deal that was last dealt at a table, running or ended. */
export interface LiveDeal {
  readonly dealt: Dealt;
  readonly state: State;
  /** What was taken back and can be redone, in order. */
  readonly undone: readonly Deed[];
}

/** A finished deal as it was played: enough to play it again. */
interface PlayedDeal {
  readonly dealt: Dealt;
  readonly deeds: readonly Deed[];
}

/** One thing that happened at an evening. The evening says whether its step was undone. */
export type HistoryLine = Omit<EventLine, 'undone'>;

/** An evening with its tables in the app. */
export interface Evening {
  state: EveningState;
  /** Everything that happened, undone steps included; `state` is the fold of the others. */
  readonly history: HistoryLine[];
  readonly undone: Set<number>;
  readonly rules: Rules;
  /** By `keyOf`. */
  readonly deals: Map<string, LiveDeal>;
  /** The finished deals that were played here, by `recordKey`. */
  readonly records: Map<string, PlayedDeal>;
  /** What the tables have asked. By `keyOf`. */
  readonly prompts: Map<string, Prompts>;
  /** The commitments to future deals, by `commitmentKey`. */
  readonly commitments: Map<string, Commitment>;
  /** Which hands of the last deal of a table are, or were, on a guest's device. By `keyOf`. */
  readonly hands: Map<string, Hands>;
}

export const keyOf = ({ round, table }: TablePlace): string => `${round}/${table}`;

/** The evening without its undone steps. */
export function foldHistory({ history, undone }: Pick<Evening, 'history' | 'undone'>): EveningState {
  const state = history
    .filter(({ step }) => !undone.has(step))
    .reduce<EveningState | null>((so, { event }) => evolve(so, event), null);
  return must(state ?? undefined, 'an evening');
}

/** The number of the last step that was taken, undone or not. */
export const lastStep = ({ history }: Pick<Evening, 'history'>): number => history.at(-1)?.step ?? 0;

export const recordKey = (place: TablePlace, deal: number): string => `${keyOf(place)}/${deal}`;

/** The record of a deal that was just finished at a table; it exists as long as its result. */
export function keepRecord(
  { records, state }: Pick<Evening, 'records' | 'state'>,
  event: EveningEvent,
  playedAt: (place: TablePlace) => PlayedDeal | undefined,
): void {
  // At a club evening a correction that strikes a deal can be undone, and the deal is back.
  if (event.type === 'deal-withdrawn' && state.purpose === 'free-table') records.delete(recordKey(event, event.deal));
  if (event.type !== 'deal-entered' || event.result.source !== 'played') return;
  const played = playedAt(event);
  // An evening from a file brings its results but not its cards.
  if (played?.dealt.deal !== event.result.deal) return;
  records.set(recordKey(event, event.result.deal), played);
}

/** An evening that has just begun. */
export const eveningOf = (state: EveningState, rules: Rules): Evening => ({
  state,
  history: [],
  undone: new Set(),
  rules,
  deals: new Map(),
  records: new Map(),
  prompts: new Map(),
  commitments: new Map(),
  hands: new Map(),
});

/** A table among those of all evenings. */
export const placeOf = (evening: string, place: TablePlace): string => `${evening} ${keyOf(place)}`;

export const isRunning = (live: LiveDeal | undefined): live is LiveDeal => live?.state.end === null;

/** The tables of an evening at which a deal is running. */
export const runningAt = (evening: Evening): Context['running'] =>
  [...evening.deals.values()].filter(isRunning).map(({ dealt: { round, table } }) => ({ round, table }));

const SUMMARIES = new WeakMap<EveningState, EveningSummary>();

/** The line of an evening in the lobby; made once for each of its states, because every write asks for all lines. */
export function summaryOf(evening: Pick<Evening, 'state' | 'history'>): EveningSummary {
  const known = SUMMARIES.get(evening.state);
  if (known) return known;
  const { id, name, createdAt, players, rounds, rules, format, purpose, archived } = evening.state;
  const summary: EveningSummary = {
    ...{ purpose, id, name, createdAt, rules, format, archived },
    players: players.length,
    rounds: rounds.filter(({ phase }) => phase !== 'draft').length,
    running: purpose === 'club-evening' && rounds.some(({ phase }) => phase === 'running'),
    table: purpose === 'free-table' ? tableSummaryOf(evening) : null,
  };
  SUMMARIES.set(evening.state, summary);
  return summary;
}

function tableSummaryOf({ state, history }: Pick<Evening, 'state' | 'history'>): TableSummary | null {
  const table = findTable(state, FREE_PLACE);
  if (!table) return null;
  const nameOf = new Map(state.players.map(({ id, name }) => [id, name]));
  return {
    seats: table.players.map((id, seat) => ({ name: nameOf.get(id) ?? id, holder: table.holders[seat] ?? 'person' })),
    totals: totalsAt(state.format, table),
    played: table.results.length,
    deals: table.deals,
    ended: hasEnded(state.format, table),
    lastAt: history.at(-1)?.at ?? state.createdAt,
  };
}
