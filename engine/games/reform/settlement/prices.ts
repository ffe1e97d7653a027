import { type Rational, rational } from '#engine/core/rational.ts';
import { BONUSES } from '../bonuses/index.ts';
import type { Contract, Emptying } from '../contracts/contract.ts';
import { HUNDREDTH } from '../contracts/juwel.ts';
import { birdInGame, type Emptied, type Noted } from '../noted.ts';
import type { Options } from '../options/options.ts';
import { ALL_THIRDS, ENOUGH, TRICKS } from '../sizes.ts';

/** What a game is worth to each pair, and what it costs, in points. */
interface Price {
  readonly won: Rational;
  readonly lost: Rational;
}

const price = (won: number, lost = won): Price => ({ won: rational(won), lost: rational(lost) });

/** A hundredth of the square of what the winning side has (reform §7.10); as long as it is played, the most it can come to. */
function squareOf({ thirds }: Noted, worth: number): Price {
  if (thirds === undefined) return price(worth);
  const winning = thirds >= ENOUGH ? thirds : ALL_THIRDS - thirds;
  const square = rational(winning ** 2, HUNDREDTH);
  return { won: square, lost: square };
}

/** By what a game between the declarer and whoever took the bus is multiplied, where the table plays it that way (reform §7.7). */
export const DUEL = 3;

/** The price of a game, before mortgage and kontra (reform §4, §7); it may hang on how the game ended. */
export function priceOf(options: Options, contract: Contract, noted: Noted): Price {
  switch (contract.kind) {
    case 'positive': {
      if (contract.squared) return squareOf(noted, contract.worth);
      const isAlone = noted.partner === 'king-in-talon' && birdInGame(contract, noted) === undefined;
      const won = isAlone ? worthAlone(contract, options) : contract.worth;
      const { lost = won, train } = contract;
      return price(won, train && noted.ending !== 'departed' ? missed(options, contract.worth, train) : lost);
    }
    case 'negative':
    case 'sharing':
    case 'first-and-last':
    case 'passing':
    case 'each':
      return price(contract.worth, contract.lost);
    case 'pictures':
      return price(noted.pictures === 4 ? contract.dearer : contract.worth, contract.worth);
    case 'emptying':
      return emptying(options, contract, noted.emptied);
  }
}

/** What a game for a hand of one suit costs that was lost before the suit was reached (ruling 25). */
export const missed = ({ expressLoss }: Options, worth: number, train: { readonly missed: number }): number =>
  expressLoss === 'single' ? worth : train.missed * worth;

/** So much for every trick that is not played, or for every card that is left (reform §7.8). */
function emptying({ hausiererMissingSuit }: Options, { worth }: Emptying, emptied: Emptied | undefined): Price {
  // As long as it is played, what its table says.
  if (!emptied) return price(worth);
  const { ending, tricks = 0, cards = 0 } = emptied;
  const won = worth * (TRICKS - tricks);
  switch (ending) {
    case 'empty':
      return price(won, worth);
    case 'left':
      return price(0, worth * cards);
    case 'stuck':
      return price(0, worth + won);
    case 'missing':
      return price(0, hausiererMissingSuit === 'base' ? worth : worth + worth * TRICKS);
  }
}

/**
 * What such a game costs at most: all its tricks and one more where the declarer cannot follow to the first of them, which no agreement on
 * a missing suit changes.
 */
export const dearestOf = ({ worth }: Emptying): number => worth * (TRICKS + 1);

/** What the bird of a bid brings, or costs (reform §4); 0 without one. */
export function birdWorth({ bird, times }: Contract): number {
  const amount = bird && BONUSES[bird].declared;
  return amount && 'points' in amount ? times * amount.points : 0;
}

/** What a game is worth alone against three, with the called king in the talon (reform §5.4). */
export function worthAlone({ worth, worthAlone: alone = worth }: Contract, options: Options): number {
  return alone === 'birdRuferAlone' ? options.birdRuferAlone : alone;
}
