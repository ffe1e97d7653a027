import type { Evening } from '#electron/host/state/evening-state.ts';
import type { Access } from '#electron/host/state/guests/access.ts';
import type { Command } from '#electron/protocol/commands/command.ts';
import type { FromHost } from '#electron/protocol/messages.ts';
import { PROTOCOL_VERSION } from '#electron/protocol/version.ts';
import { seededRng } from '#engine/core/rng.ts';
import type { Viewer } from '#engine/core/seat.ts';
import { COMPARED } from './questions.ts';
import { PLACE } from './viewers.ts';
import type { World } from './world.ts';

/** What the host sent in reply, and the evening as it was afterwards. */
export interface Asked {
  readonly messages: readonly FromHost[];
  readonly evening: Evening;
}

/** Sends a command over a new connection to a copy of the world whose evening is `evening`. */
export async function askIn(
  world: World,
  evening: Evening,
  { access, as }: { readonly access: Access; readonly as: Viewer },
  command: Command,
  seed: string,
): Promise<Asked> {
  const copy = world.copy(evening, seededRng(seed));
  const messages: FromHost[] = [];
  const late = Promise.withResolvers<undefined>();
  const line = copy.connect(
    access,
    (message) => messages.push(message),
    () => late.resolve(undefined),
  );
  copy.connections.add(line);
  copy.sent = (news) => line.sendNews(news);
  const { id } = evening.state;
  if (COMPARED[command.type] === 'all') line.apply({ watchEvening: id, watchTable: { evening: id, place: PLACE, as } });
  line.receive({ v: PROTOCOL_VERSION, id: 'asked', command });
  copy.host.ledger.flush();
  if (!messages.some(({ type }) => type === 'answer')) {
    // Files and tips are answered only once they are worked out.
    await late.promise;
    copy.host.ledger.flush();
  }
  return { messages, evening: copy.evening };
}
