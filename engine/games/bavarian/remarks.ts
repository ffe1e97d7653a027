import type { Remark } from '#engine/kernel/deal/rules.ts';
import { PASSED_OUT, type Row } from '#engine/kernel/score.ts';
import { choiceOfTrumps, trumpIn } from './contracts/contract.ts';
import { TARGET, targetIn } from './played/counted.ts';
import type { Ruleset } from './ruleset.ts';
import { isDurchPaid } from './settlement/payment.ts';

/** What a scorer remarks on a deal: trumps that were chosen, and a Durch that is no line item of its own. */
export function remarksOn(ruleset: Ruleset, row: Row): readonly Remark[] {
  const { outcome, games } = row;
  if (outcome === PASSED_OUT) return [{ id: PASSED_OUT, about: 'deal' }];
  return games.flatMap((game): readonly Remark[] => {
    const trump = trumpIn(game);
    const isChosen = choiceOfTrumps(ruleset.contractOf(game), ruleset.options).length > 0;
    const target = targetIn(game);
    return [
      ...(target === TARGET ? [] : [{ id: `target-${target}`, about: 'game' as const }]),
      ...(trump !== undefined && isChosen ? [{ id: `trump-${trump}`, about: 'game' as const }] : []),
      ...(ruleset.payment === 'points' && isDurchPaid(ruleset, row, game)
        ? [{ id: 'durch', about: 'game' as const }]
        : []),
    ];
  });
}
