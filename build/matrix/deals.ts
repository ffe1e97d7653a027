import { apply, start } from '#engine/kernel/deal/apply.ts';
import type { DealRecord, Rules, TableRules } from '#engine/kernel/deal/rules.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { inclined } from '#engine/testing/reach/players.ts';
import type { Reach, Scenario } from '#engine/testing/reach/reach.ts';
import { simulate } from '#engine/testing/simulate.ts';

/** A finished deal, with every state in which somebody acted, and its end. */
export interface Example {
  readonly game: GameDefinition;
  readonly table: TableRules;
  readonly rules: Rules;
  readonly record: DealRecord;
  readonly states: readonly State[];
  readonly end: State;
}

/** A contract or a bonus of a profile. */
export interface Named {
  readonly kind: 'contract' | 'bonus';
  readonly id: string;
}

export const keyOf = ({ kind, id }: Named): string => `${kind} ${id}`;

/** How often a scenario is tried, with each seat dealing once. */
const MOST = 40;

/** A deal in which it came about, for each of these of a profile; those without one are missing. */
export function dealsFor(reach: Reach, profile: string, wanted: readonly Named[]): ReadonlyMap<string, Example> {
  const found = new Map<string, Example>();
  const isWanted = (key: string): boolean => wanted.some((one) => keyOf(one) === key) && !found.has(key);
  const scenarios = reach.scenarios().filter((scenario) => scenario.profile === profile);
  for (const scenario of scenarios) {
    const aims = scenario.aims.map((aim) => aim.split(' ').slice(0, 2).join(' '));
    for (let lap = 0; lap < MOST && aims.some(isWanted); lap++)
      for (const { record, all } of play(reach.game, scenario, lap))
        for (const key of namesIn(record)) if (isWanted(key)) found.set(key, all());
  }
  return found;
}

const namesIn = ({ row }: DealRecord): readonly string[] => [
  ...(row?.games ?? []).map(({ contract }) => `contract ${contract}`),
  ...(row?.items ?? []).map(({ about }) => `bonus ${about}`),
];

/** A finished deal; what is asked of one that shows something is worked out then. */
interface PlayedDeal {
  readonly record: DealRecord;
  readonly all: () => Example;
}

function play(game: GameDefinition, scenario: Scenario, lap: number): readonly PlayedDeal[] {
  const {
    profile,
    options = {},
    contract,
    bids = contract,
    stack,
    inclination,
    seats = game.tables[0] ?? 0,
  } = scenario;
  const agreed = tableOf(game, profile, options);
  const table = agreed;
  const rules = game.rules(table);
  const records: DealRecord[] = [];
  simulate({
    ...{ game, table, seats, deals: seats, seed: `matrix/${JSON.stringify(scenario.aims)}/${lap}` },
    // Reach and the generic tests examine such deals; here they are looked up.
    unexamined: true,
    ...(contract !== undefined && { contract }),
    ...(stack && { stack }),
    ...(inclination && { players: (_setup, rng) => inclined(game, rules, inclination, bids, rng) }),
    onRecord: (record) => records.push(record),
  });
  return records
    .filter(({ row }) => row !== null)
    .map((record) => ({ record, all: () => ({ game, table, rules, record, ...statesOf(rules, record) }) }));
}

function statesOf(rules: Rules, record: DealRecord): Pick<Example, 'states' | 'end'> {
  const states: State[] = [];
  let result = start(rules, record);
  for (const [by, action] of record.actions) {
    if (!result.ok) break;
    states.push(result.value);
    result = apply(rules, result.value, by, action);
  }
  if (!result.ok) throw new Error(result.error.code);
  return { states, end: result.value };
}
