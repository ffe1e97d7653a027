import type { Packet } from '#engine/phases/packets.ts';
import { STOCK } from './zones.ts';

/** In which packets a profile deals, each clockwise from forehand (bavarian §2). */

const STOCK_PACKET = { to: STOCK, cards: 3 };
export const STOCK_FIRST: readonly Packet[] = [STOCK_PACKET, 4, 3, 4];
/** A ruling: they are given for no source of the sharp game (R3). */
export const STOCK_SECOND: readonly Packet[] = [4, STOCK_PACKET, 3];
export const STOCK_THIRD: readonly Packet[] = [4, 3, STOCK_PACKET, 4];

/** Cards that everybody gets. */
export const handIn = (packets: readonly Packet[]): number =>
  packets.reduce<number>((sum, packet) => sum + (typeof packet === 'number' ? packet : 0), 0);
