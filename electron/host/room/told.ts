import type { TablePlace } from '../../../engine/tournament/commands.ts';
import type { EveningEvent, EveningState } from '../../../engine/tournament/types.ts';
import type { FromHost } from '../../protocol/messages.ts';
import { placeOf } from '../house.ts';
import type { Changes } from '../ledger.ts';
import { publicEvening, publicEvents } from './public.ts';

/** How an evening is told to some: whole, or what happened; `null` where it is better told anew. */
interface Telling {
  readonly evening: (state: EveningState) => FromHost;
  readonly events: (evening: string, events: readonly EveningEvent[]) => FromHost | null;
}

/** To the laptop: all of it. */
export const WHOLE = tellingOnce({
  evening: (evening) => ({ type: 'evening', evening }),
  events: (evening, events) => ({ type: 'evening-events', evening, events }),
});

/** To guests: what all may know. */
export const PUBLIC = tellingOnce({
  evening: (state) => ({ type: 'evening', evening: publicEvening(state) }),
  events: (evening, all) => {
    const events = publicEvents(all);
    return events && { type: 'evening-events', evening, events };
  },
});

/** A hall of people hears the same: it is made once. */
function tellingOnce({ evening, events }: Telling): Telling {
  const states = new WeakMap<EveningState, FromHost>();
  const news = new WeakMap<readonly EveningEvent[], FromHost | null>();
  return {
    evening(state) {
      const told = states.get(state) ?? evening(state);
      states.set(state, told);
      return told;
    },
    events(id, happened) {
      const known = news.get(happened);
      if (known !== undefined) return known;
      const told = events(id, happened);
      news.set(happened, told);
      return told;
    },
  };
}

/** Whether what changed can be seen at a table. At a duplicate evening the others decide when its cards lie open. */
export function isAbout({ tables, evenings }: Changes, { id, format }: EveningState, place: TablePlace): boolean {
  if (tables.has(placeOf(id, place))) return true;
  const events = evenings.get(id);
  if (events === undefined) return false;
  if (events === null || format.duplicate) return true;
  return events.some((event) => !isElsewhere(event, place));
}

const isElsewhere = (event: EveningEvent, { round, table }: TablePlace): boolean =>
  'round' in event && 'table' in event && (event.round !== round || event.table !== table);
