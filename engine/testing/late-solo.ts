import { bid, dealOut, type DealtDeal, GOOD } from './dealt.ts';

/** Hands of forehand for it: with the first all tricks are won, with the second the last three are lost. */
export const WINNERS = 'T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11';
export const LOSERS = 'T22 T21 T20 T19 T18 T17 T16 T15 T14 C7 S7 D1';

/** A Solodreier of forehand, who has led trumps from above and has three cards left. */
export function lateSolo(hand: string): DealtDeal {
  const deal = dealOut({ 'hand:0': hand, 'talon:0': 'H4 H3 H2', 'talon:1': 'D4 D3 D2' });
  deal.go(bid('solodreier'));
  while (deal.s.phase === 'announce') deal.go(GOOD);
  while ((deal.s.zones['hand:0']?.length ?? 0) > 3 || deal.seat !== 0)
    deal.go(deal.offered.find((one) => deal.seat !== 0 || /T\d+/.test(JSON.stringify(one))) ?? {});
  return deal;
}
