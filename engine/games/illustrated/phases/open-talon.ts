import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import type { Ruleset } from '../ruleset.ts';
import { partOf, TALON } from '../zones.ts';

/** The six cards are turned up on the table in their order, in the parts that the contract makes of them. */
export function openTalon(ruleset: Ruleset, s: State): readonly Event[] {
  const closed = s.zones[TALON] ?? [];
  return ruleset.contractOf(firstGame(s)).parts.map((slots, part) => ({
    type: 'moved',
    cards: closed.filter((_, slot) => slots.includes(slot)),
    from: TALON,
    to: partOf(part),
    seenBy: 'all',
  }));
}
