import { text } from '#engine/core/text.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { isRun, worthOf } from '../bonuses.ts';
import { isForTricks } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Strafe } from '../strafen/in-deal.ts';
import { forgottenIn } from '../strafen/in-view.ts';
import { strafeName } from './claims.ts';
import { signed } from './names.ts';

/** What nobody claimed, with its holder and its worth: it does not count (tuebingen TU16). */
export function forgottenOf(ruleset: Ruleset, view: View): readonly Fact[] {
  const { options } = ruleset;
  const contract = ruleset.find(view.games[0]?.contract);
  if (view.phase !== null || !contract || options['strafen-claim'] === 'auto') return [];
  if (isForTricks(contract) && !options['strafen-in-tout']) return [];
  return forgottenIn(options, view).map(factOf);
}

function factOf({ id, suit, length, holder }: Strafe): Fact {
  const name = strafeName(id, suit);
  const worth = signed(worthOf(id, length));
  return {
    text: isRun(id)
      ? text(
          `vergessen: ${length} ${name.de} ({holder}), ${worth.de}`,
          `forgotten: ${length} ${name.en} ({holder}), ${worth.en}`,
        )
      : text(`vergessen: ${name.de} ({holder}), ${worth.de}`, `forgotten: ${name.en} ({holder}), ${worth.en}`),
    values: { holder: { seat: holder } },
    rule: id,
  };
}
