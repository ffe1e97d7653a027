import { heldAsEntered, type HeldBack } from '../state/sealed.ts';
import type { EveningEvent } from '../state/types.ts';
import { ruleOf } from './rules.ts';

/**
 * The events as somebody from whom this is held back may see them. `null` if clients need a full snapshot: something is
 * revealed that was held back before, or is held back for another reason than that it has just been played.
 */
export function eventsWithoutHeld(
  events: readonly EveningEvent[],
  held: HeldBack,
  before: HeldBack,
): readonly EveningEvent[] | null {
  if (held.size === 0 && before.size === 0) return events;
  const entered = heldAsEntered(events);
  const isExpected =
    [...before].every((key) => held.has(key)) && [...held].every((key) => before.has(key) || entered.has(key));
  if (!isExpected) return null;
  return events.map((event) => openPart(event, held)).filter((event) => event !== undefined);
}

function openPart(event: EveningEvent, held: HeldBack): EveningEvent | undefined {
  if (event.type === 'evening-created') return event;
  const rule = ruleOf(event);
  return rule.held === 'sent' ? event : rule.held(event, held);
}
