import { text } from '#engine/core/text.ts';
import { optionGroups } from '#engine/kernel/family/option-groups.ts';
import type { OptionId } from './options.ts';
import { AGREED_GAMES } from './special.ts';

/** Headings of the form, and the options under each. */
export const OPTION_GROUPS = optionGroups<OptionId>()([
  { name: text('Tisch', 'Table'), options: ['table-size', 'cutter', 'talon-deal'] },
  {
    name: text('Lizitation und Talon', 'Auction and talon'),
    options: ['bei-groups', 'bei-settlement', 'bei-beats-solorufer', 'king-in-talon'],
  },
  {
    name: text('Kontra und Zusätze', 'Kontra and bonuses'),
    options: ['kontra-levels', 'kontra-scope', 'solorufer-kontra-void', 'bird-lock', 'silent-loss'],
  },
  { name: text('Spiel', 'Play'), options: ['trick-review', 'ouvert-talk', 'farben-de-luxe', 'early-stop'] },
  {
    name: text('Trischaken', 'Trischaken'),
    options: [
      'trischaken-stichzwang',
      'trischaken-talon',
      'trischaken-settlement',
      'two-virgins',
      'trischaken-forehand-tie',
      'trischaken-positive',
    ],
  },
  {
    name: text('Serie', 'Series'),
    options: ['double-rounds', 'double-overlap', 'fensterbrettl', 'schlussrad', 'pagatkassa', 'standing', 'skoty-unit'],
  },
  {
    name: text('Spezialitäten (am Tisch zu vereinbaren)', 'Specialities (to be agreed at the table)'),
    options: [
      'kaiserstich',
      'selbstrufer',
      'bettler-ohne-stichzwang',
      'sechser',
      ...AGREED_GAMES,
      'dreifachsack',
      'kondor',
      'mondfang',
      'koenigfang',
      'pagatfang',
    ],
  },
]);
