import type { Refusal } from '../../core/refusal.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { eveningStandings } from '../evening-standings.ts';
import { byBlocks } from '../seating/one-round.ts';
import { splitTables, type Split } from '../seating/splits.ts';
import type { EveningState } from '../types.ts';
import { finalChoice, refuseFinal, refuseFinalists } from './choice.ts';

/** The tables of a final round by rank, the finalists' first. */
export interface FinalTables {
  readonly finalists: readonly string[];
  readonly tables: readonly (readonly string[])[];
}

/**
 * Tables for the final as round `from`: the best together at the first, the next ones at the second; then, if they play
 * on, the others. `taken`: whom the director takes in of those who share the last place.
 */
export function finalTables(
  state: EveningState,
  from: number,
  taken: readonly string[],
  split: Split,
): Result<FinalTables, readonly Refusal[]> {
  const no = refuseFinal(state, from);
  if (no) return fail([no]);
  const { sure, tied } = finalChoice(state);
  const finalists = [...sure, ...tied.filter((id) => taken.includes(id))];
  const undecided = refuseFinalists(state, finalists);
  if (undecided) return fail([undecided]);
  const ranking = eveningStandings(state).lines.map(({ id }) => id);
  const here = state.players.filter(({ presence }) => presence === 'present').map(({ id }) => id);
  const unranked = here.filter((id) => !ranking.includes(id));
  const others = [...ranking, ...unranked].filter((id) => here.includes(id) && !finalists.includes(id));
  const playing = state.format.final?.others === 'play' && others.length > 0 ? [finalists, others] : [finalists];
  const tables: (readonly string[])[] = [];
  for (const those of playing) {
    const sizes = splitTables(those.length, split);
    if (!sizes.ok) return fail([sizes.error]);
    const blocks = byBlocks(
      those.map((_, i) => i),
      sizes.value,
    );
    tables.push(...blocks.map((seats) => seats.flatMap((i) => those[i] ?? [])));
  }
  return ok({ finalists, tables });
}
