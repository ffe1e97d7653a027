import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { betweenTwoSides, type Contract } from '../contract.ts';
import { DECLARER } from '../fields.ts';
import { beatOrPass, endingOf, takeTalon } from '../phases/pensionist.ts';
import { layAsMany } from '../phases/rufer.ts';

/** The declarer takes six, lays six, leads, and must get rid of their cards without ever being made to beat. */
export const pensionist: Contract = {
  id: 'pensionist',
  way: [{ phase: 'lay', open: takeTalon }, 'beat'],
  phases: [layAsMany, beatOrPass],
  fields: [DECLARER, { id: 'pensionist', kind: 'choice', values: ['won', 'lost', 'jubel'] }],
  count: (s) => ({ declarer: firstGame(s).declarer, pensionist: endingOf(s) }),
  ...betweenTwoSides({
    id: 'pensionist',
    judge: ({ pensionist: end }) => ({ result: end === 'won' ? 'made' : end === 'lost' ? 'lost' : 'draw' }),
    price: () => 20,
  }),
};
