import { handOf } from '#engine/core/card.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Auction } from '#engine/kernel/words/texts.ts';
import { AUCTION, type AuctionMemory, type Bid, refuseBid } from '../phases/auction.ts';
import { refuseGame } from '../phases/choice.ts';
import { CHOICE, type Choices } from '../phases/names.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';

const bid = ({ id }: Pick<RankedContract, 'id'>): Bid => ({ type: 'bid', contract: id });

/** The ladder of a ruleset, with the current bid on it; after everybody has passed, what forehand may choose from. */
export function auctionOf(ruleset: Ruleset, { phase, notes, viewer, zones }: View): Auction | null {
  const { contracts } = ruleset;
  const hand = (typeof viewer === 'number' ? (zones[handOf(viewer)] ?? []) : []).filter((card) => card !== null);
  const contractOf = (action: Action) => ('contract' in action ? ruleset.find(String(action.contract)) : undefined);
  if (phase === CHOICE)
    return {
      bids: contracts.filter((one) => one.bid !== 'forehand-first').map(bid),
      standing: [],
      refused(action) {
        const contract = contractOf(action);
        return contract && refuseGame(ruleset, notes as Choices, hand, contract);
      },
    };
  if (phase !== AUCTION) return null;
  const now = notes as AuctionMemory;
  return {
    bids: contracts.filter((one) => one.bid !== 'forehand-choice').map(bid),
    standing: now.entries.flatMap(({ seat, contract }) => {
      const standing = ruleset.find(contract);
      return standing ? [{ by: seat, bid: bid(standing) }] : [];
    }),
    refused(action) {
      const contract = contractOf(action);
      return contract && refuseBid(ruleset, now, hand, contract);
    },
  };
}
