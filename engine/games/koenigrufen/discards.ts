import type { Card } from '#engine/core/card.ts';
import { isHonour, isTarock } from '#engine/decks/deck-54.ts';
import type { Discards } from '#engine/phases/lay-away.ts';
import type { Contract } from './contracts/contract.ts';
import type { Ruleset } from './ruleset.ts';

/** First suit cards in tarock games, first tarocks in Farbenspiele (tirol §5); never kings, Trull pieces, or a bird that was promised. */
export function discardsFrom(
  ruleset: Ruleset,
  contract: Contract,
  hand: readonly Card[],
  promised: readonly Card[],
): Discards {
  const all = hand.filter((card) => !isHonour(card) && !promised.includes(card));
  const [tarocks, suits] = [all.filter(isTarock), all.filter((card) => !isTarock(card))];
  return contract.play.discards(ruleset.options, { all, tarocks, suits });
}
