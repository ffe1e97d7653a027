import type { Totals } from '#engine/kernel/score.ts';
import { BONUSES, type BonusId } from './bonuses/index.ts';
import type { Contract, Each } from './contracts/contract.ts';
import type { Ruleset } from './ruleset.ts';
import { EARLY, LENT } from './settlement/factors.ts';
import { FIXED } from './settlement/lent.ts';
import { mostMortgaged } from './settlement/worth.ts';
import { MOST_NATURSTICH, PLAYING } from './sizes.ts';

const OPPONENTS = PLAYING - 1;

/** What totals can be, from the prices of the table: each is paid by every opponent (reform §4 to §6, §8). */
export function totalsOf(ruleset: Ruleset): Totals {
  const { contracts, options } = ruleset;
  const costliest = (amountOf: (contract: Contract) => number): number => Math.max(...contracts.map(amountOf));
  return {
    // The costliest game alone against all, doubled once where it can be.
    usual: OPPONENTS * costliest((contract) => (contract.kind === 'each' ? 1 : 2) * costOf(contract)),
    // The costliest bonus, as high as it can be doubled.
    rare: OPPONENTS * kontraOf(ruleset) * costliest((contract) => bestOf(ruleset, contract)),
    // A Hölzel and a Radel at once.
    most: Math.ceil(OPPONENTS * LENT * LENT * costliest((contract) => mostOf(ruleset, contract))),
    onlyGrow: false,
    areWhole: options.rounding === 'whole',
  };
}

/** By how much something is doubled at most, after the exchange; and if it began before that. */
const kontraOf = ({ options }: Ruleset): number => 2 ** options.kontraLevels;
const earlyOf = (ruleset: Ruleset, { talon }: Contract): number =>
  ruleset.options.preKontra && talon.cards > 0 ? (EARLY * kontraOf(ruleset)) / 2 : kontraOf(ruleset);

/** What a game costs at most, before mortgage and kontra. */
const costOf = (contract: Contract): number =>
  contract.kind === 'each' ? costAlone(contract) : Math.max(contract.worth, contract.lost ?? 0);

/** The same where everybody plays alone: a loser pays each of the others so much, or as much in all. */
const costAlone = ({ worth, dearer, forehand = 1 }: Each): number =>
  forehand * (typeof dearer === 'object' ? Math.max(worth, dearer.fromEnough) : worth);

/** What a bonus brings at most in a game of this value, if everything of it is made. */
function dearest(id: BonusId, value: number): number {
  const { silent, declared = silent } = BONUSES[id];
  if ('times' in declared) return declared.times * value;
  return (id === 'naturstich' ? MOST_NATURSTICH : 1) * declared.points;
}

/** What the bird of its bid costs. */
const birdOf = ({ bird, times, worth }: Contract): number => (bird === undefined ? 0 : times * dearest(bird, worth));

/** What its bonuses bring, each at most, in a game of this value. */
const bonusesOf = (ruleset: Ruleset, contract: Contract, value: number): readonly number[] =>
  ruleset.bonusesOf(contract).map((id) => contract.times * dearest(id, value));

const bestOf = (ruleset: Ruleset, contract: Contract): number =>
  Math.max(0, ...bonusesOf(ruleset, contract, contract.worth));

/** What a deal can bring from each opponent: both sides may have declared everything, and one of them wins all of it. */
function mostOf(ruleset: Ruleset, contract: Contract): number {
  if (contract.kind === 'each') return mostAlone(contract);
  const { talon, worth, isForSale } = contract;
  const mortgaged = ruleset.options.mortgage ? mostMortgaged(talon.cards) : 1;
  const [late, early] = [kontraOf(ruleset), earlyOf(ruleset, contract)];
  const sale = (value: number): number => (isForSale ? value / 2 : 0);
  const bonuses = (value: number): number =>
    2 * bonusesOf(ruleset, contract, mortgaged * value).reduce((sum, amount) => sum + amount, 0);
  const game = mortgaged * early * costOf(contract) + (early - late) * birdOf(contract);
  const doubled = game + sale(worth) + late * bonuses(worth);
  // In a round of a fixed value nothing is doubled (reform §9).
  const fixed = mortgaged * FIXED.most + sale(FIXED.most) + bonuses(FIXED.most);
  return Math.max(doubled, fixed);
}

/**
 * The same where everybody plays alone, and nothing is doubled. In a round of a fixed value, two losers may pay the only player without a
 * trick for both of the others: four times its value in all.
 */
const mostAlone = (contract: Each): number =>
  Math.max(costAlone(contract), contract.virgins ? (PLAYING * FIXED.most) / OPPONENTS : FIXED.most);
