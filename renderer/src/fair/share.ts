import type { Seat } from '../../../engine/core/seat.ts';
import type { TableScene } from '../../../electron/protocol/messages.ts';
import type { App } from '../app.svelte.ts';
import { gave, newShare, saw } from './witness.ts';

/** What is on its way, so that nothing is sent twice. */
const underWay = new Set<string>();

/** Before a deal: keeps the vow that is shown, and adds a number for each of the seats that are at this device. */
export function shareChance(app: App, scene: TableScene, seats: readonly Seat[]): void {
  const { evening, round, table, fair } = scene;
  if (!fair || scene.view) return;
  const { deal, commitment, shares } = fair;
  const place = { evening, round, table, deal };
  saw(place, commitment);
  for (const seat of seats) {
    const key = `${commitment} ${seat}`;
    if (shares[seat] !== false || underWay.has(key)) continue;
    underWay.add(key);
    const share = newShare();
    // Only what was taken is kept: a deal may begin before it arrives.
    void app.ask({ type: 'share-chance', ...place, seat, share }).then((answer) => {
      if (answer.ok) gave(place, share);
      else if (answer.error.some(({ code }) => code === 'connection-lost')) underWay.delete(key);
    });
  }
}
