import type { NearRoom } from './visits.ts';

/**
 * One room has one key, wherever its announcement comes from. With another certificate it is another room, whatever it
 * calls itself.
 */
export const keyOfRoom = ({ room, fingerprint }: Pick<NearRoom, 'room' | 'fingerprint'>): string =>
  `${room} ${fingerprint ?? ''}`;
