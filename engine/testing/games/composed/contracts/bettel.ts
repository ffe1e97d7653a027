import { exactly } from '#engine/judging/verdicts.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { tricksOf } from '#engine/phases/trick.ts';
import { declarerLeads, HEADING, winner } from '../cards.ts';
import { betweenTwoSides, type Contract } from '../contract.ts';
import { DECLARER, TRICKS } from '../fields.ts';

const VALUE = 10;
/** What a second trick costs on top, the Sürtaxe; nothing after it changes the payments. */
const TWO_TRICKS = 15;

/** No trick; everybody has to head. */
export const bettel: Contract = {
  id: 'bettel',
  way: ['tricks'],
  phases: [],
  play: {
    leader: declarerLeads,
    legal: () => HEADING,
    winner,
    decided: (s, tricks) => tricks.filter(({ winner: by }) => by === firstGame(s).declarer).length === 2,
  },
  fields: [DECLARER, TRICKS],
  count(s) {
    const { declarer } = firstGame(s);
    return { declarer, tricks: tricksOf(s).filter(({ winner: by }) => by === declarer).length };
  },
  ...betweenTwoSides({
    id: 'bettel',
    judge: ({ tricks }) => exactly(Number(tricks), 0),
    price: ({ measure = 0 }) => (measure > 1 ? VALUE + TWO_TRICKS : VALUE),
  }),
};
