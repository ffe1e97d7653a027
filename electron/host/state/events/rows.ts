import type { EventType } from '#engine/tournament/events/event-rule.ts';
import type { EveningEvent } from '#engine/tournament/state/types.ts';
import type { EventRow, EventRows, NameOf } from './event-row.ts';
import { PEOPLE } from './people.ts';
import { RESULTS } from './results.ts';
import { ROUNDS } from './rounds.ts';
import type { Shown } from './shown.ts';

const ROWS: EventRows<EventType> = { ...PEOPLE, ...ROUNDS, ...RESULTS };

/** The row of an event's own kind: the table above pairs every kind with a row for it. */
const rowOf = (event: EveningEvent) => ROWS[event.type] as EventRow<EventType>;

/** What an event is about: names, numbers of rounds, tables and deals, in this order. */
export const aboutOf = (event: EveningEvent, name: NameOf): readonly string[] => rowOf(event).about(event, name);

/** What guests get of an event; `null` if they need the whole evening again. */
export function publicEvent(event: EveningEvent): Shown<EveningEvent> | null {
  const { forGuests } = rowOf(event);
  return forGuests === 'full-snapshot' ? null : forGuests(event);
}

/** Which running deals keep an event from being undone. */
export const undoWaitsFor = (event: EveningEvent) => rowOf(event).undoWaitsFor;
