import { text } from '../../../core/text.ts';
import type { Phrase } from '../../../kernel/words/phrase.ts';
import type { Auction, TableWords } from '../../../kernel/words/texts.ts';
import type { Action } from '../../../kernel/deal/action.ts';
import type { View } from '../../../kernel/deal/view.ts';
import type { Auctioned } from '../auction/machine.ts';
import { isBonus } from '../bonuses.ts';
import { BIDS, type Bid } from '../contracts/index.ts';
import { refuseCall } from '../phases/auction.ts';
import { AUCTION } from '../phases/no-tarock.ts';
import type { Ruleset } from '../ruleset.ts';
import { BIDDING } from './bidding.ts';
import { CARDS_MOVED, LAID_AWAY, UNHEARD } from './cards.ts';
import { groupOf } from './groups.ts';
import { worthIn } from './names.ts';
import { phaseIn, type Worded, type Wording } from './said.ts';
import { amountsOf, itemFact, SPOKEN } from './speech.ts';
import { marginOf, placesOf, sidesOf, storyOf, targetOf, verdictsOf } from './story.ts';

const WORDED: Readonly<Record<string, Worded>> = {
  ...BIDDING,
  ...CARDS_MOVED,
  ...SPOKEN,
  take: (said, moment) => (said.part === undefined ? BIDDING : CARDS_MOVED)['take']?.(said, moment) ?? LAID_AWAY,
};

/** What is said at a table of this family. */
export const wordsOf = (ruleset: Ruleset): TableWords => ({
  phrase(action, view, by = typeof view.viewer === 'number' ? view.viewer : undefined) {
    if (!action) return whole(UNHEARD[phaseIn(view) ?? ''] ?? LAID_AWAY, 'choice');
    const worded = Object.hasOwn(WORDED, action.type) ? WORDED[action.type] : undefined;
    const wording = worded?.(action, { ruleset, view, by }) ?? { text: text(action.type, action.type) };
    return whole(wording, groupOf(action));
  },
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

const whole = (wording: Wording, group: Phrase['group']): Phrase => ({
  say: wording.text,
  values: {},
  ...wording,
  group,
});

const bid = (contract: Bid): Action => ({ type: 'bid', contract }) as Action;

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
