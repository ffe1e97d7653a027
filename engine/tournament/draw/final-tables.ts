import type { Refusal } from '#engine/core/refusal.ts';
import { fail, ok, type Result } from '#engine/core/result.ts';
import { byBlocks } from '../seating/one-round/one-round.ts';
import { settled } from '../seating/one-round/settle.ts';
import { type Split, splitTables } from '../seating/splits.ts';
import type { Keeping, Round } from '../seating/types.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import type { EveningState } from '../state/types.ts';
import { keepingOf } from './by-number.ts';
import { finalChoice, refuseFinal, refuseFinalists } from './finalists.ts';
import { faultsOf } from './seat-faults.ts';

/** The tables of a final round by rank, the finalists' first. */
export interface FinalTables {
  readonly finalists: readonly string[];
  readonly tables: readonly (readonly string[])[];
}

/**
 * Tables for the final as round `from`: the best together at the first, the next ones at the second; then the others, if
 * they play on. A table takes another number if a player stays there; players who are kept apart, or still have to move,
 * change places with their neighbour in the ranking. Finalists who cannot be kept apart play together; refused if
 * somebody cannot stay where they must. `taken`: those players sharing the
 * last place whom the director admits.
 */
export function finalTables(
  state: EveningState,
  from: number,
  taken: readonly string[],
  split: Split,
): Result<FinalTables, readonly Refusal[]> {
  const refused = refuseFinal(state, from);
  if (refused) return fail([refused]);
  const { sure, tied } = finalChoice(state);
  const finalists = [...sure, ...tied.filter((id) => taken.includes(id))];
  const undecided = refuseFinalists(state, finalists);
  if (undecided) return fail([undecided]);
  const ids = state.players.map(({ id }) => id);
  const groups: Round[] = [];
  for (const those of byRank(state, finalists)) {
    const sizes = splitTables(those.length, split);
    if (!sizes.ok) return fail([sizes.error]);
    const numbers = those.map((id) => ids.indexOf(id));
    groups.push(byBlocks(numbers, sizes.value));
  }
  const tables = kept(groups, keepingOf(state)).map((seats) => seats.map((player) => ids[player] ?? ''));
  const faults = faultsOf(state, tables, from, finalists);
  return faults.length > 0 ? fail(faults) : ok({ finalists, tables });
}

/** The finalists, and the others if they play on: the best first, by the current standings. */
function byRank(state: EveningState, finalists: readonly string[]): readonly (readonly string[])[] {
  const here = state.players.filter(({ presence }) => presence === 'present').map(({ id }) => id);
  const ranking = eveningStandings(state).lines.map(({ id }) => id);
  const unranked = here.filter((id) => !ranking.includes(id));
  const all = [...ranking, ...unranked].filter((id) => here.includes(id));
  const inside = all.filter((id) => finalists.includes(id));
  const others = all.filter((id) => !finalists.includes(id));
  return state.format.final?.others === 'play' && others.length > 0 ? [inside, others] : [inside];
}

/** The tables of all groups; nobody changes places with a member of another group. */
function kept(groups: readonly Round[], keeping: Keeping): Round {
  const tables = numbered(groups.flat(), keeping);
  return groups.reduce((so, group) => {
    const players = new Set(group.flat());
    const own = so.map((table) => table.filter((player) => players.has(player)));
    const found = settled(own, group.flat(), keeping);
    return found ? so.map((table, i) => (own[i]?.length ? (found[i] ?? table) : table)) : so;
  }, tables);
}

/** The tables in order, except that each takes the number of the table where the first of its fixed players stays. */
function numbered(tables: Round, { locked }: Keeping): Round {
  const wanted = new Map<number, number>();
  for (const [i, table] of tables.entries()) {
    const to = table.flatMap((player) => locked.find((lock) => lock.player === player)?.table ?? [])[0];
    if (to !== undefined && to < tables.length && !wanted.has(to)) wanted.set(to, i);
  }
  const held = new Set(wanted.values());
  const rest = tables.filter((_, i) => !held.has(i));
  let next = 0;
  return tables.map((_, number) => tables[wanted.get(number) ?? -1] ?? rest[next++] ?? []);
}
