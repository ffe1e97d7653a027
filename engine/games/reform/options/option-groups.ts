import { text } from '#engine/core/text.ts';
import { optionGroups } from '#engine/kernel/family/option-groups.ts';
import type { OptionId } from './options.ts';

/** Headings of the form, and the options under each. */
export const OPTION_GROUPS = optionGroups<OptionId>()([
  { name: text('Tisch', 'Table'), options: ['table-size', 'rounding'] },
  {
    name: text('Lizitation und Spiele', 'Auction and games'),
    options: [
      'auction',
      'contractsOff',
      'ankauf',
      'ankaufChair',
      'mortgage',
      'oberdreierTalon',
      'birdRuferAlone',
      'soloKingTalon',
      'ruferUnplayed',
    ],
  },
  { name: text('Kontra', 'Kontra'), options: ['preKontra', 'kontraLevels', 'selbstkontra', 'protest'] },
  {
    name: text('Zusätze', 'Bonuses'),
    options: ['marabu', 'announceTrullAndKings', 'announceSingleUltimo', 'multiplierBonuses'],
  },
  { name: text('Spiel', 'Play'), options: ['kaiserstich'] },
  {
    name: text('Spiele mit eigenem Ziel', 'Games with a goal of their own'),
    options: ['bus', 'expressLoss', 'hausiererMissingSuit', 'jubelLead', 'juwelLead'],
  },
  { name: text('Trischaker', 'Trischaker'), options: ['virginsTotal', 'afterTrischaker'] },
  { name: text('Sautanz', 'Sautanz'), options: ['sautanzSeconds', 'sautanzTurns', 'sautanzValue'] },
]);
