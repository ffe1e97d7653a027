import { must } from '#engine/core/assert-never.ts';
import { rational } from '#engine/core/rational.ts';
import { seededRng, shuffled } from '#engine/core/rng.ts';
import { bavarian } from '#engine/games/bavarian/game.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '#engine/kernel/deal/apply.ts';
import { cardsAction } from '#engine/kernel/deal/offers.ts';
import { record } from '#engine/kernel/deal/replay.ts';
import type { DealRecord } from '#engine/kernel/deal/rules.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';

/** Plays at least `cards` cards, then on until seat 0 has to play: nothing happens at the table before that. */
function playOn(deal: DealtDeal, cards: number): DealRecord {
  for (let i = 0; i < cards || deal.seat !== 0; i++) deal.go(must(deal.offered[0], 'a card'));
  return deal.record;
}

function announced(deal: DealtDeal, ...said: readonly object[]): DealtDeal {
  deal.go(...said);
  while (deal.s.phase === 'announce') deal.go(GOOD);
  return deal;
}

const HAND = 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1';

/** A Rufer with a kontra and a Trull, in which the called king has fallen. */
export function rufer(): DealRecord {
  const deal = dealOut({
    'hand:0': HAND,
    'hand:1': 'T21 T14 T8 T7 T4 SK SQ S7 S8 H1 D3 CQ',
    'hand:2': 'CK T19 T18 T17 T16 T6 T5 S9 H2 H3 DQ DJ',
    'talon:0': 'C9 S10 H4',
  });
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'CK' }, { type: 'take', half: 0 });
  deal.go({ type: 'discard', cards: ['C9', 'S10', 'H4'] });
  return playOn(announced(deal, { type: 'announce', bonus: 'trull' }, GOOD, { type: 'kontra', item: 0 }), 28);
}

/** A Rufer whose king lay in the talon. */
export function alone(): DealRecord {
  const deal = dealOut({ 'hand:0': HAND, 'talon:0': 'CK S10 H4' });
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'CK' }, { type: 'alone' });
  deal.go({ type: 'take', half: 0 }, { type: 'discard', cards: ['S10', 'H4', 'C7'] });
  return playOn(announced(deal), 16);
}

/** A Trischaken with a talon card in each of the first tricks; the first is won. */
export function trischaken(): DealRecord {
  const deal = dealOut({ 'hand:0': HAND });
  deal.go(VORHAND, PASS, PASS, PASS, { ...bid('trischaken'), stichzwang: false, talon: 'first-six' });
  return playOn(deal, 4);
}

/** A Bettler ouvert after at least `cards` cards; after the first trick all hands are open. */
export function ouvert(cards = 4): DealRecord {
  const deal = dealOut({
    'hand:0': 'T2 C7 C8 C9 C10 D2 D3 D4 H4 H3 S7 S8',
    'hand:1': 'T22 T18 T17 T16 T8 T7 T6 T13 SK SQ HK HQ',
  });
  deal.go(bid('bettel-ouvert'), PASS, PASS, PASS);
  return playOn(announced(deal), cards);
}

/** A Bavarian game with Kontra and Re and something in the pot, after three tricks. */
export function herzsolo(): DealRecord {
  const table = tableOf(bavarian, 'simple-points');
  const rules = bavarian.rules(table);
  const deck = shuffled(rules.pack.cards, seededRng('frage'));
  const now = { deal: 1, factors: [], pot: rational(300), notes: {} };
  const begun = start(rules, { table: 3, dealer: 2, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  for (let cards = 0; cards < 11 || turnOf(rules, s).must[0] !== 0;) {
    const seat = must(turnOf(rules, s).must[0], 'a seat');
    const all = offersTo(rules, s, seat).flatMap((offer): readonly Action[] =>
      offer.kind === 'cards' ? [cardsAction(offer, offer.from.slice(0, offer.min))] : offer.actions,
    );
    const loud = all.find(({ type }) => type === 'bid' || type === 'double');
    const action = loud ?? must(all.find(({ type }) => type === 'pass' || type === 'good') ?? all[0], 'an action');
    if (action.type === 'play') cards++;
    const done = apply(rules, s, seat, action);
    if (!done.ok) throw new Error(done.error.code);
    s = done.value;
  }
  return record(rules, table, deck, s);
}
