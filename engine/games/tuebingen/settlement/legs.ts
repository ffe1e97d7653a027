import { ONE, type Rational, rational } from '#engine/core/rational.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { Factor, Game, Purse, Verdict } from '#engine/kernel/score.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Options } from '../options/options.ts';

/** One way that points go: from a loser to a winner, or written down for one side only. */
export interface Leg {
  readonly from: Purse;
  readonly to: Purse;
  readonly factors: readonly Factor[];
  /** Which part of what the game is worth goes this way. */
  readonly share: Rational;
}

/** What multiplies a score on the sheet. */
const FACTORS: Readonly<Record<number, Factor>> = {
  2: { code: 'twice', by: rational(2) },
  3: { code: 'three-times', by: rational(3) },
};

type Ended = Game & Verdict;

/** Who writes down or pays what a game is worth (tuebingen §7.5). */
export const legsOf = (options: Options, contract: Contract, game: Ended, active: readonly Seat[]): readonly Leg[] =>
  options.scoring === 'natural' ? paid(options, contract, game, active) : writtenDown(contract, game);

/** On the sheet of one side: each of a won Ruf, else the declarer, as often as the game counts. */
function writtenDown({ times, hasPartner }: Contract, { declarer, partner, result }: Ended): readonly Leg[] {
  const isWon = result === 'made';
  const counted = isWon && hasPartner ? [declarer, ...(partner === undefined ? [] : [partner])] : [declarer];
  const factor = isWon && hasPartner ? undefined : FACTORS[times];
  return counted.map((seat) => ({
    ...(isWon ? { from: 'nobody' as const, to: seat } : { from: seat, to: 'nobody' as const }),
    factors: factor ? [factor] : [],
    share: ONE,
  }));
}

/** By the losers: in a won Ruf each partner gets it of one opponent, in a lost one the caller pays both (R20). */
function paid(
  options: Options,
  { hasPartner, threshold }: Contract,
  game: Ended,
  active: readonly Seat[],
): readonly Leg[] {
  const { declarer, partner, result } = game;
  const opponents = from(declarer, active).filter((seat) => sideOf(game, seat) === 'defenders');
  // What a Tout is worth in all is split, or paid by each (TU1).
  const share = threshold === undefined && options['tout-natural'] === 'split' ? rational(1, opponents.length) : ONE;
  return opponents.map((opponent, i) => {
    const isPartners = result === 'made' && hasPartner && i > 0;
    const own = isPartners ? (partner ?? declarer) : declarer;
    return {
      ...(result === 'made' ? { from: opponent, to: own } : { from: own, to: opponent }),
      factors: [],
      share,
    };
  });
}
