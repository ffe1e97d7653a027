import { rational } from '#engine/core/rational.ts';
import { text } from '#engine/core/text.ts';
import type { Options } from '../options/options.ts';
import { fixed } from '../settlement/fixed.ts';
import { fromPot } from '../settlement/from-pot.ts';
import type { Price } from './price.ts';

const worth = (options: Options): number => options['bettel-factor'] * options['base-stake'];

/** A multiple of the basic stake, whatever the points (bavarian §7.2, R20). */
export const bettelPrice: Price = {
  listed: (options) => String(worth(options)),
  said: (options) => text(`${worth(options)} Cent`, `${worth(options)} cents`),
  pays: (game) => (game.options.payment === 'points' ? fromPot(game) : fixed(game, worth(game.options), 0)),
  worked: ({ options }) => ({
    cents: rational(worth(options)),
    how: text(
      `${options['bettel-factor']} mal ${options['base-stake']} Cent`,
      `${options['bettel-factor']} times ${options['base-stake']} cents`,
    ),
  }),
};
