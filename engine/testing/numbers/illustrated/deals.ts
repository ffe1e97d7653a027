import { must } from '#engine/core/assert-never.ts';
import type { Json, Notes } from '#engine/core/json.ts';
import { rational } from '#engine/core/rational.ts';
import { foldDeal, type FoldedDeal, setupOf } from '#engine/series/fold.ts';
import { amountOf } from '#engine/settlement/payments.ts';
import { type At, type Paid, settledAt, withOptions } from '../at.ts';
import { agrees, changes, counts, type Proof } from '../proofs.ts';

/** Deals of Illustrated Tarock from paper, made for what a sentence says (docs/rules/illustrated.md). */

const DECLARER = 0;
const X = 1;

type More = Readonly<Record<string, Json>>;
/** Something on top of a game, as a scorer notes it. */
export const bonus = (id: string, stage: string, more: More = {}): Json => ({ id, stage, ...more });

/** A game in which the declarer has `points`, in thirds of a point. */
export const withThirds = (contract: string, points: number, bonuses: readonly Json[] = [], more: More = {}): Json => ({
  ...{ contract, declarer: DECLARER, points, bonuses, ...more },
});
/** The same in whole points. */
export const played = (contract: string, points: number, bonuses?: readonly Json[], more?: More): Json =>
  withThirds(contract, 3 * points, bonuses, more);

/** Nothing is multiplied in it. */
export const LOWEST = 'dreiblatt';
/** The game of a page; beside the games it is the lowest. */
export const gameOf = ({ about = '' }: At): string =>
  ['zweiblatt', 'einblatt', 'solo'].includes(about) ? about : LOWEST;

export const resultOf = ({ row }: Paid): string | undefined => row.games[0]?.result;
/** Whether all of what was announced was made. */
export const areMade = ({ row }: Paid): boolean => row.items.slice(1).every(({ result }) => result === 'made');

/** Points of a line before they are multiplied; 0 where there is none. */
export function baseOf({ items }: Pick<Paid, 'items'>, code: string): number {
  const base = items.find((item) => item.code === code)?.base;
  return base ? base.n / base.d : 0;
}
/** What a line is multiplied by. */
export function factorOf({ items }: Pick<Paid, 'items'>, code: string): number {
  const item = must(
    items.find((one) => one.code === code),
    code,
  );
  const amount = amountOf(item);
  return amount.n / amount.d / (item.base.n / item.base.d);
}

/** The declarer of a game wins with `n` points, and with one fewer does not. */
export const neededIn =
  (contract: (at: At) => string): Proof =>
  (n, at) =>
    changes(() => [played(contract(at), n - 1), played(contract(at), n)], resultOf, ['lost', 'made'])(n, at);
export const neededToWin = neededIn(gameOf);

/** How many score when the declarer has lost. */
export const against: Proof = counts(
  (at) => settledAt(at, played(LOWEST, 30)).payments.filter((paid) => paid > 0).length,
);

/** A number of points that is promised: with `n` it is made, with one fewer it is not. */
export const promised = (id: string, stage: string, contract = LOWEST): Proof =>
  changes((n) => [played(contract, n - 1, [bonus(id, stage)]), played(contract, n, [bonus(id, stage)])], areMade, [
    false,
    true,
  ]);

/** When something that is promised may be said at a table, the later time first. */
export const stageOf = (at: At, id: string): string =>
  must(
    ['announced', 'before'].find((stage) => at.rules.check(played(LOWEST, 50, [bonus(id, stage)]), 3, 2).ok),
    id,
  );
export const promisedAt =
  (id: string): Proof =>
  (n, at) =>
    promised(id, stageOf(at, id))(n, at);

/** What is paid for the points of a game that is won with 40, and of one lost with 30, before the game multiplies it. */
export const excessIn = (at: At, contract: string, more: More = {}, options: Notes = {}): readonly number[] =>
  [40, 30].map((points) => {
    const paid = settledAt(at, played(contract, points, [], more), { options });
    const base = baseOf(paid, 'excess');
    return base === 0 ? 0 : (base * factorOf(paid, 'excess')) / timesOf(at, contract);
  });

/** Points above `n` count in a game that is won, and those below in one that is lost, each of them `times`. */
export const excessFrom = (contract: string, times = 1, more: More = {}, options: Notes = {}): Proof =>
  agrees(
    (n) => [times * (40 - n), times * (n - 30)],
    (_, at) => excessIn(at, contract, more, options),
  );

/** What a game is worth at a level of the auction. */
export const valueOf = (at: At, contract: string, level = 'basic'): number =>
  baseOf(settledAt(at, played(contract, 40, [], level === 'basic' ? {} : { level })), contract);
/** What everything in a game is multiplied by. */
export const timesOf = (at: At, contract: string): number => factorOf(settledAt(at, played(contract, 40)), contract);

/** All tricks but the cards of the talon that stay there. */
const ALL_TRICKS = 66;
/** A game in which a bonus is made; a scorer is asked whose it is where it can be somebody else's. */
export function madeIn(at: At, id: string, stage: string, contract = LOWEST, more: More = {}): Paid {
  const of = (by: More): Json =>
    played(contract, id === 'valat' ? ALL_TRICKS : 50, [bonus(id, stage, { ...by, ...more })]);
  const asked = of({ by: DECLARER });
  return settledAt(at, at.rules.check(asked, at.seats, at.seats - 1).ok ? asked : of({}));
}

/** What everybody has in a Trischaken, in thirds, without the talon; who wins the last trick gets it, or nobody. */
interface Counted {
  readonly thirds: readonly number[];
  readonly last: number;
}
/** One has most, one less, and one no trick. */
export const ONE_LOSES: Counted = { thirds: [102, 84, 0], last: 0 };
export const TWO_LOSE: Counted = { thirds: [84, 84, 18], last: 2 };

/** Payments for a Trischaken where it is agreed on, and what becomes of two who have as much. */
export function inTrischaken(at: At, { thirds, last }: Counted, tie: string): readonly number[] {
  const options = { 'all-pass': 'trischaken', 'trischaken-tie': tie };
  const { rules } = withOptions(at, options);
  const talon = rules.pack.unit.total - thirds.reduce((sum, one) => sum + one, 0);
  const ways = [thirds.map((one, seat) => one + (seat === last ? talon : 0)), thirds].map((counts) => ({
    contract: 'trischaken',
    counts,
  }));
  const deal = ways.find((way) => rules.check(way, at.seats, at.seats - 1).ok);
  return settledAt(at, must(deal, 'a Trischaken'), { options }).payments;
}

/** A deal after which the players have these totals: the first one wins it, the others are where they were. */
function afterwards(at: At, totals: readonly number[]): Omit<FoldedDeal, 'closing'> {
  const { rules, seats } = at;
  const row = rules.check(played(LOWEST, 40), seats, seats - 1);
  if (!row.ok) throw new Error(row.error.map(({ code }) => code).join());
  const won = settledAt(at, played(LOWEST, 40)).payments;
  const before = totals.map((total, seat) => rational(total - (won[seat] ?? 0)));
  const now = { deal: 2, factors: [], pot: rational(0), totals: before, notes: {} };
  return foldDeal(rules, setupOf(seats, null), row.value, now);
}
export const isOver = (at: At, totals: readonly number[], options: Notes = {}): boolean =>
  afterwards(withOptions(at, options), totals).ends !== undefined;

/** A series is over when somebody has `n` points, or only when it is one more. */
export const target = (trigger?: 'reach' | 'exceed'): Proof =>
  agrees(
    (n, at) => [n - 1, n, n + 1].map((total) => isOver(at, [total, 0, 0], trigger && { 'end-trigger': trigger })),
    (_, { table }) => [false, (trigger ?? table.options['end-trigger']) === 'reach', true],
  );

/** What somebody with such a total gets on top when another has ended the series. */
export const bonusWith = (at: At, total: number): number => {
  const { settlement } = afterwards(at, [200, total, 0]);
  return settlement
    .filter(({ code, to }) => code === 'target' && to === X)
    .reduce((sum, item) => sum + amountOf(item).n, 0);
};
