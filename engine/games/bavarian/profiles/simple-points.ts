import type { Profile } from '../profile.ts';

/** Simple Tarock: points above or below 60 are paid, from a pot where the declarer wins (bavarian §7.2, §8). */
export const simplePoints: Profile = {
  id: 'simple-points',
  calls: ['play', 'better', 'best'],
  contracts: ['frage', 'solo', 'herzsolo'],
  options: { payment: 'points' },
};
