import type { Item, Verdict } from '#engine/kernel/score.ts';
import { lostPromise } from '#engine/kernel/words/lost-promise.ts';
import type { LineFacts } from '#engine/kernel/words/phrase.ts';
import type { Ruleset } from '../ruleset.ts';

/**
 * What a sheet says of a bonus. A silent bird is whose card it was, and a captured card whose card took it; what lies in a pile, a Valat
 * and the called king in the last trick are the whole side's.
 */
export function lineFacts(ruleset: Ruleset, judged: (Item & Verdict) | undefined): LineFacts {
  const bonus = judged && ruleset.bonus(judged.about);
  if (!bonus) return {};
  const { kind, promise } = bonus;
  const isOnesOwn = kind === 'course' && (!promise || promise.card !== undefined);
  const why = promise && lostPromise(judged, promise.trick);
  return { isOfSide: judged.stage === 'silent' && !isOnesOwn, ...(why && { why }) };
}
