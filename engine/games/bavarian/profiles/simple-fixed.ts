import type { Profile } from './profile.ts';
import { simplePoints } from './simple-points.ts';

/** The same game with fixed payments and without a pot (bavarian §7.2). */
export const simpleFixed: Profile<'ladder'> = {
  ...simplePoints,
  id: 'simple-fixed',
  options: { auction: 'ladder', payment: 'fixed' },
};
