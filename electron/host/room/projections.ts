import type { FromHost } from '#electron/protocol/messages.ts';
import { eventsWithoutHeld } from '#engine/tournament/events/held-events.ts';
import type { TablePlace } from '#engine/tournament/state/commands.ts';
import { type HeldBack, heldBackFrom, isRoundSealed, withoutHeld } from '#engine/tournament/state/sealed.ts';
import type { EveningEvent, EveningState } from '#engine/tournament/state/types.ts';
import { placeOf } from '../state/evening-state.ts';
import type { Access } from '../state/guests/access.ts';
import { guestOf, type GuestRoom } from '../state/guests/guest-room.ts';
import type { Changes } from '../state/ledger.ts';
import { publicEvening, publicEvents } from './public.ts';

/** How an evening is sent to some clients: whole, or as events; `null` if clients need a full snapshot. */
interface Telling {
  readonly evening: (state: EveningState, held: HeldBack) => FromHost;
  readonly events: (happened: Happened, held: HeldBack) => FromHost | null;
}

/** What happened at an evening since the last message about it. */
interface Happened {
  readonly evening: string;
  readonly events: readonly EveningEvent[];
  /** What was held back from the guest until now. */
  readonly before: HeldBack;
}

/** The laptop gets all of it. */
export const WHOLE = cached({
  evening: (evening) => ({ type: 'evening', evening }),
  events: ({ evening, events }) => ({ type: 'evening-events', evening, events }),
});

/** Guests get what all may know, without results of cards that others are still to play. */
export const PUBLIC = cached({
  evening: (state, held) => ({ type: 'evening', evening: withoutHeld(publicEvening(state), held) }),
  events: ({ evening, events: all, before }, held) => {
    const open = eventsWithoutHeld(all, held, before);
    const events = open && publicEvents(open);
    return events && { type: 'evening-events', evening, events };
  },
});

/** What is held back from somebody at an evening: nothing from the laptop, and no player's own results. */
export function heldFrom(access: Access, room: GuestRoom | null, state: EveningState): HeldBack {
  if (access.type === 'director') return NOTHING;
  const player = access.type === 'guest' ? guestOf(room, access.guest)?.player : undefined;
  return heldBackFrom(state, ({ players }) => typeof player === 'string' && players.includes(player));
}

const NOTHING: HeldBack = new Set();

/** Every guest with the same results held back gets the same message, so it is built once. */
function cached({ evening, events }: Telling): Telling {
  const states = new WeakMap<EveningState, Map<string, FromHost>>();
  const news = new WeakMap<readonly EveningEvent[], Map<string, FromHost | null>>();
  return {
    evening: (state, held) => once(states, state, nameOf(held), () => evening(state, held)),
    events: (happened, held) =>
      once(news, happened.events, `${nameOf(happened.before)} ${nameOf(held)}`, () => events(happened, held)),
  };
}

const nameOf = (held: HeldBack): string => [...held].join();

function once<K extends object, V>(kept: WeakMap<K, Map<string, V>>, of: K, name: string, make: () => V): V {
  const made = kept.get(of) ?? new Map<string, V>();
  kept.set(of, made);
  const known = made.get(name);
  if (known !== undefined) return known;
  const value = make();
  made.set(name, value);
  return value;
}

/** Whether a change can be seen at a table. At a duplicate evening the other tables decide when its cards are open. */
export function isAbout({ tables, evenings }: Changes, state: EveningState, place: TablePlace): boolean {
  const { id, rounds } = state;
  if (tables.has(placeOf(id, place))) return true;
  const events = evenings.get(id);
  if (events === undefined) return false;
  if (events === null || rounds.some((round) => isRoundSealed(state, round))) return true;
  if (state.format.duplicate) return true;
  return events.some((event) => !isElsewhere(event, place));
}

const isElsewhere = (event: EveningEvent, { round, table }: TablePlace): boolean =>
  'round' in event && 'table' in event && (event.round !== round || event.table !== table);
