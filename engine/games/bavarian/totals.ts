import type { Totals } from '#engine/kernel/score.ts';
import { HALF } from './played/counted.ts';
import { tariffOf } from './prices/tariff.ts';
import type { Ruleset } from './ruleset.ts';

/** Who puts into the pot: the dealer too, who pauses at a table of four (bavarian R2). */
const MOST_AT_TABLE = 4;
/** Defenders, each of whom pays or is paid. */
const DEFENDERS = 2;
/** Game, Schneider and Schwarz are one unit each (bavarian §7.2). */
const SHARP_UNITS = 3;
/** Points from the highest or the lowest result to where a game costs the least (bavarian §7.2). */
const HAFERL_BANDS = 55;
/** Deals of the costliest game, won one after the other. */
const IN_A_ROW = 4;

/** What one opponent pays or the pot pays for the costliest game without doublings, in cents, and what a declarer gets in all. */
function costliest({ payment, options }: Ruleset): readonly [usual: number, all: number] {
  const { point, simple, schneider } = tariffOf('solo', options);
  const { least, point: each } = options['haferl-tariff'];
  switch (payment) {
    case 'points':
      // A Durch once more.
      return [(HALF * point) / 2, HALF * point + options.rounding];
    case 'fixed': {
      const price = Math.max(simple, schneider);
      return [price, DEFENDERS * price];
    }
    case 'haferl':
      // From the hand it costs twice as much.
      return [least + HAFERL_BANDS * each, DEFENDERS * 2 * (least + (HALF + HAFERL_BANDS) * each)];
    case 'sharp':
      return [SHARP_UNITS * options['sharp-unit'], DEFENDERS * SHARP_UNITS * options['sharp-unit']];
  }
}

/** What totals can be: cents, as the table has agreed on prices, doublings and what goes into a pot (bavarian §7.2, §8). */
export function totalsOf(ruleset: Ruleset): Totals {
  const { options, hasPot } = ruleset;
  const [usual, all] = costliest(ruleset);
  const bettel = ruleset.find('bettel') ? DEFENDERS * options['bettel-factor'] * options['base-stake'] : 0;
  // A deal may have to be paid for by more than one ante, and whoever wins it gets what the others have put in.
  const pot = hasPot ? MOST_AT_TABLE * options['pot-ante'] : 0;
  return {
    usual,
    rare: Math.max(IN_A_ROW * usual, bettel) + pot,
    most: Math.max(all, bettel) * 2 ** options['kontra-max'] + pot,
    onlyGrow: false,
    areWhole: false,
  };
}
