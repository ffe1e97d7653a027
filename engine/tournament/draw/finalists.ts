import type { Refusal } from '#engine/core/refusal.ts';
import { finalists } from '../format/carry-over.ts';
import { carryOver } from '../format/final.ts';
import { refuse } from '../refusals.ts';
import { eveningStandings } from '../standings/evening-standings.ts';
import { begunFinal } from '../state/lookup.ts';
import type { EveningState } from '../state/types.ts';

/** Who plays in the final: those who are in it for certain, and those sharing the last place, for the director to decide. */
export interface FinalChoice {
  /** By id, best first. */
  readonly sure: readonly string[];
  /** Everybody on the last place, of whom at least `open` qualify; empty: nothing to decide. */
  readonly tied: readonly string[];
  readonly open: number;
}

/** Why no final can be planned as round `from`. */
export function refuseFinal(state: EveningState, from: number): Refusal | undefined {
  const { format, rounds } = state;
  if (!format.final) return refuse('no-final');
  const agreed = format.rounds ?? 1;
  if (from <= agreed) return refuse('final-too-early', { round: agreed });
  const open = rounds.find(({ round, phase }) => round < from && phase !== 'closed');
  return open && refuse('round-open', { round: open.round });
}

/**
 * The finalists by the standings before the final, among those present: a player who has left makes room for the next
 * one. Once a final has begun, its finalists play on among themselves.
 */
export function finalChoice(state: EveningState): FinalChoice {
  const here = new Set(state.players.filter(({ presence }) => presence === 'present').map(({ id }) => id));
  const begun = begunFinal(state)?.final;
  if (begun) return { sure: begun.filter((id) => here.has(id)), tied: [], open: 0 };
  const { final } = state.format;
  if (!final) return { sure: [], tied: [], open: 0 };
  const rounds = state.rounds.filter((round) => round.final === undefined);
  const ranked = eveningStandings({ ...state, rounds })
    .lines.filter(({ id }) => here.has(id))
    .map(({ id, rank, total }) => ({ rank, total, player: { id } }));
  const inside = finalists(ranked, final.seats, carryOver(final.carry));
  const sure = inside.filter(({ overflow }) => !overflow).map(({ player }) => player);
  const tied = inside.filter(({ overflow }) => overflow).map(({ player }) => player);
  return { sure, tied, open: tied.length > 0 ? final.seats - sure.length : 0 };
}

const namesOf = ({ players }: EveningState, ids: readonly string[]): string =>
  ids.map((id) => players.find((player) => player.id === id)?.name ?? id).join(', ');

/** Why these are not the finalists: somebody is missing or too many, or the last place is undecided. */
export function refuseFinalists(state: EveningState, chosen: readonly string[]): Refusal | undefined {
  const { sure, tied, open } = finalChoice(state);
  const missing = sure.filter((id) => !chosen.includes(id));
  if (missing.length > 0) return refuse('finalist-missing', { name: namesOf(state, missing) });
  const strangers = chosen.filter((id) => !sure.includes(id) && !tied.includes(id));
  if (strangers.length > 0) return refuse('not-a-finalist', { name: namesOf(state, strangers) });
  const taken = tied.filter((id) => chosen.includes(id));
  return taken.length < open ? refuse('final-undecided', { name: namesOf(state, tied) }) : undefined;
}

/** Everything wrong with the tables of a final round. */
export function refuseFinalTables(
  state: EveningState,
  chosen: readonly string[],
  tables: readonly (readonly string[])[],
): readonly Refusal[] {
  const seated = tables.flat();
  const faults: Refusal[] = [];
  const missing = chosen.filter((id) => !seated.includes(id));
  if (missing.length > 0) faults.push(refuse('finalist-missing', { name: namesOf(state, missing) }));
  const others = seated.filter((id) => !chosen.includes(id));
  if (state.format.final?.others === 'stop' && others.length > 0)
    faults.push(refuse('not-a-finalist', { name: namesOf(state, others) }));
  else
    for (const [i, seats] of tables.entries()) {
      const inside = seats.filter((id) => chosen.includes(id)).length;
      if (inside > 0 && inside < seats.length) faults.push(refuse('final-mixed', { table: i + 1 }));
    }
  return faults;
}
