import type { Card } from './card.ts';

/**
 * Fair dealing. The dealing host commits to a secret seed by showing its hash. Then the players' devices promise numbers of
 * their own by showing the hashes of these. They give the numbers only when no further promise can be added, and the pack
 * is shuffled from all of them together: so even a device that knows the seed cannot choose its number to suit the others.
 * After the deal everything is shown, and anybody can repeat the shuffle. The hashed texts are JSON arrays without
 * whitespace, in UTF-8 (docs/formats.md).
 */

/** SHA-256 of a text in UTF-8: 32 bytes. */
export type Hash = (text: string) => Uint8Array;

/** Which deal a commitment is for. Unique to each deal, so that no commitment can pass for another. */
export interface DealPlace {
  /** Id of the evening or of the free table. */
  readonly evening: string;
  readonly round: number;
  /** 0: all tables of the round get the same cards. */
  readonly table: number;
  readonly deal: number;
}

/** What a deal is shuffled from: numbers of 256 bits, each as 64 hexadecimal digits. */
export interface Shuffling extends DealPlace {
  readonly seed: string;
  /** By seat; `null`: this seat's device gave none. */
  readonly shares: readonly (string | null)[];
  /** How often the pack was reshuffled in this deal; 0: played as first dealt. */
  readonly redeal: number;
}

/** By seat: the hash by which its device promised a number; `null`: it promised none. */
export type Promises = readonly (string | null)[];

/** Everything that is shown after a deal. */
export interface Fairness extends Shuffling {
  /** What was shown before the deal. */
  readonly commitment: string;
  /** Missing in older records, whose numbers were not promised. */
  readonly promises?: Promises;
}

/** What a device saw and gave before the deal. */
export interface Witness {
  readonly commitment: string;
  /** The numbers it gave; several if it has several seats. */
  readonly shares: readonly string[];
  /** All promises as they were shown to it when it gave its first number. */
  readonly promises?: Promises;
}

/** Why a deal was not shuffled as committed. */
export type FairFault =
  /** The seed is not the committed one. */
  | 'commitment-differs'
  /** The pack is not the one that seed and shares give. */
  | 'deck-differs'
  /** It was put together after the shuffle, and not as the deals since then left it. */
  | 'order-differs'
  /** This device saw another commitment before the deal. */
  | 'other-commitment-seen'
  /** The number given by this device is not among the shares. */
  | 'own-share-missing'
  /** A number is not the promised one, or was never promised. */
  | 'promise-differs'
  /** This device was shown other promises when it gave its number. */
  | 'other-promises-seen';

/** 256 bits in text form. */
export const SEED_FORM = /^[0-9a-f]{64}$/;

/** Bytes as hexadecimal digits. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of a seed and of the deal it is for. */
export const commitmentOf = (hash: Hash, { evening, round, table, deal }: DealPlace, seed: string): string =>
  hex(hash(JSON.stringify(['tarockabend vow 1', evening, round, table, deal, seed])));

/** The hash by which a device promises its number for a seat, after it has seen the commitment. */
export const promiseOf = (
  hash: Hash,
  { commitment, seat }: { readonly commitment: string; readonly seat: number },
  share: string,
): string => hex(hash(JSON.stringify(['tarockabend promise 1', commitment, seat, share])));

/** The seats whose devices promised a number but did not give it before the deal. */
export const silentSeats = ({ shares, promises }: Pick<Fairness, 'shares' | 'promises'>): readonly number[] =>
  (promises ?? []).flatMap((promise, seat) => (promise !== null && (shares[seat] ?? null) === null ? [seat] : []));

/**
 * The pack in dealing order: Fisher-Yates from the last card down, each choice made with a 32-bit number from a stream of
 * hashes. Numbers that would introduce bias are rejected.
 */
export function deckOf(hash: Hash, shuffling: Shuffling, cards: readonly Card[]): readonly Card[] {
  const next = words(hash, shuffling);
  const out = [...cards];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1, next);
    [out[i], out[j]] = [out[j] as Card, out[i] as Card];
  }
  return out;
}

/** The stream: the hashes of the deal with 0, 1, 2, ... appended, each cut into eight numbers, high byte first. */
function words(hash: Hash, { evening, round, table, deal, seed, shares, redeal }: Shuffling): () => number {
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let counter = 0;
  return () => {
    if (at === block.byteLength) {
      const text = ['tarockabend deck 1', evening, round, table, deal, seed, shares, redeal, counter++];
      block = new DataView(Uint8Array.from(hash(JSON.stringify(text))).buffer);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
}

const WORDS = 2 ** 32;

/** A whole number in [0, n), uniformly distributed. */
export function below(n: number, next: () => number): number {
  const fair = WORDS - (WORDS % n);
  for (;;) {
    const word = next();
    if (word < fair) return word % n;
  }
}

/** What a deal is compared with. */
export interface Dealt {
  /** The pack as the rules list it. */
  readonly cards: readonly Card[];
  /** The pack as it was dealt. */
  readonly deck: readonly Card[];
  /** What was made of the shuffled pack before it was dealt; `undefined`: nothing possible. Missing: it was dealt as shuffled. */
  readonly unshuffled?: (shuffled: readonly Card[]) => readonly Card[] | undefined;
  readonly witness?: Witness;
}

/** What is wrong with a deal; empty if it was shuffled as committed. */
export function faultsOf(
  hash: Hash,
  { commitment, promises, ...shuffling }: Fairness,
  { cards, deck, unshuffled, witness }: Dealt,
): readonly FairFault[] {
  const shuffled = deckOf(hash, shuffling, cards);
  const again = unshuffled ? unshuffled(shuffled) : shuffled;
  const isOther = !isSame(again ?? [], deck);
  const { shares } = shuffling;
  const isPromised = (share: string | null, seat: number): boolean =>
    share === null || promiseOf(hash, { commitment, seat }, share) === promises?.[seat];
  const faults: Readonly<Record<FairFault, boolean>> = {
    'commitment-differs': commitmentOf(hash, shuffling, shuffling.seed) !== commitment,
    'deck-differs': !unshuffled && isOther,
    'order-differs': unshuffled !== undefined && isOther,
    'promise-differs': promises !== undefined && !(promises.length === shares.length && shares.every(isPromised)),
    'other-commitment-seen': witness !== undefined && witness.commitment !== commitment,
    // Nobody can pass a newer record off as an older one by leaving the promises out.
    'other-promises-seen': witness?.promises !== undefined && !isSame(witness.promises, promises ?? []),
    'own-share-missing': witness?.shares.every((share) => shares.includes(share)) === false,
  };
  return Object.entries(faults).flatMap(([code, found]) => (found ? [code as FairFault] : []));
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i]);
