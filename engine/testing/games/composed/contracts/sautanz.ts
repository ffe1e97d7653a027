import { rational } from '#engine/core/rational.ts';
import { isKing, isTarock } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { accusersIn, BLUFF } from '#engine/phases/bluff.ts';
import { handIn } from '../cards.ts';
import type { Contract } from '../contract.ts';
import { DECLARER } from '../fields.ts';
import { bluff } from '../phases/sautanz.ts';

const VALUE = 45;
const HELD = { id: 'held', kind: 'count', unit: 'cards', min: 0, max: 48 } as const;
const ACCUSED = { id: 'accused', kind: 'choice', values: [true, false] } as const;

/** Cards go face down under a suit that may be a lie; whoever keeps most of them pays those who accused. */
export const sautanz: Contract = {
  id: 'sautanz',
  parties: 'each',
  suits: (hand) => !hand.some((card) => isKing(card) || isTarock(card)),
  way: [BLUFF],
  phases: [bluff],
  fields: [
    DECLARER,
    { id: 'cards', kind: 'each', of: 'active', what: HELD },
    { id: 'accusers', kind: 'each', of: 'active', what: ACCUSED },
  ],
  count(s) {
    const bySeat = <T>(of: (seat: number) => T): readonly (T | null)[] =>
      Array.from({ length: s.table }, (_, seat) => (s.active.includes(seat) ? of(seat) : null));
    return {
      declarer: firstGame(s).declarer,
      cards: bySeat((seat) => handIn(s, seat).length),
      accusers: bySeat((seat) => accusersIn(s).includes(seat)),
    };
  },
  games: ({ declarer }) => [{ declarer: Number(declarer), contract: 'sautanz', with: {}, result: 'draw' }],
  pay({ declarer, cards, accusers }, active) {
    const [held, accused] = [cards as readonly number[], accusers as readonly boolean[]];
    const most = Math.max(...active.map((seat) => held[seat] ?? 0));
    const tied = active.filter((seat) => held[seat] === most);
    const losers = tied.includes(Number(declarer)) ? [Number(declarer)] : tied;
    const takers = active.filter((seat) => !losers.includes(seat) && accused[seat]);
    return losers.flatMap((from) =>
      takers.map((to) => ({ code: 'sautanz', from, to, base: rational(VALUE), factors: [] })),
    );
  },
};
