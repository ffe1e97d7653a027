import { type Text, text } from '#engine/core/text.ts';
import type { Ruleset } from '../ruleset.ts';
import { bonusAmount } from './amounts.ts';

/** What a bonus counts, where it is a number of times the game; points are as they are listed. */
export function priceOf(ruleset: Ruleset, id: string): Text | undefined {
  const bonus = ruleset.bonus(id);
  if (!bonus || 'points' in bonus.silent) return undefined;
  const silent = bonusAmount(bonus.silent);
  if (!bonus.declared) return silent;
  const declared = bonusAmount(bonus.declared);
  return text(`still ${silent.de}, angesagt ${declared.de}`, `silent ${silent.en}, announced ${declared.en}`);
}
