import { rational } from '#engine/core/rational.ts';
import { text } from '#engine/core/text.ts';
import { shortOf } from '../settlement/banks.ts';
import { paidByEach } from '../settlement/fixed.ts';
import { isSchneider } from '../settlement/settled.ts';
import type { Counted, Price } from './price.ts';

/** The same unit for the game, a Schneider and a Schwarz, from each or to each; a won Frage costs half (bavarian §7.2). */
export const inSharp = ({ isHalved }: { readonly isHalved: boolean }): Price => ({
  listed: ({ 'sharp-unit': unit }) => (isHalved ? `${unit / 2} / ${unit}` : String(unit)),
  said: ({ 'sharp-unit': unit }) =>
    isHalved
      ? text(`${unit / 2} Cent gewonnen, ${unit} verloren`, `${unit / 2} cents won, ${unit} lost`)
      : text(`${unit} Cent`, `${unit} cents`),
  worked: (game) => ({
    cents: rational(unitIn(game, isHalved)),
    how:
      game.made && isHalved
        ? text(`die Hälfte von ${game.options['sharp-unit']} Cent`, `half of ${game.options['sharp-unit']} cents`)
        : text(`${game.options['sharp-unit']} Cent`, `${game.options['sharp-unit']} cents`),
    flow: game.made ? text('von jedem Gegner', 'from each defender') : text('jedem Gegner', 'to each defender'),
  }),
  pays(game) {
    const unit = unitIn(game, isHalved);
    const items = paidByEach(game, {
      [game.contract]: unit,
      schneider: isSchneider(game) ? unit : 0,
      schwarz: game.schwarz ? unit : 0,
    });
    return [...items, ...shortOf(game, items)];
  },
});

const unitIn = ({ options, made }: Counted, isHalved: boolean): number =>
  made && isHalved ? options['sharp-unit'] / 2 : options['sharp-unit'];
