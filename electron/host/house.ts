import { must } from '../../engine/core/assert-never.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Result } from '../../engine/core/result.ts';
import type { GameDefinition, Rules, State } from '../../engine/kernel/types.ts';
import type { Context, TablePlace } from '../../engine/tournament/commands.ts';
import { tableAt } from '../../engine/tournament/places.ts';
import type { EveningState, TableState } from '../../engine/tournament/types.ts';
import type { EveningSummary } from '../protocol/messages.ts';
import type { Dealt } from './entries.ts';

/** The deal that was last dealt at a table, running or ended. */
export interface LiveDeal {
  readonly dealt: Dealt;
  readonly state: State;
}

/** An evening with its tables in the app. */
export interface Evening {
  state: EveningState;
  readonly rules: Rules;
  /** By `keyOf`. */
  readonly deals: Map<string, LiveDeal>;
  /** How often something was dealt, said or done at a table, ever: the number of its present prompt. By `keyOf`. */
  readonly prompts: Map<string, number>;
}

/** Finds a family of games by its id. */
export type FindGame = (family: string) => Result<GameDefinition, Refusal>;

export const keyOf = ({ round, table }: TablePlace): string => `${round}/${table}`;

/** A table among those of all evenings. */
export const placeOf = (evening: string, place: TablePlace): string => `${evening} ${keyOf(place)}`;

export const isRunning = (live: LiveDeal | undefined): live is LiveDeal => live?.state.end === null;

/** The tables of an evening at which a deal is running. */
export const runningAt = (evening: Evening): Context['running'] =>
  [...evening.deals.values()].filter(isRunning).map(({ dealt: { round, table } }) => ({ round, table }));

/** A table that is known to be there. */
export function tableOf(state: EveningState, place: TablePlace): TableState {
  const found = tableAt(state, place);
  return must(found.ok ? found.value : undefined, `table ${keyOf(place)}`);
}

export const summaryOf = ({ id, name, createdAt, players, rounds, rules, deals }: EveningState): EveningSummary => ({
  id,
  name,
  createdAt,
  players: players.length,
  rounds: rounds.length,
  rules,
  deals,
});
