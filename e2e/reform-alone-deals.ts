import { reform } from '#engine/games/reform/game.ts';
import { bid, dealOut, type DealtDeal, PASS } from '#engine/testing/dealt.ts';
import { choosingGame } from './reform-deals.ts';

/** Games that everybody plays alone (reform §7.3); seat 0 is forehand. */

/** The player after forehand says how a game is played that forehand has chosen. */
export function declaring(contract: string): DealtDeal {
  const deal = choosingGame();
  deal.go(bid(contract));
  return deal;
}

/** Forehand has neither king nor tarock, and plays a Sautanz; it ends after this number of turns where there is no clock. */
export function faceDown(sautanzTurns = 200): DealtDeal {
  const hands = {
    'hand:0': 'CQ CN CJ C10 SQ SN S10 S9 HQ HN H1 DJ',
    'hand:1': 'CK T22 T21 T9 SK S8 HK H2 D1 D2 D3 DK',
  };
  const deal = dealOut(hands, { game: reform, profile: 'reform', options: { sautanzTurns } });
  deal.go(bid('sautanz'), PASS, PASS, PASS);
  return deal;
}

/** A Sautanz that is over after somebody was accused: its declarer says what the next round is worth. */
export function valuing(): DealtDeal {
  const deal = faceDown(2);
  // A lie.
  deal.go({ type: 'lead-hidden', card: 'H1', suit: 'C' });
  deal.go({ type: 'accuse' });
  return deal;
}
