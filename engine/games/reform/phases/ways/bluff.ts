import { refusal } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import { type Bluff, bluffing } from '#engine/phases/bluff.ts';
import { onward } from '../flow.ts';

/** Cards are put face down, and whoever is believed to lie is accused (reform §7.3, Sautanz). */
export const bluff = (ruleset: Ruleset): PhaseOf<Bluff, 'bluff'> =>
  bluffing({
    leader: (s) => firstGame(s).declarer,
    seconds: ruleset.options.sautanzSeconds,
    turns: ruleset.options.sautanzTurns,
    refusal: (code, at) => refusal(code, at, 'reform §7.3'),
    next: onward(ruleset),
  });
