import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { Draws, purposeOfDraw } from './draws.ts';

/** Its code and its name are drawn here. A network on which the same test runs twice must tell both rooms apart. */
const ROOM = 'newCode';

/**
 * What is replaced: only what `Chance` draws. Keys, sessions and what is announced in the network stay as they are. Threads draw
 * nothing: what their bots choose by follows from a secret that the host has drawn.
 */
function purposeHere(): string | undefined {
  const purpose = purposeOfDraw();
  return purpose === ROOM ? undefined : purpose;
}

/** From now on the host of this process draws by a seed: the same cards, ids and seeds each time. It knows nothing of it. */
export function replaceChance(seed: string): void {
  const draws = new Draws(seed);
  const { randomBytes, randomInt } = crypto;
  // Whoever wants an answer later, or from a range, is not `Chance`.
  Object.assign(crypto, {
    randomBytes(size: number, ...more: readonly unknown[]): unknown {
      const purpose = more.length > 0 ? undefined : purposeHere();
      return purpose === undefined ? Reflect.apply(randomBytes, crypto, [size, ...more]) : draws.bytes(size, purpose);
    },
    randomInt(max: number, ...more: readonly unknown[]): unknown {
      const purpose = more.length > 0 ? undefined : purposeHere();
      return purpose === undefined ? Reflect.apply(randomInt, crypto, [max, ...more]) : draws.below(max, purpose);
    },
  });
  syncBuiltinESMExports();
}
