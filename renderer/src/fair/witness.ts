import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { DealPlace, Hash, Promises, Witness } from '#engine/core/fair.ts';
import type { Seat } from '#engine/core/seat.ts';

/** SHA-256 from a library: pages loaded over plain HTTP have no `crypto.subtle`. */
export const SHA256: Hash = (text) => sha256(new TextEncoder().encode(text));

/** 256 unpredictable bits. */
export const newShare = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

const keyOf = ({ evening, round, table, deal }: DealPlace): string =>
  `tarockabend.fair ${evening} ${round}/${table}/${deal}`;

type WitnessStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What this tab stores of a deal; it survives a reload between promise and number. */
interface WitnessMemory extends Witness {
  /** By seat: the number promised for it. */
  readonly promised?: Readonly<Record<Seat, string>>;
}

const memoryOf = (place: DealPlace, storage: WitnessStorage): WitnessMemory | undefined => {
  const text = storage.getItem(keyOf(place));
  return text === null ? undefined : (JSON.parse(text) as WitnessMemory);
};

function keep(place: DealPlace, storage: WitnessStorage, change: (memory: WitnessMemory) => WitnessMemory): void {
  const memory = memoryOf(place, storage);
  if (memory) storage.setItem(keyOf(place), JSON.stringify(change(memory)));
}

/** What this tab saw and revealed before a deal; `undefined` if it was not there. */
export function witnessOf(place: DealPlace, storage: WitnessStorage = sessionStorage): Witness | undefined {
  const memory = memoryOf(place, storage);
  if (!memory) return undefined;
  const { commitment, shares, promises } = memory;
  return { commitment, shares, ...(promises && { promises }) };
}

/** Stores the commitment shown for a deal; the one seen first is the commitment. */
export function saw(place: DealPlace, commitment: string, storage: WitnessStorage = sessionStorage): void {
  if (!memoryOf(place, storage))
    storage.setItem(keyOf(place), JSON.stringify({ commitment, shares: [] } satisfies WitnessMemory));
}

/** The number that this tab promises for a seat: always the same one, however often it is asked. */
export function promised(place: DealPlace, seat: Seat, storage: WitnessStorage = sessionStorage): string {
  const known = promisedFor(place, seat, storage);
  if (known !== undefined) return known;
  const share = newShare();
  keep(place, storage, (memory) => ({ ...memory, promised: { ...memory.promised, [seat]: share } }));
  return share;
}

/** The number that this tab has promised for a seat, if any. */
export const promisedFor = (
  place: DealPlace,
  seat: Seat,
  storage: WitnessStorage = sessionStorage,
): string | undefined => memoryOf(place, storage)?.promised?.[seat];

/** Stores everybody's promises, as shown before this tab reveals its first number. */
export function sawPromises(place: DealPlace, promises: Promises, storage: WitnessStorage = sessionStorage): void {
  keep(place, storage, (memory) => ({ ...memory, promises: memory.promises ?? promises }));
}

/** Stores a number that the host has accepted. */
export function gave(place: DealPlace, share: string, storage: WitnessStorage = sessionStorage): void {
  keep(place, storage, (memory) => ({ ...memory, shares: [...memory.shares, share] }));
}
