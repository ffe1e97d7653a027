import type { EventOf, EventRule, EventRules, EventType } from './event-rule.ts';
import { PEOPLE } from './rules/people.ts';
import { RESULTS } from './rules/results.ts';
import { ROUNDS } from './rules/rounds.ts';
import { SEATS } from './rules/seats.ts';

/** The events that come after the first one. */
export type LaterEvent = Exclude<EventType, 'evening-created'>;

const RULES: EventRules<LaterEvent> = { ...PEOPLE, ...ROUNDS, ...SEATS, ...RESULTS };

/** The rule of an event's own kind: the table above pairs every kind with a rule for it. */
export const ruleOf = (event: EventOf<LaterEvent>): EventRule<EventOf<LaterEvent>> =>
  RULES[event.type] as EventRule<EventOf<LaterEvent>>;
