import type { Totals } from '#engine/kernel/score.ts';
import { amountOf, BONUSES, type BonusId } from '../bonuses/index.ts';
import { type Contract, type Each, stretchesOf } from '../contracts/contract.ts';
import { HUNDREDTH } from '../contracts/juwel.ts';
import type { Ruleset } from '../ruleset.ts';
import { ENOUGH, MOST_NATURSTICH, MOST_NATURSTICH_OF_TWO, PLAYING } from '../sizes.ts';
import { EARLY, LENT } from './factors.ts';
import { FIXED } from './lent.ts';
import { birdWorth, dearestOf, missed } from './prices.ts';
import { mostMortgaged } from './worth.ts';

const OPPONENTS = PLAYING - 1;

/** What totals can be, from the prices of the table: each is paid by every opponent (reform §4 to §6, §8). */
export function totalsOf(ruleset: Ruleset): Totals {
  const { contracts, options } = ruleset;
  const costliest = (amountOf: (contract: Contract) => number): number => Math.max(...contracts.map(amountOf));
  return {
    // The costliest game alone against all by its table value, doubled once where it can be.
    usual: Math.ceil(OPPONENTS * costliest((contract) => (contract.kind === 'each' ? 1 : 2) * valueOf(contract))),
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
const earlyOf = (ruleset: Ruleset, contract: Contract): number =>
  stretchesOf(contract).includes('pre') && ruleset.options.preKontra
    ? (EARLY * kontraOf(ruleset)) / 2
    : kontraOf(ruleset);

/** What the table of the games says that one costs. */
function valueOf(contract: Contract): number {
  if (contract.kind === 'each') return costAlone(contract);
  // As much as just enough brings.
  if (contract.kind === 'positive' && contract.squared) return ENOUGH ** 2 / HUNDREDTH;
  return Math.max(contract.worth, contract.lost ?? 0);
}

/** What a game costs at most, before mortgage and kontra (reform §7). */
function costOf({ options }: Ruleset, contract: Contract): number {
  switch (contract.kind) {
    case 'positive': {
      const lost = contract.train ? missed(options, contract.worth, contract.train) : 0;
      return Math.max(valueOf(contract), lost, contract.squared ? contract.worth : 0);
    }
    case 'emptying':
      return dearestOf(contract);
    case 'pictures':
      return Math.max(contract.worth, contract.dearer);
    case 'negative':
    case 'sharing':
    case 'first-and-last':
    case 'passing':
    case 'each':
      return valueOf(contract);
  }
}

/** What is paid besides and never doubled, to each of the others: for the bus as for a lost game, and to opponents without a trick. */
function besidesOf(ruleset: Ruleset, contract: Contract): number {
  if (contract.kind === 'sharing') return contract.extra;
  return contract.kind === 'positive' && contract.train ? costOf(ruleset, contract) : 0;
}

/** The same where everybody plays alone: a loser pays each of the others so much, or as much in all. */
const costAlone = ({ worth, dearer, forehand = 1 }: Each): number =>
  forehand * (typeof dearer === 'object' ? Math.max(worth, dearer.fromEnough) : worth);

/** What a bonus brings at most in a game of this value, if everything of it is made. */
function dearest({ times, ways = [] }: Contract, id: BonusId, value: number): number {
  const declared = amountOf(BONUSES[id]);
  if ('times' in declared) return times * declared.times * value;
  const most = ways.includes('pratermaessig') ? MOST_NATURSTICH_OF_TWO : MOST_NATURSTICH;
  return times * (id === 'naturstich' ? most : 1) * declared.points;
}

/** What its bonuses bring, each at most, in a game of this value. */
const bonusesOf = (ruleset: Ruleset, contract: Contract, value: number): readonly number[] =>
  ruleset.bonusesOf(contract).map((id) => dearest(contract, id, value));

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
  const game = mortgaged * early * costOf(ruleset, contract) + (early - late) * birdWorth(contract);
  const besides = besidesOf(ruleset, contract);
  const doubled = game + sale(worth) + late * bonuses(worth) + besides;
  // In a round of a fixed value nothing is doubled (reform §9), and the bus is worth no more than the game.
  const fixed =
    mortgaged * FIXED.most + sale(FIXED.most) + bonuses(FIXED.most) + (besides > 0 ? Math.max(FIXED.most, besides) : 0);
  return Math.max(doubled, fixed);
}

/**
 * The same where everybody plays alone, and nothing is doubled. In a round of a fixed value, two losers may pay the only player without a
 * trick for both of the others: four times its value in all.
 */
const mostAlone = (contract: Each): number =>
  Math.max(costAlone(contract), contract.virgins ? (PLAYING * FIXED.most) / OPPONENTS : FIXED.most);
