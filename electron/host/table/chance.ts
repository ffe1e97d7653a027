import { randomBytes, randomInt } from 'node:crypto';

/** Where the host's randomness comes from; tests bring their own. */
export interface Chance {
  /** A whole number in [0, n), uniformly distributed. */
  below(n: number): number;
  /** A word that nobody can guess and nobody has had before: 20 hexadecimal digits. */
  word(): string;
  /** A secret that opens something: 256 bits, base64url. */
  secret(): string;
}

/** The operating system's generator, fit for dealing: nobody can predict it from what they saw. */
export const SECURE_CHANCE: Chance = {
  below: (n) => randomInt(n),
  word: () => randomBytes(10).toString('hex'),
  secret: () => randomBytes(32).toString('base64url'),
};

/** A new list in random order (Fisher and Yates): every order is equally likely if `below` is fair. */
export function shuffle<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(chance.below(left.length), 1));
  return out;
}
