import { text } from '../core/text.ts';
import { findGame } from '../games/index.ts';
import { type BotKind, botKind, oneWord, whole } from './kind.ts';
import { firstLegal, neverBids } from './plain.ts';
import { RANDOM_BOT } from './random.ts';
import { RULE_BOT } from './rule-bot.ts';
import { PLAYOUTS, thinking } from './search/types.ts';
import { ENDING_PLAYOUTS, endingsPlayer, gamesOf, searchingPlayer } from './table-player.ts';

const gameAt = gamesOf(findGame);

/** More than anybody waits for. */
const MOST_PLAYOUTS = 100_000;

/** How a deal is played to its end in thought: as has paid best so far, by pure chance, or by rule. */
const POLICIES = {
  learn: {},
  chance: { curiosity: 1, senseAt: () => undefined },
  rule: { policy: RULE_BOT },
};

/** Every kind of bot. */
export const BOTS: readonly BotKind[] = [
  botKind('random', text('Zufall', 'Chance'), {}, () => RANDOM_BOT),
  botKind('first-legal', text('Nimmt das Erste', 'Takes the first'), {}, () => firstLegal(gameAt)),
  botKind('never-bids', text('Sagt nie etwas', 'Never bids'), {}, () => neverBids(gameAt)),
  botKind('rule', text('Regelspieler', 'Rule player'), {}, () => RULE_BOT),
  botKind(
    'rule-endings',
    text('Regelspieler, der das Ende ausrechnet', 'Rule player that counts the end out'),
    { playouts: whole(1, MOST_PLAYOUTS, ENDING_PLAYOUTS) },
    ({ playouts }) => thinking(endingsPlayer(findGame), playouts),
  ),
  botKind(
    'search',
    text('Suchspieler', 'Searching player'),
    { playouts: whole(1, MOST_PLAYOUTS, PLAYOUTS), policy: oneWord(['learn', 'chance', 'rule'], 'learn') },
    ({ playouts, policy }) => thinking(searchingPlayer(findGame, POLICIES[policy]), playouts),
  ),
];
