import type { FromHost } from '../../protocol/messages.ts';
import type { EveningSummary } from '../../protocol/evening-summary.ts';
import { PROTOCOL_VERSION } from '../../protocol/version.ts';
import type { Access } from '../state/guests/access.ts';
import { summaryOf, type Evening } from '../state/evening-state.ts';
import type { HostContext } from '../host-context.ts';

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
