import type { Event, State } from '#engine/kernel/deal/state.ts';
import { TALON_GROUPS } from '../names.ts';

/** Both groups of the talon are laid open to everybody who plays (reform §5.2). */
export const openTalon = (s: State): readonly Event[] =>
  TALON_GROUPS.map((zone) => ({ type: 'moved', cards: s.zones[zone] ?? [], from: zone, to: zone, seenBy: s.active }));
