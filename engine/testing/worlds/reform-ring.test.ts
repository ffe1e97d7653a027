import { expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import { cardsAction, type CardsOffer } from '#engine/kernel/deal/offers.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type DealtDeal, GOOD, play } from '../dealt.ts';
import { bidden, found, mayPlay, TRIES } from './moments.ts';

const HANDS = {
  'hand:0': 'T22 T21 T20 T19 T18 T17 CK CQ SK SQ HK DK',
  'talon:0': 'T1 C7 SN',
  'talon:1': 'HJ T7 DQ',
};

/** Lays away or passes on the first cards that may go. */
const giveFirst = (deal: DealtDeal): void => {
  const offer = deal.seenBy(deal.seat).offers.find((one): one is CardsOffer => one.kind === 'cards');
  const cards = must(offer, 'cards to give');
  deal.go(cardsAction(cards, cards.from.slice(0, cards.min)));
};

/** Every moment from when the first cards were passed on. */
function momentsOf(contract: string): readonly State[] {
  const deal = bidden(contract, HANDS, [{ type: 'take-group', group: 1 }]);
  const moments: State[] = [];
  while (deal.s.phase === 'ring') {
    giveFirst(deal);
    moments.push(deal.s);
  }
  while (deal.s.phase === 'announce') deal.go(GOOD);
  while (deal.s.end === null) {
    if (deal.s.zones['trick']?.length === 2) moments.push(deal.s);
    const quiet = deal.offered.find(({ type }) => type === 'no-call');
    deal.go(quiet ?? play(must(mayPlay(deal)[0], 'a card')));
  }
  return moments;
}

test.each(['diskreter-dreier', 'juwel'])('deals are found at any moment of a %s, from every seat', (contract) => {
  const moments = momentsOf(contract);
  expect(moments.length).toBeGreaterThan(14);
  // The declarer sees none of the cards that go round: what cannot have gone unseen is not imagined on its way.
  const fits = moments.flatMap((s) => [0, 1, 2, 3].map((viewer) => found(s, viewer).length));
  expect(Math.min(...fits)).toBeGreaterThan(TRIES / 2);
});
