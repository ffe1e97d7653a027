import type { BackupView } from '#electron/protocol/backups.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import type { HostContext } from '../host-context.ts';
import type { RoomNews } from '../room/viewer-access.ts';
import type { Evening } from '../state/evening-state.ts';
import type { Changes } from '../state/ledger.ts';
import type { TableActivity } from '../state/table-activity.ts';

/** What there is to send. */
export interface News extends RoomNews {
  readonly evenings: ReadonlyMap<string, Evening>;
  readonly changed: Changes;
  /** What goes on at the tables besides the cards. */
  readonly activity: TableActivity;
  /** The state of the automatic backups. */
  readonly backups: readonly BackupView[];
  /** The list of evenings, if it changed. */
  readonly summaries: Extract<FromHost, { type: 'evenings' }> | undefined;
}

/** What connections are sent after a write. `present`: the guests whose devices answer. */
export function newsOf(
  { ledger, rooms }: HostContext,
  present: ReadonlySet<string>,
  backups: News['backups'],
  summaries?: News['summaries'],
): News {
  const { evenings, changed, activity, room } = ledger;
  return {
    ...{ evenings, changed, activity, room, backups, summaries },
    addresses: () => (room?.open ? (rooms?.addresses(room.code) ?? []) : []),
    fingerprint: () => rooms?.fingerprint ?? null,
    disturbing: () => rooms?.disturbing ?? [],
    connected: (guest) => present.has(guest),
  };
}
