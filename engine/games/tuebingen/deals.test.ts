import { describe, expect, test } from 'vitest';
import type { Card } from '#engine/core/card.ts';
import { showRational } from '#engine/core/rational.ts';
import { PACK_78, SKI, TAROCKS } from '#engine/decks/deck-78.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { paymentsOf } from '#engine/settlement/payments.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { dealOut, type DealtDeal, play } from '#engine/testing/dealt.ts';
import { FAMILY_CHECKS } from '#engine/testing/family-checks.ts';
import { tuebingen } from './game.ts';

/** Whole deals that were counted on paper. Forehand is seat 0, the dealer seat 3. */

const GO_ON = { type: 'go-on' };
const PASS = { type: 'pass' };
const DONE = { type: 'claims-done' };
const RAUS = { type: 'raus', contract: 'raus' };
const lay = (cards: string) => ({ type: 'discard', cards: cards.split(' ') });
const call = (king: Card) => ({ type: 'call', king });
const claim = (bonus: string, suit?: string) => ({ type: 'claim', bonus, ...(suit && { suit }) });
const four = (action: object) => [action, action, action, action];

/** Tarocks from one number down to another. */
const down = (from: number, to: number): string => TAROCKS.slice(21 - from, 22 - to).join(' ');

const dealt = (hands: Readonly<Record<string, string>>, options = {}): DealtDeal =>
  dealOut(hands, { game: tuebingen, profile: 'tuebingen', options });

const cardOf = (action: Action): Card => (action as Action & { readonly card: Card }).card;

/** What everybody plays who has no plan: whatever counts least. */
const cheapest = (cards: readonly Card[]): Card =>
  [...cards].sort((a, b) => PACK_78.points(a) - PACK_78.points(b) || PACK_78.strength(a) - PACK_78.strength(b))[0] ??
  '';

/** Plays on until no more cards are asked for: each the first card of their plan that is legal, else the cheapest. */
function playOut(deal: DealtDeal, plans: Readonly<Record<number, string>>): void {
  while (deal.s.phase === 'tricks') {
    const legal = deal.offered.map(cardOf);
    const planned = plans[deal.seat]?.split(' ').find((card) => legal.includes(card));
    deal.go(play(planned ?? cheapest(legal)));
  }
}

/** What a finished deal pays, by seat, counted twice. */
function paid(deal: DealtDeal): readonly string[] {
  const { record, s } = deal;
  const payments = paymentsOf(record.settlement ?? [], 4);
  expect(FAMILY_CHECKS.tuebingen.scorer(s, 'tuebingen', record.options, 'score')).toEqual(payments);
  return payments.map(showRational);
}

describe('whole deals counted on paper', () => {
  test('ruf: forehand with HK takes every trick, family of clubs', () => {
    const hand = `${down(21, 8)} CK CQ CN CJ SK`;
    const deal = dealt({ 'hand:0': hand, 'hand:2': 'HK', 'hand:3': 'D10 D9' });
    deal.go(lay('D10 D9'), ...four(GO_ON), ...four(PASS), { type: 'fort' }, call('HK'));
    playOut(deal, { 0: hand });
    deal.go(claim('family', 'C'), ...four(DONE));
    // The dealer has one point, laid away: 90 − 23 = 67, and 10 for the family. Fourteen Oberers nobody has claimed.
    expect(paid(deal)).toEqual(['77', '0', '77', '0']);
  });

  test('ruf lost: the dealer calls, and forehand takes every trick', () => {
    const hand = `${down(21, 8)} CK CQ CN CJ SK`;
    const deal = dealt({ 'hand:0': hand, 'hand:2': 'HK', 'hand:3': 'D10 D9 DK' });
    deal.go(lay('D10 D9'), ...four(GO_ON), ...four(PASS), call('HK'));
    playOut(deal, { 0: hand });
    deal.go(...four(DONE));
    // The dealer’s side has one point: 90 − 23 = 67, twice; the partner pays nothing.
    expect(paid(deal)).toEqual(['0', '0', '0', '-134']);
  });

  test('raus: every trick, the 1 at last', () => {
    const hand = `${down(21, 4)} T1`;
    const deal = dealt({ 'hand:0': hand, 'hand:1': SKI, 'hand:3': 'D10 D9' });
    deal.go(lay('D10 D9'), ...four(GO_ON), RAUS);
    playOut(deal, { 0: hand });
    deal.go(claim('oberers'), claim('fein'), ...four(DONE));
    // 90 − 18 = 72, eighteen Oberers 36, Fein 10: 118, three times. The Ski went across in the last trick.
    expect(paid(deal)).toEqual(['354', '0', '0', '0']);
  });

  test('raus: the Ski goes back for a card of half a point', () => {
    const hand = `${down(21, 5)} DJ CK`;
    const deal = dealt({ 'hand:0': hand, 'hand:1': `DK H10 ${SKI}`, 'hand:2': 'D7', 'hand:3': 'D9 D8 C1 C2' });
    deal.go(lay('C1 C2'), ...four(GO_ON), RAUS);
    playOut(deal, { 0: `DJ ${hand}`, 1: `DK H10 ${SKI}` });
    deal.go(...four(DONE));
    // DJ DK and two pips: 1½ + 4½ + 2 × ½ = 7 for seat 1, and 4 for the Ski: 11. The dealer has 1 laid away, and no trick: they are weak,
    // as seat 2 is. So b = 12; the soloist has 91 − 12 = 79, less 18 is 61, three times.
    expect(paid(deal)).toEqual(['183', '0', '0', '0']);
  });

  test('the Ski that was played lies before its owner as soon as the trick is over', () => {
    const hand = `${down(21, 5)} DJ CK`;
    const deal = dealt({ 'hand:0': hand, 'hand:1': `DK H10 ${SKI}`, 'hand:2': 'D7', 'hand:3': 'D9 D8 C1 C2' });
    const rules = tableOf(tuebingen, 'tuebingen');
    const told = (): readonly string[] => {
      const view = deal.seenBy(2);
      return view.games.flatMap((game) => tuebingen.words(rules).story(game, view)).map(({ text }) => text.de);
    };
    deal.go(lay('C1 C2'), ...four(GO_ON), RAUS, play('CK'), play(SKI));
    expect(told()).not.toContain('Ski: {owner}');
    while (deal.seat !== 0) deal.go(play(cheapest(deal.offered.map(cardOf))));
    expect(told()).toContain('Ski: {owner}');
  });

  test('raus-concealed: the dealer calls one of their own kings', () => {
    const hand = `${down(21, 5)} CK SK`;
    const deal = dealt({ 'hand:0': 'H10 T1', 'hand:1': 'H9', 'hand:2': 'H8', 'hand:3': `${hand} S1 S2` });
    deal.go(lay('S1 S2'), ...four(GO_ON), ...four(PASS), call('CK'));
    playOut(deal, { 0: 'H10', 3: `T5 ${hand}` });
    deal.go(...[DONE, DONE, DONE], claim('oberers'), claim('einser-gefasst'), DONE);
    // All 91: 73, seventeen Oberers 34, the opponents’ 1 was captured 5: 112, three times.
    expect(paid(deal)).toEqual(['0', '0', '0', '336']);
  });

  test('tout: the asker’s left neighbour takes every trick', () => {
    const hand = `${down(21, 4)} CK`;
    const pips = PACK_78.cards.filter((card) => !PACK_78.isTrump(card) && PACK_78.points(card) === 1).slice(0, 19);
    const deal = dealt({ 'hand:0': hand, 'hand:1': pips.join(' '), 'hand:3': 'D10 D9' });
    deal.go(lay('D10 D9'), GO_ON, { type: 'ask' }, GO_ON, GO_ON);
    deal.go({ type: 'decline' }, { type: 'decline' }, { type: 'accept', contract: 'tout' });
    playOut(deal, { 0: hand });
    expect(paid(deal)).toEqual(['240', '0', '0', '0']);
  });

  test('tout lost: over with the second lost trick', () => {
    const hand = `${down(21, 8)} C10 C9 C8 C7 C6`;
    const deal = dealt({
      'hand:0': hand,
      'hand:1': 'H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 S1 S2 S3 S4 S5 S6 S7 S8 S9',
      'hand:2': 'CK CQ CJ CN',
      'hand:3': 'D10 D9',
    });
    deal.go(lay('D10 D9'), GO_ON, { type: 'ask' }, GO_ON, GO_ON);
    deal.go({ type: 'decline' }, { type: 'decline' }, { type: 'accept', contract: 'tout' });
    playOut(deal, { 0: `C10 ${hand}`, 2: 'CK CQ' });
    expect(deal.s.zones['hand:0']).toHaveLength(17);
    expect(paid(deal)).toEqual(['-240', '0', '0', '0']);
  });
});
