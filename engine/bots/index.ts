import { text, type Text } from '../core/text.ts';
import { decide as bavarian } from './bavarian/rule.ts';
import { decide as illustrated } from './illustrated/rule.ts';
import { decide as koenigrufen } from './koenigrufen/rule.ts';
import { RANDOM_BOT } from './random.ts';
import type { Bot } from './types.ts';

/** Players that play by rules of thumb, by the family they know. */
const RULE_PLAYERS: Readonly<Record<string, typeof koenigrufen>> = { koenigrufen, bavarian, illustrated };

/** Plays by rules where it knows the family, else by chance. */
export const RULE_BOT: Bot = {
  act: (view, rules, rng) => RULE_PLAYERS[rules.family]?.(view, rules) ?? RANDOM_BOT.act(view, rules, rng),
};

/** A bot with its names. */
export interface NamedBot extends Bot {
  readonly id: string;
  readonly name: Text;
}

/** Every bot, by id. */
export const BOTS: readonly NamedBot[] = [
  { id: 'random', name: text('Zufall', 'Chance'), ...RANDOM_BOT },
  { id: 'rule', name: text('Regelspieler', 'Rule player'), ...RULE_BOT },
];
