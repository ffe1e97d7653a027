import { type Text, text } from '../core/text.ts';
import { findGame } from '../games/index.ts';
import type { FamilyId } from '../games/loaders.ts';
import type { Rules, TableRules } from '../kernel/deal/rules.ts';
import type { View } from '../kernel/deal/view.ts';
import type { RulePlayer } from './advice.ts';
import { REASONS as BAVARIAN } from './bavarian/reasons.ts';
import { advise as bavarian } from './bavarian/rule.ts';
import { REASONS as ILLUSTRATED } from './illustrated/reasons.ts';
import { advise as illustrated } from './illustrated/rule.ts';
import { REASONS as KOENIGRUFEN } from './koenigrufen/reasons.ts';
import { advise as koenigrufen } from './koenigrufen/rule.ts';
import { RANDOM_BOT } from './random.ts';
import { generalPlayer } from './search/general.ts';
import { thinking } from './search/types.ts';
import { REASONS as TUEBINGEN } from './tuebingen/reasons.ts';
import { advise as tuebingen } from './tuebingen/rule.ts';
import type { Adviser, Bot, Tip } from './types.ts';

/** Players that play by rules of thumb and say why, one for each family. */
const RULE_PLAYERS: Readonly<Record<FamilyId, RulePlayer>> = {
  koenigrufen: { advise: koenigrufen, reasons: KOENIGRUFEN },
  bavarian: { advise: bavarian, reasons: BAVARIAN },
  illustrated: { advise: illustrated, reasons: ILLUSTRATED },
  tuebingen: { advise: tuebingen, reasons: TUEBINGEN },
};

const players: Readonly<Record<string, RulePlayer | undefined>> = RULE_PLAYERS;

/** What the rule player would do with this view, and why; `null`: nothing is offered, or nobody knows the family. */
function tipFor(view: View, rules: TableRules): Tip | null {
  // Anybody may ask while another has to act.
  if (view.offers.length === 0) return null;
  const player = players[rules.family];
  const advice = player?.advise(view, rules);
  const said = advice && player?.reasons[advice.reason.id];
  return advice && said
    ? { action: advice.action, reason: { text: said, ...(advice.reason.values && { values: advice.reason.values }) } }
    : null;
}

/** Plays by rules where it knows the family, else by chance; who has nothing to say and need not speak is silent. */
export const RULE_BOT: Adviser = {
  tip: tipFor,
  act(view, rules, rng) {
    const player = players[rules.family];
    const advised = player?.advise(view, rules)?.action;
    if (advised !== undefined) return advised;
    const mustSpeak = view.turn.must.some((seat) => seat === view.viewer);
    return player && !mustSpeak ? null : RANDOM_BOT.act(view, rules, rng);
  },
};

/** The rules of a table of any family. */
function rulesOf(table: TableRules): Rules {
  const game = findGame(table.family);
  if (!game.ok) throw new Error(game.error.code);
  return game.value.rules(table);
}

/** A bot with its names. */
export interface NamedBot extends Bot {
  readonly id: string;
  readonly name: Text;
}

/** Deals that the searching player plays to their end in thought, at each decision. */
const PLAYOUTS = 160;

/** Tries what is offered in deals that fit all it has seen, each played on by rule. */
const SEARCHER = generalPlayer({ rules: rulesOf, policy: RULE_BOT });

/** Every bot, by id. */
export const BOTS: readonly NamedBot[] = [
  { id: 'random', name: text('Zufall', 'Chance'), ...RANDOM_BOT },
  { id: 'rule', name: text('Regelspieler', 'Rule player'), ...RULE_BOT },
  { id: 'search', name: text('Suchspieler', 'Searching player'), ...thinking(SEARCHER, PLAYOUTS) },
];
