import type { EveningSummary } from '#electron/protocol/evening-summary.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import type { HostContext } from '../host-context.ts';
import { type Evening, summaryOf } from '../state/evening-state.ts';
import type { Access } from '../state/guests/access.ts';

/** The first message of a connection: what its owner may know of the host. */
export function helloTo(
  { type }: Access,
  { appVersion, settings, ledger, now }: Pick<HostContext, 'appVersion' | 'settings' | 'ledger' | 'now'>,
): FromHost {
  const isDirector = type === 'director';
  return {
    type: 'hello',
    v: PROTOCOL_VERSION,
    appVersion,
    settings: settings.get(),
    now: now(),
    evenings: isDirector ? summariesOf(ledger.evenings) : [],
    access: isDirector ? 'director' : 'guest',
  };
}

export const summariesOf = (evenings: ReadonlyMap<string, Evening>): readonly EveningSummary[] =>
  [...evenings.values()].map(summaryOf);
