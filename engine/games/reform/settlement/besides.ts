import { negate, type Rational, rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Factor, LineItem, Situation } from '#engine/kernel/score.ts';
import { between, lineOf } from '#engine/settlement/payments.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Noted } from '../noted.ts';
import type { Options } from '../options/options.ts';
import { TRICKS } from '../sizes.ts';
import { missed } from './prices.ts';
import { busResult } from './verdicts.ts';
import { fixedIn, half, type Worth } from './worth.ts';

/** A deal as seen by what is paid besides its items, and never doubled by anybody's word. */
interface Besides {
  readonly options: Options;
  readonly contract: Contract;
  readonly noted: Noted;
  readonly worth: Worth;
  /** The seats that play. */
  readonly active: readonly Seat[];
  readonly now: Situation;
  /** What multiplies everything. */
  readonly lent: readonly Factor[];
}

/** What is paid without kontra: for a purchase, for the bus, and to whoever has no trick or all of them (reform §8). */
export const besides = (deal: Besides): readonly LineItem[] => [...sale(deal), ...bus(deal), ...extra(deal)];

/** Who buys a game pays half of its table value to everybody else, won or lost (reform §3.3). */
const sale = ({ noted, worth, active, lent }: Besides): readonly LineItem[] =>
  noted.soldBy === undefined ? [] : withOthers('ankauf', noted.declarer, negate(half(worth.table)), { active, lent });

/** Who took the bus settles with everybody else by the same table as the declarer (reform §7.7). */
function bus({ options, contract, noted, active, now, lent }: Besides): readonly LineItem[] {
  const result = busResult(noted);
  const { bus: taken, ending } = noted;
  if (contract.kind !== 'positive' || !contract.train || !taken || options.bus === 'duel-triple') return [];
  if (result === undefined || result === 'draw') return [];
  const { worth, train } = contract;
  const lost = ending === 'bus' ? worth : missed(options, worth, train);
  const amount = fixedIn(now) ?? rational(result === 'made' ? worth : lost);
  return withOthers('bus', taken.seat, result === 'made' ? amount : negate(amount), { active, lent });
}

/** The declarer pays every opponent who has no trick, or all of them, won or lost (reform §7.9). */
function extra({ contract, noted: { declarer, players = [] }, active, lent }: Besides): readonly LineItem[] {
  if (contract.kind !== 'sharing') return [];
  const base = rational(contract.extra);
  return active
    .filter((seat) => seat !== declarer && [0, TRICKS].includes(players[seat]?.tricks ?? NaN))
    .flatMap((to) => lineOf('apotheker-extra', { from: declarer, to, base }, lent));
}

/** What one seat wins from each of the others; negative: what it pays. */
const withOthers = (
  code: string,
  seat: Seat,
  amount: Rational,
  { active, lent }: Pick<Besides, 'active' | 'lent'>,
): readonly LineItem[] =>
  between(
    [seat],
    active.filter((one) => one !== seat),
    amount,
  ).flatMap((transfer) => lineOf(code, transfer, lent));
