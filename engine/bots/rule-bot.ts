import type { FamilyId } from '../games/loaders.ts';
import type { TableRules } from '../kernel/deal/rules.ts';
import type { View } from '../kernel/deal/view.ts';
import type { RulePlayer } from './advice.ts';
import { REASONS as BAVARIAN } from './bavarian/reasons.ts';
import { advise as bavarian } from './bavarian/rule.ts';
import { REASONS as ILLUSTRATED } from './illustrated/reasons.ts';
import { advise as illustrated } from './illustrated/rule.ts';
import { REASONS as KOENIGRUFEN } from './koenigrufen/reasons.ts';
import { advise as koenigrufen } from './koenigrufen/rule.ts';
import { RANDOM_BOT } from './random.ts';
import { REASONS as TUEBINGEN } from './tuebingen/reasons.ts';
import { advise as tuebingen } from './tuebingen/rule.ts';
import type { Adviser, Bot, Tip } from './types.ts';

/** Players that play by rules of thumb and say why; `null`: the family has none, its games are searched. */
export const RULE_PLAYERS: Readonly<Record<FamilyId, RulePlayer | null>> = {
  koenigrufen: { advise: koenigrufen, reasons: KOENIGRUFEN },
  bavarian: { advise: bavarian, reasons: BAVARIAN },
  illustrated: { advise: illustrated, reasons: ILLUSTRATED },
  tuebingen: { advise: tuebingen, reasons: TUEBINGEN },
  reform: null,
};

const players: Readonly<Record<string, RulePlayer | null | undefined>> = RULE_PLAYERS;

/** Whether there are rules of thumb for a family. */
export const hasRulePlayer = ({ family }: Pick<TableRules, 'family'>): boolean =>
  Object.hasOwn(players, family) && players[family] !== null;

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

/** Plays by the rules of thumb of its family; who has nothing to say, or knows no rules of the family, is silent. */
export const RULE_BOT: Adviser = {
  tip: tipFor,
  act: (view, rules) => players[rules.family]?.advise(view, rules)?.action ?? null,
};

/** Plays any family at once: by rules of thumb where there are some, else by chance. */
export const QUICK_BOT: Bot = {
  act: (view, rules, rng) => (hasRulePlayer(rules) ? RULE_BOT : RANDOM_BOT).act(view, rules, rng),
};
