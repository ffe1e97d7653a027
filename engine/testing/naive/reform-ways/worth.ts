import { multiply, type Rational, rational } from '#engine/core/rational.ts';
import { thirdsIn } from '#engine/testing/naive-cards.ts';
import { contractNamed } from '../reform-contracts.ts';
import { reformWords } from '../reform-log.ts';
import { beatingAt } from './beating.ts';
import { endsIn } from './ends.ts';
import type { Moment } from './moment.ts';
import { emptiedIn, picturesIn, portionsIn } from './singles.ts';
import { arrivalIn, busIn, collectedIn } from './train.ts';

/** What Spezi, Eisenbahner, Hausierer, Artist, Apotheker and Pensionist pay, from docs/rules/reform.md §7.6 to §7.9 and §9 alone. */

/** What somebody gets from others, or pays them (below zero). */
interface Won {
  readonly amount: Rational;
  readonly seat: number;
  readonly others: readonly number[];
}

const ENOUGH = 107;
const TIE = 105;
const TRICKS = 12;
const NO_OR_ALL_TRICKS = 10;
const [LEAST, MOST, MOST_OF_DECLARER] = [52, 107, 57];

const playsOn = (): never => {
  throw new Error('the text plays on');
};

const isFixed = ({ s }: Moment): boolean => s.now.notes['fixed'] !== undefined;

/** How often what the game is worth is won, below zero lost; in a round of a fixed value once at most. */
export function timesWon(at: Moment): number {
  const times = timesIn(at);
  return isFixed(at) ? Math.sign(times) : times;
}

function timesIn(at: Moment): number {
  switch (contractNamed(at.sides.contract).way) {
    case 'ends':
      return { won: 1, lost: -1, unpaid: 0 }[endsIn(at) ?? playsOn()];
    case 'beats':
      return { won: 1, lost: -1, jubel: 0 }[beatingAt(at).ending ?? playsOn()];
    case 'train':
      return ofTrain(at);
    case 'sets':
      return ofSets(at);
    case 'pictures':
      return { 4: 2, 3: 1, 0: -1 }[picturesIn(at) ?? playsOn()];
    case 'shares':
      return ofShares(at);
    default:
      return playsOn();
  }
}

/** What the points bring after a departure or the brake; the single suit that was not reached costs double. */
function byPoints({ options }: Moment, thirds: number | undefined, isReached: boolean): number {
  if (thirds !== undefined && thirds >= TIE) return thirds >= ENOUGH ? 1 : 0;
  return isReached || options['expressLoss'] === 'single' ? -1 : -2;
}

function ofTrain(at: Moment): number {
  const arrival = arrivalIn(at) ?? playsOn();
  const isOwn = arrival === 'departed' || arrival === 'brake';
  return byPoints(at, isOwn ? thirdsIn(collectedIn(at).declarer) : undefined, arrival === 'departed');
}

/** Per trick that was not played; per card that is left. */
function ofSets(at: Moment): number {
  const { ending, tricks, cards } = emptiedIn(at) ?? playsOn();
  switch (ending) {
    case 'empty':
      return TRICKS - tricks;
    case 'left':
      return -cards;
    case 'missing':
      return at.options['hausiererMissingSuit'] === 'base' ? -1 : -1 - TRICKS;
    case 'stuck':
      return -1 - (TRICKS - tricks);
  }
}

function ofShares(at: Moment): number {
  const of = portionsIn(at) ?? playsOn();
  const isMade = at.sides.theirs.every((seat) => of(seat).thirds >= LEAST && of(seat).thirds <= MOST);
  return isMade && of(at.sides.declarer).thirds <= MOST_OF_DECLARER ? 1 : -1;
}

/** §7.7: whoever the game is paid with alone, and how often: nobody where the brake was pulled. */
export function duelIn(at: Moment): { readonly with: number; readonly times: number } | undefined {
  const bus = busIn(reformWords(at.s));
  if (!bus || at.options['bus'] !== 'duel-triple' || arrivalIn(at) === 'brake') return undefined;
  return { with: bus.seat, times: isFixed(at) ? 1 : 3 };
}

/** §7.7, §7.9: what is settled beside the game, without kontra. */
export function besideGame(at: Moment, v: Rational): readonly Won[] {
  const { s, options, sides } = at;
  switch (contractNamed(sides.contract).way) {
    case 'train': {
      const bus = busIn(reformWords(s));
      const arrival = arrivalIn(at) ?? playsOn();
      if (!bus || options['bus'] === 'duel-triple' || arrival === 'brake') return [];
      const isReached = arrival === 'bus';
      const times = byPoints(at, isReached ? thirdsIn(collectedIn(at).bus) : undefined, isReached);
      const amount = multiply(v, rational(isFixed(at) ? Math.sign(times) : times));
      return [{ amount, seat: bus.seat, others: s.active.filter((seat) => seat !== bus.seat) }];
    }
    case 'shares': {
      const of = portionsIn(at) ?? playsOn();
      const extreme = sides.theirs.filter((seat) => [0, TRICKS].includes(of(seat).tricks));
      return [{ amount: rational(-NO_OR_ALL_TRICKS), seat: sides.declarer, others: extreme }];
    }
    default:
      return [];
  }
}
