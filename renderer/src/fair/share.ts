import type { Command } from '#electron/protocol/commands/command.ts';
import { hostRefused } from '#electron/protocol/refusals.ts';
import type { TableScene } from '#electron/protocol/table/table-scene.ts';
import { isEqual } from '#engine/core/equal.ts';
import { promiseOf } from '#engine/core/fair.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Result } from '#engine/core/result.ts';
import type { Seat } from '#engine/core/seat.ts';
import { gave, promised, promisedFor, saw, sawPromises, SHA256, witnessOf } from './witness.ts';

/** Sends a command to the host. */
interface Asks {
  ask(command: Command): Promise<Result<unknown, readonly Refusal[]>>;
}

/** What has been sent, so that nothing is sent twice. */
const underWay = new Set<string>();

/**
 * Before a deal: stores the commitment shown, and adds a number for each seat at this device. First it promises the
 * numbers; only when no more promises can be made does it reveal them, and it stores what everybody had promised by
 * then.
 */
export function shareChance(app: Asks, scene: TableScene, seats: readonly Seat[]): void {
  const { evening, round, table, fair } = scene;
  if (!fair || scene.view) return;
  const { deal, commitment, promises, gathered, shares } = fair;
  const place = { evening, round, table, deal };
  saw(place, commitment);
  // A number belongs to one commitment and one list of promises; shown another, this device reveals nothing.
  if (witnessOf(place)?.commitment !== commitment) return;
  for (const seat of seats) {
    const key = `${commitment} ${seat} ${String(gathered)}`;
    if (underWay.has(key)) continue;
    const sent = { ...place, seat };
    if (!gathered && promises[seat] === null) {
      underWay.add(key);
      const promise = promiseOf(SHA256, { commitment, seat }, promised(place, seat));
      void app.ask({ type: 'promise-chance', ...sent, promise }).then((answer) => {
        if (!answer.ok && answer.error.some(hostRefused('connection-lost'))) underWay.delete(key);
      });
      continue;
    }
    const share = promisedFor(place, seat);
    if (!gathered || share === undefined || shares[seat] !== false) continue;
    if (promises[seat] !== promiseOf(SHA256, { commitment, seat }, share)) continue;
    sawPromises(place, promises);
    if (!isEqual(witnessOf(place)?.promises, promises)) continue;
    underWay.add(key);
    // Only what was accepted is stored as revealed: a deal may start before it arrives.
    void app.ask({ type: 'share-chance', ...sent, share }).then((answer) => {
      if (answer.ok) gave(place, share);
      else if (answer.error.some(hostRefused('connection-lost'))) underWay.delete(key);
    });
  }
}
