import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { DealPlace, Hash, Witness } from '../../../engine/core/fair.ts';

/** SHA-256 by a library of its own: pages that came over plain HTTP have no `crypto.subtle`. */
export const SHA256: Hash = (text) => sha256(new TextEncoder().encode(text));

/** 256 bits that nobody can foretell. */
export const newShare = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

const keyOf = ({ evening, round, table, deal }: DealPlace): string =>
  `tarockabend.fair ${evening} ${round}/${table}/${deal}`;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** What this tab saw and gave before a deal; nothing if it was not there. */
export function witnessOf(place: DealPlace, storage: Kept = sessionStorage): Witness | undefined {
  const text = storage.getItem(keyOf(place));
  return text === null ? undefined : (JSON.parse(text) as Witness);
}

/** Keeps the vow that is shown for a deal; what was seen first is what was vowed. */
export function saw(place: DealPlace, commitment: string, storage: Kept = sessionStorage): void {
  if (!witnessOf(place, storage))
    storage.setItem(keyOf(place), JSON.stringify({ commitment, shares: [] } satisfies Witness));
}

/** Keeps a number that the host has taken. */
export function gave(place: DealPlace, share: string, storage: Kept = sessionStorage): void {
  const witness = witnessOf(place, storage);
  if (witness) storage.setItem(keyOf(place), JSON.stringify({ ...witness, shares: [...witness.shares, share] }));
}
