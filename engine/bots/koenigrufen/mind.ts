import type { TableRules } from '#engine/kernel/deal/rules.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import { Chances } from './chances.ts';
import { type Observation, observe } from './observation.ts';
import { type Sides, sidesOf } from './sides.ts';

/** What a player sees, and what they conclude from it. */
export interface Mind {
  readonly seen: Observation;
  readonly chances: Chances;
  /** The chance that a seat is on my side. */
  readonly withMe: Sides;
}

export function mindOf(view: View, rules: TableRules): Mind {
  const seen = observe(view, rules);
  const chances = new Chances(seen);
  return { seen, chances, withMe: sidesOf(seen, chances) };
}
