import type { Totals } from '#engine/kernel/score.ts';
import { FAMILIES, RUNS, WORTH } from './bonuses.ts';
import { CONTRACTS } from './contracts/index.ts';
import { ALL } from './row.ts';
import type { Ruleset } from './ruleset.ts';
import { TOUT } from './settlement/settle.ts';

/** Tarocks in a run, and families, are no more than the cards of the pack (tuebingen §1). */
const [TAROCKS, SUITS] = [22, 4];

/** All Strafen that there are, each of them once (tuebingen §7.1). */
const STRAFEN = (Object.keys(WORTH) as readonly (keyof typeof WORTH)[]).reduce((all, id) => {
  const worth = Math.abs(WORTH[id]);
  if ((RUNS as readonly string[]).includes(id)) return all + worth * TAROCKS;
  return all + ((FAMILIES as readonly string[]).includes(id) ? SUITS * worth : worth);
}, 0);

/** What totals can be: points above those that count nothing, and Strafen, as often as the game counts (tuebingen §7). */
export function totalsOf({ contracts, options }: Ruleset): Totals {
  const { ruf, raus } = CONTRACTS;
  const tout = options['tout-query'] ? TOUT['tout-grand'] : 0;
  return {
    // Every point of the pack in every Ruf, or a third of that in a Raus.
    usual: ALL - ruf.threshold,
    rare: Math.max(raus.times * (ALL - raus.threshold), tout),
    most: Math.max(...contracts.map(({ times }) => times), raus.times) * (Math.max(ALL, tout) + STRAFEN),
    onlyGrow: false,
    // Only where those who pay share a score is it divided (tuebingen TU2).
    areWhole: options.scoring === 'classic',
  };
}
