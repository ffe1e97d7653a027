import type { Totals } from '#engine/kernel/score.ts';
import { BONUSES, type BonusId } from './bonuses/index.ts';
import type { Ruleset } from './ruleset.ts';
import { EARLY, LENT } from './settlement/factors.ts';
import { mostMortgaged } from './settlement/worth.ts';
import { MOST_NATURSTICH, PLAYING } from './sizes.ts';

/** The value that every game may have in a round at most (reform §9). */
const MOST_FIXED = 45;

/** What totals can be, from the prices of the table: each is paid by every opponent (reform §4 to §6, §8). */
export function totalsOf(ruleset: Ruleset): Totals {
  const { contracts, bonuses, options } = ruleset;
  const opponents = PLAYING - 1;
  const costliest = Math.max(...contracts.map(({ worth, lost = worth }) => Math.max(worth, lost)));
  const times = Math.max(...contracts.map((contract) => contract.times));
  const mortgaged = options.mortgage ? Math.max(...contracts.map(({ talon }) => mostMortgaged(talon.cards))) : 1;
  const kontra = 2 ** options.kontraLevels;
  const early = options.preKontra ? (EARLY * kontra) / 2 : kontra;
  // A Hölzel and a Radel at once.
  const lent = LENT * LENT;
  const isThere = (id: BonusId): boolean => contracts.some((contract) => ruleset.bonusesOf(contract).includes(id));
  const worths = bonuses.filter(isThere).map((id) => {
    const { silent, declared = silent } = BONUSES[id];
    const often = id === 'naturstich' ? MOST_NATURSTICH : 1;
    return 'points' in declared ? { points: often * declared.points, times: 0 } : { points: 0, times: declared.times };
  });
  const all = worths.reduce((sum, { points }) => sum + points, 0);
  const allTimes = worths.reduce((sum, one) => sum + one.times, 0);
  const best = Math.max(0, ...worths.map((one) => one.points + one.times * costliest));
  const game = mortgaged * Math.max(costliest * early, MOST_FIXED);
  const following = mortgaged * Math.max(costliest * kontra, MOST_FIXED) * allTimes;
  return {
    // The costliest game alone against all, doubled once.
    usual: 2 * opponents * costliest,
    // The costliest bonus in it, as high as it can be doubled.
    rare: opponents * times * best * kontra,
    // Both sides may have declared everything, and one of them wins all of it; besides, a game may have been bought.
    most: Math.ceil(opponents * lent * (game + MOST_FIXED / 2 + 2 * times * (following + all * kontra))),
    onlyGrow: false,
    areWhole: options.rounding === 'whole',
  };
}
