import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Auction } from '#engine/kernel/words/texts.ts';
import { CHOICE } from '../names.ts';
import { AUCTION, type AuctionMemory, type Bid, refuseBid, refuseHand } from '../phases/auction.ts';
import type { Ruleset } from '../ruleset.ts';

const bid = (contract: string): Bid => ({ type: 'bid', contract });

/** The viewer's own cards; `undefined`: somebody without a seat looks on. */
const ownHand = ({ viewer, zones }: View): readonly Card[] | undefined =>
  typeof viewer === 'number' ? (zones[handOf(viewer)] ?? []).filter((card) => card !== null) : undefined;

/** Why the viewer may not name a contract with their hand; of hands that they do not see nothing is said. */
function refusedFor(ruleset: Ruleset, view: View, action: Action): Refusal | undefined {
  const contract = ruleset.find('contract' in action ? String(action.contract) : undefined);
  const hand = ownHand(view);
  return contract && hand && refuseHand(contract, hand);
}

/** The ladder of a table, with the bid that stands; after everybody has passed, what forehand may choose from. */
export function auctionOf(ruleset: Ruleset, view: View): Auction | null {
  const { phase, notes, active, viewer } = view;
  const contracts = ruleset.contracts.filter(({ rank }) => rank !== null);
  if (phase === CHOICE)
    return {
      ...{ bids: contracts.map(({ id }) => bid(id)), standing: [] },
      refused: (action) => refusedFor(ruleset, view, action),
    };
  if (phase !== AUCTION) return null;
  const { entries } = notes as AuctionMemory;
  return {
    bids: contracts.filter(({ lastOnly }) => lastOnly !== true).map(({ id }) => bid(id)),
    standing: entries.map(({ seat, contract }) => ({ by: seat, bid: bid(contract) })),
    refused: (action) =>
      'contract' in action && typeof viewer === 'number'
        ? (refuseBid(ruleset, active, { entries }, { seat: viewer, contract: String(action.contract) }) ??
          refusedFor(ruleset, view, action))
        : undefined,
  };
}
