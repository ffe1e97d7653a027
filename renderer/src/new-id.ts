import { bytesToHex } from '@noble/hashes/utils.js';

/** A unique id of 128 bits. Pages loaded over plain HTTP have no `crypto.randomUUID`. */
export const newId = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

/** The id of a guest in a room from now on, 256 bits; sent only to the host. */
export const newTicket = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
