import { must } from '#engine/core/assert-never.ts';
import { reform } from '#engine/games/reform/game.ts';
import { bid, dealOut, type DealtDeal, PASS } from '#engine/testing/dealt.ts';

/** Games with ways of their own (reform §7.7 to §7.9); seat 0 is forehand and plays. */

const dealt = (contract: string, zones: Parameters<typeof dealOut>[0]): DealtDeal => {
  const deal = dealOut(zones, { game: reform, profile: 'reform' });
  deal.go(bid(contract), PASS, PASS, PASS);
  return deal;
};

/** Whatever lets things be is said, or the first card is played, until this is offered. */
function until(deal: DealtDeal, type: string): DealtDeal {
  while (!deal.offered.some((action) => action.type === type)) {
    const quiet = deal.offered.find((action) => reform.groupOf(action) === 'quiet');
    deal.go(must(quiet ?? deal.offered[0], `something to do before ${type}`));
  }
  return deal;
}

/** The declarer names a suit: eleven tarocks are left once a club has been led. */
export const naming = (): DealtDeal =>
  until(
    dealt('eisenbahner', {
      'hand:0': 'T22 T21 T20 T19 T18 T17 T15 T14 T13 T12 T1 C8',
      'hand:1': 'CK CQ CN HK HQ HN HJ H1 H2 H3 H4 T2',
    }),
    'suit',
  );

/** The declarer holds the suit that is led, and may brake. */
export function braking(): DealtDeal {
  const deal = dealt('eisenbahner', {
    'hand:0': 'T22 T21 T20 T19 T18 T17 T15 T14 T13 HK HQ C8',
    'hand:1': 'CK CQ CN H1 H2 SK SQ DK DQ D1 T2 T3',
    'hand:2': 'CJ C10 SN SJ DN DJ HN T4 T5 T6 S10 D2',
    'hand:3': 'C9 C7 S9 S8 D3 D4 HJ T7 T8 T9 S7 H3',
  });
  until(deal, 'suit').go({ type: 'suit', suit: 'T' });
  until(deal, 'play').go({ type: 'play', card: 'C8' }, { type: 'play', card: 'CK' });
  until(deal, 'play').go({ type: 'play', card: 'CJ' }, { type: 'play', card: 'C9' }, { type: 'play', card: 'H1' });
  return until(deal, 'brake');
}

/** The declarer has named a suit and is about to put twelve cards in an order. */
export function ordering(): DealtDeal {
  const deal = dealt('fahrt-ins-blaue', { 'hand:0': 'T22 T21 T20 T19 T18 T17 T15 T14 T13 T12 T1 C8' });
  until(deal, 'suit').go({ type: 'suit', suit: 'T' });
  return deal;
}

/** All clubs but no more than one card of each other suit: all of them can be led at once. */
export const drawing = (): DealtDeal =>
  until(dealt('hausierer', { 'hand:0': 'T22 CK CQ CN CJ C10 C9 C8 C7 SK HK DK' }), 'draw');

/** An Artist who took nothing leads the last of nine tarocks: three kings are left then. */
export function threeKings(): DealtDeal {
  const deal = until(dealt('artist', { 'hand:0': 'T22 T21 T20 T19 T18 T17 T16 T15 T14 CK SK HK' }), 'take');
  deal.go({ type: 'take', group: 0, cards: [] });
  until(deal, 'play');
  while ((deal.s.zones['hand:0'] ?? []).length > 4 || deal.seat !== 0) deal.go(must(deal.offered[0], 'a card'));
  return deal;
}

/** Everybody has one card left, and the declarer leads. */
export function lastTrick(): DealtDeal {
  const deal = until(dealt('apotheker', {}), 'play');
  const left = () => (deal.s.zones['hand:0'] ?? []).length;
  while (left() > 1 || deal.seat !== 0) deal.go(must(deal.offered[0], 'a card'));
  return deal;
}
