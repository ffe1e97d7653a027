import type { Card } from '#engine/core/card.ts';
import { type FairFault, type Fairness, faultsOf, type Hash, type Witness } from '#engine/core/fair.ts';
import { replay } from './replay.ts';
import type { DealRecord, Rules } from './rules.ts';

/** What is to be checked of a recorded deal: how its pack was shuffled, and what was made of it before it was dealt. */
export type Dealing = Pick<DealRecord, 'table' | 'dealer' | 'deck' | 'sinceShuffle'> & { readonly fair: Fairness };

/** What is wrong with how a deal was dealt; empty if its pack is the committed one, as the deals since the shuffle left it. */
export function dealingFaults(hash: Hash, rules: Rules, dealing: Dealing, witness?: Witness): readonly FairFault[] {
  const { fair, deck, sinceShuffle = [] } = dealing;
  return faultsOf(hash, fair, {
    ...{ cards: rules.pack.cards, deck },
    ...(sinceShuffle.length > 0 && { unshuffled: (shuffled) => putTogether(rules, dealing, shuffled) }),
    ...(witness && { witness }),
  });
}

/**
 * The pack after the deals since the shuffle, each of which ended with its cards put together in some order. `undefined` if they
 * cannot have been played so, or another dealer would have followed.
 */
function putTogether(
  rules: Rules,
  { table, dealer, sinceShuffle = [] }: Dealing,
  shuffled: readonly Card[],
): readonly Card[] | undefined {
  let deck = shuffled;
  for (const [i, { actions, ...dealt }] of sinceShuffle.entries()) {
    const played = replay(rules, { table, deck, ...dealt }, actions);
    const end = played.ok ? played.value.end : null;
    if (end === null || end === 'settle' || !end.deck) return undefined;
    const next = sinceShuffle[i + 1]?.dealer ?? dealer;
    if (next !== (end.redeal === 'same-dealer' ? dealt.dealer : (dealt.dealer + 1) % table)) return undefined;
    ({ deck } = end);
  }
  return deck;
}
