import type { FromHost } from '../protocol/messages.ts';
import type { Floor } from './floor.ts';
import type { Evening } from './house.ts';
import type { Changes } from './ledger.ts';
import type { Office } from './office.ts';
import type { RoomNews } from './room/sight.ts';

/** What there is to tell. */
export interface News extends RoomNews {
  readonly evenings: ReadonlyMap<string, Evening>;
  readonly changed: Changes;
  /** What goes on at the tables beside the cards. */
  readonly floor: Floor;
  /** The list of evenings, if it changed. */
  readonly summaries: Extract<FromHost, { type: 'evenings' }> | undefined;
}

/** What the lines are told after a writing. `present`: the guests whose devices answer. */
export function newsOf({ ledger, rooms }: Office, present: ReadonlySet<string>, summaries?: News['summaries']): News {
  const { evenings, changed, floor, room } = ledger;
  return {
    ...{ evenings, changed, floor, room, summaries },
    addresses: () => (room?.open ? (rooms?.addresses(room.code) ?? []) : []),
    fingerprint: () => rooms?.fingerprint ?? null,
    connected: (guest) => present.has(guest),
  };
}
