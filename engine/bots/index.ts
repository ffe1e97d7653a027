import { type Text, text } from '../core/text.ts';
import { findGame } from '../games/index.ts';
import { RANDOM_BOT } from './random.ts';
import { RULE_BOT } from './rule-bot.ts';
import { PLAYOUTS, thinking } from './search/types.ts';
import { searchingPlayer } from './table-player.ts';
import type { Bot } from './types.ts';

/** A bot with its names. */
export interface NamedBot extends Bot {
  readonly id: string;
  readonly name: Text;
}

/** Every bot, by id. */
export const BOTS: readonly NamedBot[] = [
  { id: 'random', name: text('Zufall', 'Chance'), ...RANDOM_BOT },
  { id: 'rule', name: text('Regelspieler', 'Rule player'), ...RULE_BOT },
  { id: 'search', name: text('Suchspieler', 'Searching player'), ...thinking(searchingPlayer(findGame), PLAYOUTS) },
];
