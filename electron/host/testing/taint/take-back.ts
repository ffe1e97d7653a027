import { keyOf } from '#electron/host/state/evening-state.ts';
import { pick, type Rng } from '#engine/core/rng.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import { type Held, PLACE } from './viewers.ts';
import type { World } from './world.ts';

/** How often somebody who is asked agrees. */
const YES = 0.8;

/** What is wanted: the last step or the whole deal back, or again what was taken back. */
export type Back = 'step' | 'deal' | 'again';

/**
 * Somebody at a free table wants something taken back or redone, and the others are asked one by one. Gives whose consent was
 * missing when it was done; nothing if everybody had agreed, or it was not done.
 */
export async function takeBack(world: World, held: readonly Held[], what: Back, rng: Rng): Promise<string | undefined> {
  const owners = [...new Set(held.flatMap(({ owner, bot }) => (bot ? [] : [owner])))];
  if (owners.length === 0) return undefined;
  const asker = pick(owners, rng);
  const place = { evening: world.evening.state.id, ...PLACE };
  const connectionOf = (owner: Held['owner']) => (owner === 'laptop' ? undefined : owner.line);
  const deeds = (): number => {
    const live = world.evening.deals.get(keyOf(PLACE));
    return live ? actionsIn(live.state).length : 0;
  };
  const before = deeds();
  const command =
    what === 'again' ? ({ type: 'redo', ...place } as const) : ({ type: 'take-back', ...place, how: what } as const);
  await world.attempt(command, connectionOf(asker));
  const missing = owners.filter((owner) => owner !== asker);
  for (;;) {
    if (deeds() !== before)
      return missing.length > 0 ? `done without the consent of ${String(missing.length)} others` : undefined;
    const next = missing[0];
    if (next === undefined) return undefined;
    const yes = rng() < YES;
    await world.attempt({ type: 'agree-take-back', ...place, yes }, connectionOf(next));
    if (!yes) return deeds() !== before ? 'done although somebody said no' : undefined;
    missing.shift();
  }
}
