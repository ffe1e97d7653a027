import type { Keeping, Plan } from '../seating/types.ts';
import type { EveningState, RoundState } from '../state/types.ts';

/*
 * An evening in the terms of seating: players are numbers from 0, in the order of registration.
 */

/** The tables of the selected rounds. */
export function planOf({ players, rounds }: EveningState, which: (round: RoundState) => boolean = () => true): Plan {
  const numbers = new Map(players.map(({ id }, i) => [id, i]));
  return rounds
    .filter(which)
    .map(({ tables }) => tables.map((table) => table.players.flatMap((id) => numbers.get(id) ?? [])));
}

/** The constraints of every draw: pairs kept apart, and which of the players present stay at a table. */
export function keepingOf({ players, apart }: EveningState): Keeping {
  const numbers = new Map(players.map(({ id }, i) => [id, i]));
  return {
    apart: apart.flatMap(([a, b]) => {
      const [one, other] = [numbers.get(a), numbers.get(b)];
      return one === undefined || other === undefined ? [] : [[one, other] as const];
    }),
    locked: players.flatMap(({ presence, staysAt }, player) =>
      presence === 'present' && staysAt !== undefined ? [{ player, table: staysAt - 1 }] : [],
    ),
  };
}
