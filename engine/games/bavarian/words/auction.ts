import type { Action, View } from '../../../kernel/types.ts';
import type { Auction } from '../../../kernel/texts.ts';
import { standingIn } from '../../../phases/auction/duel.ts';
import type { Ruleset } from '../ruleset.ts';

/** The phase in which two call against each other. */
export const AUCTION = 'auction';

/** The calls of a house, and the one that stands. */
export function auctionOf({ calls }: Ruleset, { phase, notes }: Pick<View, 'phase' | 'notes'>): Auction | null {
  if (phase !== AUCTION) return null;
  const bids = calls.map((call) => ({ type: 'bid', call }) as Action);
  const standing = standingIn(notes);
  const bid = standing ? bids[standing.level] : undefined;
  return { bids, standing: standing && bid ? [{ by: standing.by, bid }] : [] };
}
