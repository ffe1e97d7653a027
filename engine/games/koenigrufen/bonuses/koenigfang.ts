import type { Bonus } from './bonus.ts';
import { capture } from './capture.ts';

/** The defenders take the called king (tirol §15). */
export const koenigfang: Bonus = {
  ...capture({
    id: 'koenigfang',
    source: 'tirol §15',
    prey: ({ game }) => (game.called === undefined ? [] : [game.called]),
  }),
  calledKing: 'defenders',
};
