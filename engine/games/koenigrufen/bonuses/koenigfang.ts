import { capture } from './capture.ts';

/** The defenders take the called king (tirol §15). */
export const koenigfang = capture({
  id: 'koenigfang',
  source: 'tirol §15',
  prey: ({ game }) => (game.called === undefined ? [] : [game.called]),
});
