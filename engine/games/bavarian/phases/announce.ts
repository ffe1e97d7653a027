import { z } from 'zod';
import { SUITS } from '../../../decks/deck-36.ts';
import type { Phase } from '../../../kernel/deal/phase.ts';
import { itemOf } from '../../../kernel/score.ts';
import type { State } from '../../../kernel/deal/state.ts';
import { wonDuel, type Won } from '../../../phases/auction/duel.ts';
import { takeUp } from '../../../phases/lay-away.ts';
import { nameGame } from '../../../phases/name-game.ts';
import { choiceOfTrumps, type Contract } from '../contract.ts';
import { refusal } from '../refusals.ts';
import { gameOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { STOCK } from '../zones.ts';
import { AUCTION } from './auction.ts';
import { onward } from './way.ts';

const ID = 'announce';
const ACTION = z.strictObject({ type: z.literal('announce'), contract: z.string(), trump: z.enum(SUITS).optional() });
type Announcement = z.infer<typeof ACTION>;

const won = (s: State): Won => wonDuel(s, AUCTION);

/** The declarer names a game that his call leaves open; trumps as well, unless he takes up the stock first (bavarian §3.4). */
export function announce(ruleset: Ruleset): Phase {
  const { options } = ruleset;
  return nameGame<Announcement, Contract>({
    id: ID,
    actions: ACTION,
    contracts: ruleset,
    by: (s) => won(s).declarer,
    ways(contract) {
      const said = { type: ID, contract: contract.id } as const;
      const open = contract.usesStock ? [] : choiceOfTrumps(contract, options);
      return open.length > 0 ? open.map((trump) => ({ ...said, trump })) : [said];
    },
    refusal,
    refuse(s, seat, contract) {
      const item = { item: contract.id };
      if (contract.level < won(s).level) return refusal('contract-below-bid', item, 'bavarian §3.1');
      return ruleset.mayPlay(contract, seat, s.active)
        ? undefined
        : refusal('stock-only-for-dealer', item, 'bavarian §3.3');
    },
    refuseWay(contract, { trump }) {
      if (trump === undefined) return refusal('trump-missing', { item: contract.id }, 'bavarian §4');
      if (contract.trumps(options).includes(trump)) return refusal('trump-not-now', { text: trump }, 'bavarian §4');
      return refusal(contract.usesStock ? 'frage-needs-hearts' : 'not-these-trumps', { text: trump }, 'bavarian §4');
    },
    decide: (s, declarer, { contract, trump }) => [
      { type: 'games', games: [gameOf(ruleset, declarer, contract, trump)] },
      { type: 'items', items: [itemOf('game', 'bid', declarer)] },
      ...(ruleset.contractOf({ contract }).usesStock ? [takeUp(s, STOCK, declarer)] : []),
    ],
    next: (s) => onward(ruleset)(s, ID),
    show: won,
  });
}
