import type { Event } from '#engine/kernel/deal/state.ts';

/** Something that may become known to some viewers and not to others. */
export type Perceived = Extract<Event, { type: 'said' | 'moved' }>;

/** What somebody says. */
export type SaidEvent = Extract<Event, { type: 'said' }>;
