import { seededRng, shuffled } from '#engine/core/rng.ts';
import { range } from '../seating/cells.ts';
import { SIZES_OF, type Split } from '../seating/splits.ts';
import type { Keeping } from '../seating/types.ts';
import type { EveningState } from '../state/types.ts';

/** The rounds for which somebody may have to sit out: how many, at which tables, drawn from which seed. */
interface Rounds extends Pick<Keeping, 'locked'> {
  readonly rounds: number;
  readonly split: Split;
  readonly seed: string;
}

/**
 * Who takes part in each of the next rounds, by number. Where all tables have one size and people are left over, those sit out
 * who have done so least, by lot among equals; whoever stays at a table only if there is nobody else.
 */
export function takingPart(
  { players, rounds: past }: EveningState,
  present: readonly number[],
  { rounds, split, locked, seed }: Rounds,
): readonly (readonly number[])[] {
  const [small, large] = SIZES_OF[split];
  const left = small === large && present.length > small ? present.length % small : 0;
  if (left === 0) return range(rounds).map(() => present);
  const rng = seededRng(`${seed} sits out`);
  const stay = new Set(locked.map(({ player }) => player));
  const turns = new Map(
    present.map((player) => {
      const id = players[player]?.id ?? '';
      return [player, past.filter(({ phase, sitsOut }) => phase !== 'draft' && sitsOut?.includes(id)).length];
    }),
  );
  const turnsOf = (player: number): number => turns.get(player) ?? 0;
  return range(rounds).map(() => {
    const order = shuffled(present, rng).sort(
      (a, b) => Number(stay.has(a)) - Number(stay.has(b)) || turnsOf(a) - turnsOf(b),
    );
    const out = new Set(order.slice(0, left));
    for (const player of out) turns.set(player, turnsOf(player) + 1);
    return present.filter((player) => !out.has(player));
  });
}
