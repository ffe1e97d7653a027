import type { Action } from '../../../kernel/deal/action.ts';
import type { View } from '../../../kernel/deal/view.ts';
import type { Auction } from '../../../kernel/words/texts.ts';
import { refuseCall, standingIn } from '../../../phases/auction/duel.ts';
import { AUCTION, duelOf } from '../phases/auction.ts';
import type { Ruleset } from '../ruleset.ts';

/** The calls of a house, the one that stands, and why another may not be made. */
export function auctionOf(ruleset: Ruleset, { phase, notes, active, viewer }: View): Auction | null {
  if (phase !== AUCTION) return null;
  const bids = ruleset.calls.map((call) => ({ type: 'bid', call }) as Action);
  const standing = standingIn(notes);
  const bid = standing ? bids[standing.level] : undefined;
  const rules = duelOf(ruleset);
  return {
    bids,
    standing: standing && bid ? [{ by: standing.by, bid }] : [],
    refused: (action) =>
      'call' in action && typeof viewer === 'number'
        ? refuseCall(rules, notes, { active }, viewer, String(action.call))
        : undefined,
  };
}
