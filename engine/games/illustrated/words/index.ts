import type { View } from '#engine/kernel/deal/view.ts';
import { wordsFor } from '#engine/kernel/words/action-words.ts';
import type { Auction, TableWords } from '#engine/kernel/words/texts.ts';
import type { Auctioned, Call } from '../auction/machine.ts';
import { isBonus } from '../bonuses.ts';
import { type Bid, BIDS } from '../contracts/index.ts';
import { refuseCall } from '../phases/auction.ts';
import type { IllustratedAction } from '../phases/index.ts';
import type { PhaseId } from '../phases/names.ts';
import { AUCTION } from '../phases/no-tarock.ts';
import type { Ruleset } from '../ruleset.ts';
import { BIDDING } from './bidding.ts';
import { CARDS_MOVED, LAID_AWAY, UNHEARD } from './cards.ts';
import { worthIn } from './names.ts';
import { amountsOf, itemFact, SPOKEN } from './speech.ts';
import { marginOf, placesOf, sidesOf, storyOf, targetOf, verdictsOf } from './story.ts';

const WORDS = wordsFor<IllustratedAction, Ruleset, PhaseId>(
  { ...BIDDING, ...CARDS_MOVED, ...SPOKEN },
  { in: UNHEARD, elsewhere: LAID_AWAY },
);

export const { groupOf } = WORDS;

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase: WORDS.phraseIn(ruleset),
  auction: (view) => auctionOf(ruleset, view),
  story: (game) => storyOf(ruleset, game),
  sides: (game, view) => sidesOf(ruleset, game, view),
  target: (game) => targetOf(ruleset, game),
  item: itemFact,
  margin: marginOf,
  verdicts: verdictsOf,
  price(id) {
    const contract = ruleset.find(id);
    if (contract) return worthIn(ruleset, contract);
    return isBonus(id) ? amountsOf(ruleset, id) : undefined;
  },
  places: placesOf,
});

const bid = (contract: Bid): Call => ({ type: 'bid', contract });

/** The ladder of a house, the bid that stands, and why another may not be made. */
function auctionOf(ruleset: Ruleset, { phase, notes }: View): Auction | null {
  if (phase !== AUCTION) return null;
  const { owner, contract } = notes as Auctioned;
  return {
    bids: BIDS.map(bid),
    standing: owner !== null && contract !== null ? [{ by: owner, bid: bid(contract) }] : [],
    refused(action) {
      const named = BIDS.find((id) => 'contract' in action && action.contract === id);
      return named && refuseCall(ruleset, notes, { type: 'bid', contract: named });
    },
  };
}
