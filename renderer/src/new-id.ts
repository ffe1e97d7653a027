import { bytesToHex } from '@noble/hashes/utils.js';

/** A name that nobody else gives, of 128 bits. Pages that came over plain HTTP have no `crypto.randomUUID`. */
export const newId = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

/** What names somebody in a room from now on, of 256 bits; for its host alone. */
export const newTicket = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
