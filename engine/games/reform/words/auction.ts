import type { View } from '#engine/kernel/deal/view.ts';
import type { Auction } from '#engine/kernel/words/texts.ts';
import { CHOICE } from '../names.ts';
import { AUCTION, type AuctionMemory, type Bid, refuseBid } from '../phases/auction.ts';
import type { Ruleset } from '../ruleset.ts';

const bid = (contract: string): Bid => ({ type: 'bid', contract });

/** The ladder of a table, with the bid that stands; after everybody has passed, what forehand may choose from. */
export function auctionOf(ruleset: Ruleset, { phase, notes, active, viewer }: View): Auction | null {
  const { contracts } = ruleset;
  if (phase === CHOICE) return { bids: contracts.map(({ id }) => bid(id)), standing: [], refused: () => undefined };
  if (phase !== AUCTION) return null;
  const { entries } = notes as AuctionMemory;
  return {
    bids: contracts.filter(({ lastOnly }) => lastOnly !== true).map(({ id }) => bid(id)),
    standing: entries.map(({ seat, contract }) => ({ by: seat, bid: bid(contract) })),
    refused: (action) =>
      'contract' in action && typeof viewer === 'number'
        ? refuseBid(ruleset, active, { entries }, { seat: viewer, contract: String(action.contract) })
        : undefined,
  };
}
