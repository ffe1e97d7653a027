import type { Totals } from '#engine/kernel/score.ts';
import { HIGHEST } from './contracts/index.ts';
import { excessOf } from './played/counted.ts';
import { LEVELS } from './profiles/profile.ts';
import type { Ruleset } from './ruleset.ts';

/** Anybody's game, doubled once. */
const DOUBLED = 2;

/** What totals can be: everybody's own points, everything multiplied by the game (illustrated §4, §6, §8). */
export function totalsOf(ruleset: Ruleset): Totals {
  const { contracts, bonuses, options, profile } = ruleset;
  const priceOf = (contract: string, times: number): number =>
    times * Math.max(0, ...LEVELS.map((level) => ruleset.value(contract, level) ?? 0));
  const costliest = Math.max(...contracts.map(({ id, times }) => priceOf(id, times)));
  const { times } = ruleset.contractOf({ contract: HIGHEST });
  const worths = bonuses.map((id) =>
    Math.max(...(['before', 'announced', 'silent', 'meld'] as const).map((column) => ruleset.amount(id, column) ?? 0)),
  );
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  const contra = profile.early.factor * (options.recontra ? profile.early.factor : 1);
  // Only in a Trischaken does anybody lose points, or share them (illustrated §8.5).
  const isPlain = ruleset.find('trischaken') === undefined;
  return {
    usual: DOUBLED * costliest,
    // The costliest bonus in the costliest game, doubled.
    rare: DOUBLED * times * Math.max(...worths),
    most: contra * (costliest + times * (excessOf(0) + all)),
    onlyGrow: isPlain,
    areWhole: isPlain,
  };
}
