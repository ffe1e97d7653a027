import type { Action, View } from '../../../kernel/types.ts';
import type { Auction } from '../../../kernel/texts.ts';
import { AUCTION, type AuctionMemory } from '../phases/auction.ts';
import { CHOICE } from '../phases/names.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';

const bid = ({ id }: Pick<RankedContract, 'id'>): Action => ({ type: 'bid', contract: id }) as Action;

/** The ladder of a house, and what stands on it; after everybody has passed, what forehand may choose from. */
export function auctionOf(ruleset: Ruleset, { phase, notes }: Pick<View, 'phase' | 'notes'>): Auction | null {
  const { contracts } = ruleset;
  if (phase === CHOICE) return { bids: contracts.filter((one) => one.bid !== 'forehand-first').map(bid), standing: [] };
  if (phase !== AUCTION) return null;
  const { entries } = notes as AuctionMemory;
  return {
    bids: contracts.filter((one) => one.bid !== 'forehand-choice').map(bid),
    standing: entries.flatMap(({ seat, contract }) => {
      const standing = ruleset.find(contract);
      return standing ? [{ by: seat, bid: bid(standing) }] : [];
    }),
  };
}
