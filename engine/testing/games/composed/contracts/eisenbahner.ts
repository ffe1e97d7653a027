import { PACK_54 } from '#engine/decks/deck-54.ts';
import { reach } from '#engine/judging/verdicts.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { forehandLeads, handIn, sumOfThirds, talonIn, TAROCKS, winner, wonIn } from '../cards.ts';
import { betweenTwoSides, type Contract } from '../contract.ts';
import { DECLARER, KONTRA, THIRDS } from '../fields.ts';
import { brake, endingOf, nameSuit, saySteps } from '../phases/eisenbahner.ts';

/** The declarer plays until they have nothing but their suit in hand, and then gets all of it. */
export const eisenbahner: Contract = {
  id: 'eisenbahner',
  way: ['suit', 'kontra', 'tricks'],
  phases: [nameSuit, saySteps],
  play: {
    leader: forehandLeads,
    legal: () => TAROCKS,
    winner,
    asides: [brake],
    decided: (s) => endingOf(s) !== undefined,
  },
  fields: [DECLARER, THIRDS, { id: 'ending', kind: 'choice', values: ['departure', 'express', 'brake'] }, KONTRA],
  count(s) {
    const { declarer, with: said } = firstGame(s);
    const end = endingOf(s) ?? 'express';
    const elsewhere = [...s.active.flatMap((seat) => handIn(s, seat)), ...talonIn(s)];
    const own = handIn(s, declarer);
    const comes = elsewhere.filter((card) => own.includes(card) || PACK_54.suitOf(card) === said['suit']);
    const taken = end === 'departure' ? comes : end === 'express' ? own : [];
    return {
      declarer,
      thirds: sumOfThirds([...wonIn(s, declarer), ...taken]),
      ending: end,
      kontra: s.items[0]?.doublings.length ?? 0,
    };
  },
  ...betweenTwoSides({
    id: 'eisenbahner',
    judge({ thirds, ending: end }) {
      if (end === 'express') return { result: 'lost', measure: Number(thirds) };
      return thirds === 105 || thirds === 106 ? { result: 'draw', measure: thirds } : reach(Number(thirds), 107);
    },
    price: ({ result }, { ending: end }) => (result === 'lost' && end !== 'departure' ? 18 : 9),
  }),
};
