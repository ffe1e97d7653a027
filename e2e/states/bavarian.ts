import { bavarian } from '#engine/games/bavarian/game.ts';
import { herzsolo } from '../prepared-deals.ts';
import { dealt, SAID, show, showRecord, type State } from './shown.ts';

export const BAVARIAN: readonly State[] = [
  {
    name: 'Bavarian bidding, three players',
    show: (page) => show(page, dealt([], {}, { game: bavarian, profile: 'simple-points', seats: 3 })),
  },
  { name: 'Bavarian playing, three players', show: (page) => showRecord(page, herzsolo()), said: SAID },
];
