import { type Text, text } from '#engine/core/text.ts';
import { amountOf } from '../bonuses/index.ts';
import type { Contract, Each, Positive } from '../contracts/contract.ts';
import { HUNDREDTH } from '../contracts/juwel.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { missed } from '../settlement/prices.ts';
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

/** What a game brings and costs each pair. */
interface Prices {
  readonly won: Text;
  readonly lost: Text;
}

const same = (said: string | number): Text => text(String(said), String(said));

/** The same with what it costs if the single suit was not reached, where that is more (reform §7.7). */
function trainPrice(options: Options, { worth, train }: Positive): Text {
  const all = train ? missed(options, worth, train) : worth;
  return all === worth ? same(worth) : text(`${worth}, ohne Abfahrt ${all}`, `${worth}, or ${all} without a departure`);
}

/** What the winner has, squared (reform §7.10). */
const SQUARED = text(`Blätter² / ${HUNDREDTH}`, `thirds² / ${HUNDREDTH}`);

/** What a game between two sides moves between two players, without a bird (reform §4, §7). */
export function pricesOf({ options }: Ruleset, contract: Exclude<Contract, Each>): Prices {
  const { worth, lost = worth } = contract;
  switch (contract.kind) {
    case 'positive':
      if (contract.squared) return { won: SQUARED, lost: SQUARED };
      return { won: same(worth), lost: contract.train ? trainPrice(options, contract) : same(lost) };
    case 'negative':
    case 'sharing':
    case 'first-and-last':
    case 'passing':
      return { won: same(worth), lost: same(lost) };
    case 'emptying':
      return {
        won: text(`${worth} je Stich`, `${worth} a trick`),
        lost: text(`${worth} je Stich oder Karte`, `${worth} a trick or card`),
      };
    case 'pictures':
      return { won: text(`${worth} oder ${contract.dearer}`, `${worth} or ${contract.dearer}`), lost: same(lost) };
  }
}

/** What a game costs, where that is not the same in every case. */
function contractPrice(ruleset: Ruleset, contract: Contract): Text | undefined {
  switch (contract.kind) {
    case 'each':
      return contract.dearer === undefined ? undefined : eachPrice(contract);
    case 'positive':
      return contract.train || contract.squared ? pricesOf(ruleset, contract).lost : undefined;
    case 'emptying':
      return pricesOf(ruleset, contract).lost;
    case 'pictures':
      return pricesOf(ruleset, contract).won;
    case 'negative':
    case 'sharing':
    case 'first-and-last':
    case 'passing':
      return undefined;
  }
}

/** What a game costs, or a bonus counts where it is a number of times the game; other amounts are as they are listed. */
export function priceOf(ruleset: Ruleset, id: string): Text | undefined {
  const contract = ruleset.find(id);
  if (contract) return contractPrice(ruleset, contract);
  const bonus = ruleset.bonus(id);
  if (!bonus || 'points' in amountOf(bonus)) return undefined;
  const [silent, declared] = [bonus.silent, bonus.declared].map((amount) => amount && bonusAmount(amount));
  if (!silent || !declared) return silent ?? declared;
  return text(`still ${silent.de}, angesagt ${declared.de}`, `silent ${silent.en}, announced ${declared.en}`);
}
