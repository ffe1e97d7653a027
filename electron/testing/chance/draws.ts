import { createHash } from 'node:crypto';
import { getCallSites } from 'node:util';

/** How the host draws (`Chance`): whoever calls one of these says by its name what a draw is for. */
const WAYS: readonly string[] = ['below', 'word', 'secret'];
/** How many calls lie between a draw and its purpose at most. */
const DEPTH = 12;

/**
 * What is drawn by one seed: the same at every start. Every function that draws has a stream of its own, so that cards do not
 * depend on when a device came in.
 */
export class Draws {
  readonly #seed: string;
  readonly #counts = new Map<string, number>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  bytes(size: number, purpose: string): Buffer {
    const n = this.#counts.get(purpose) ?? 0;
    this.#counts.set(purpose, n + 1);
    const blocks: Buffer[] = [];
    for (let left = size; left > 0; left -= 32)
      blocks.push(
        createHash('sha256')
          .update(JSON.stringify([this.#seed, purpose, n, left]))
          .digest(),
      );
    return Buffer.concat(blocks).subarray(0, size);
  }

  /** A whole number in [0, n), as good as uniform: 48 bits are reduced. */
  below(n: number, purpose: string): number {
    return this.bytes(6, purpose).readUIntBE(0, 6) % n;
  }
}

/** The function that asked `Chance` for what is being drawn; `undefined`: it is not drawn through `Chance`. */
export function purposeOfDraw(): string | undefined {
  // A bundle may number functions of the same name.
  const names = getCallSites(DEPTH).map(({ functionName }) => functionName.replace(/\$\d+$/, ''));
  const way = names.findLastIndex((name) => WAYS.includes(name));
  return way < 0 ? undefined : (names.slice(way + 1).find((name) => name !== '') ?? '');
}
