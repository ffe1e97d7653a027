import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { KINGS } from '#engine/decks/deck-54.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { StandingBid } from '#engine/phases/auction/cyclic.ts';
import { isBeiGame } from '../contracts/contract.ts';
import { refusal } from '../refusals.ts';
import { birdsOf, promisedCard, type RankedContract, type Ruleset } from '../ruleset.ts';

export const forehandOf = (s: State): Seat => s.active[0] ?? 0;

/** The cards of somebody who bids. */
export const cardsOf = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];

/** What the hand must hold: no Ruf game with four kings (R4), a promised bird (tirol §3). */
export function refuseHand(ruleset: Ruleset, hand: readonly Card[], contract: RankedContract): Refusal | undefined {
  if (
    contract.parties === 'calls-partner' &&
    !ruleset.options.selbstrufer &&
    KINGS.every((king) => hand.includes(king))
  )
    return refusal('four-kings', { item: contract.id }, 'tirol §3, R4');
  const birds = birdsOf(ruleset, contract).map((bird) => promisedCard(bird, undefined) ?? '');
  if (birds.length > 0 && !birds.some((card) => hand.includes(card)))
    return refusal('bird-missing', { text: birds.join(' ') }, 'tirol §3');
  return undefined;
}

/** The highest rank among standing bids; 0 without any. */
export const topRank = (ruleset: Ruleset, entries: readonly StandingBid[]): number =>
  Math.max(0, ...entries.map(({ contract }) => ruleset.find(contract)?.rank ?? 0));

/** Whether a negative game may stand beside those that stand (tirol §3, R16). */
export function mayStandBeside(ruleset: Ruleset, contract: RankedContract, entries: readonly StandingBid[]): boolean {
  const rule = ruleset.options['bei-groups'];
  if (rule === 'off' || entries.length === 0 || !isBeiGame(contract)) return false;
  return entries.every((entry) => {
    const other = ruleset.find(entry.contract);
    return (
      other !== undefined &&
      isBeiGame(other) &&
      other.value === contract.value &&
      (rule === 'same-value' || other.id === contract.id)
    );
  });
}
