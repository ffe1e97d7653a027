import { isEqual } from '#engine/core/equal.ts';
import type { Actor } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { Deed } from './evening-state.ts';

/** What can still be redone after an action: the rest if it was the next of them, nothing if it was another. */
export function stillUndone(undone: readonly Deed[], by: Actor, action: Action): readonly Deed[] {
  const [next, ...rest] = undone;
  return next && isEqual(next, [by, action]) ? rest : [];
}
