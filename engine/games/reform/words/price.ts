import { type Text, text } from '#engine/core/text.ts';
import type { Contract, Each } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { ENOUGH } from '../sizes.ts';
import { bonusAmount, thirdsText } from './amounts.ts';

/** What a loser pays each of the others where everybody plays alone (reform §4, §7.3). */
export function eachPrice({ worth, dearer }: Each): Text {
  const said = String(worth);
  if (dearer === undefined) return text(said, said);
  if (dearer === 'less-tricks') return text(`${said} weniger die Stiche`, `${said} less the tricks`);
  const enough = thirdsText(ENOUGH);
  return text(`${said}, ab ${enough.de} ${dearer.fromEnough}`, `${said}, from ${enough.en} on ${dearer.fromEnough}`);
}

/** What a game costs, where that is not the same in every case. */
const contractPrice = (contract: Contract): Text | undefined =>
  contract.kind === 'each' && contract.dearer !== undefined ? eachPrice(contract) : undefined;

/** What a game costs, or a bonus counts where it is a number of times the game; other amounts are as they are listed. */
export function priceOf(ruleset: Ruleset, id: string): Text | undefined {
  const contract = ruleset.find(id);
  if (contract) return contractPrice(contract);
  const bonus = ruleset.bonus(id);
  if (!bonus || 'points' in bonus.silent) return undefined;
  const silent = bonusAmount(bonus.silent);
  if (!bonus.declared) return silent;
  const declared = bonusAmount(bonus.declared);
  return text(`still ${silent.de}, angesagt ${declared.de}`, `silent ${silent.en}, announced ${declared.en}`);
}
