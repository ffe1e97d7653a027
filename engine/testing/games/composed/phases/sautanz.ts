import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { bluffing } from '#engine/phases/bluff.ts';
import { refusal } from '#engine/testing/refusal.ts';
import type { MakePhase } from '../contract.ts';

/** Round and round a card is put face down, or the player before is accused. */
export const bluff: MakePhase = () =>
  bluffing({
    leader: (s) => firstGame(s).declarer,
    ...{ seconds: 180, turns: 200 },
    refusal: (code) => refusal(code),
    next: () => [{ type: 'ended', end: 'settle' }],
  });
