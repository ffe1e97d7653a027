import { divide, multiply, type Rational, rational } from '#engine/core/rational.ts';
import { from, type Seat } from '#engine/core/seat.ts';
import type { Factor, LineItem, Row, Situation } from '#engine/kernel/score.ts';
import { lineOf } from '#engine/settlement/payments.ts';
import type { Each } from '../contracts/contract.ts';
import type { PlayerCount } from '../noted.ts';
import type { Options } from '../options/options.ts';
import { notedIn } from '../row.ts';
import { activeSeats } from '../seats.ts';
import { ENOUGH } from '../sizes.ts';
import { lentTo } from './factors.ts';
import { fixedIn } from './worth.ts';

/** Somebody who plays alone, and what they have. */
interface Player extends PlayerCount {
  readonly seat: Seat;
}

/** Who has lost a deal, who has not, and who of those is paid. */
interface Parties {
  readonly losers: readonly Player[];
  readonly others: readonly Player[];
  readonly takers: readonly Player[];
}

/** A deal as its payments see it. */
interface Played extends Parties {
  readonly contract: Each;
  readonly options: Options;
  /** What every game is worth in a round of a fixed value; missing: it is none. */
  readonly fixed: Rational | undefined;
}

/** Who pays, and whom, by what is noted of a deal (reform §7.3). */
export function partiesOf(contract: Each, row: Pick<Row, 'table' | 'dealer' | 'notes'>): Parties {
  const { declarer, players = [], last } = notedIn(row);
  const all = activeSeats(row.table, row.dealer).map((seat): Player => ({ seat, ...players[seat] }));
  // Who is left over is paid, even with most cards (ruling 30).
  const mayLose = contract.paid === 'last' ? all.filter(({ seat }) => seat !== last) : all;
  const losers = losersOf(contract, declarer, mayLose);
  const others = all.filter((player) => !losers.includes(player));
  return { losers, others, takers: takersAmong(contract, others, last) };
}

/** Whoever has most pays the others; a Hölzel doubles nothing, for nobody is the declarer (reform §7.3, §9). */
export function settleEach(options: Options, contract: Each, row: Row, now: Situation): readonly LineItem[] {
  const active = activeSeats(row.table, row.dealer);
  const fixed = fixedIn(now);
  const deal: Played = { contract, options, fixed, ...partiesOf(contract, row) };
  const lent = lentTo(null, now);
  return deal.losers.flatMap((loser) => {
    // Where every game is worth the same, forehand pays no more than others (reform §9).
    const isDoubled = contract.forehand !== undefined && fixed === undefined && loser.seat === active[0];
    const factors: readonly Factor[] = [
      ...(isDoubled ? [{ code: 'forehand', by: rational(contract.forehand) }] : []),
      ...lent,
    ];
    const paid = from(loser.seat, active).flatMap((seat) => deal.takers.filter((one) => one.seat === seat));
    return paid.flatMap((taker) =>
      lineOf(contract.id, { from: loser.seat, to: taker.seat, base: dueFrom(deal, loser, taker) }, factors),
    );
  });
}

/** Who has most; of several the one whom the contract names, else all of them. */
function losersOf({ counts, ties }: Each, declarer: Seat, players: readonly Player[]): readonly Player[] {
  const most = (all: readonly Player[], what: Each['counts']): readonly Player[] => {
    const highest = Math.max(...all.map(({ [what]: n = 0 }) => n));
    return all.filter(({ [what]: n = 0 }) => n === highest);
  };
  return ties.reduce(
    (tied, by) => {
      if (by === 'tricks') return most(tied, by);
      const named = tied.filter(({ seat }) => seat === declarer);
      return named.length > 0 ? named : tied;
    },
    most(players, counts),
  );
}

/** Who is paid: players without a trick instead of everybody (reform §7.3). */
function takersAmong(
  { virgins: areFirst, paid }: Each,
  others: readonly Player[],
  last: Seat | undefined,
): readonly Player[] {
  const virgins = areFirst ? virginsAmong(others) : [];
  switch (paid) {
    case 'last':
      return others.filter(({ seat }) => seat === last);
    case 'accusers':
      return others.filter(({ accused }) => accused);
    case 'others':
      return virgins.length > 0 ? virgins : others;
  }
}

const virginsAmong = (players: readonly Player[]): readonly Player[] => players.filter(({ tricks }) => tricks === 0);

/** What one player gets from a loser. */
function dueFrom(deal: Played, loser: Player, taker: Player): Rational {
  const { contract, others, losers, takers, options, fixed } = deal;
  if (!contract.virgins || virginsAmong(others).length === 0) return fixed ?? priceOf(contract, loser, taker);
  // The text's 12 is what a single loser pays three others (ruling 11).
  const isLiteral = options.virginsTotal === 'twelve' && losers.length === 1;
  const each = fixed ?? (isLiteral ? rational(contract.worth) : priceOf(contract, loser, taker));
  return divide(multiply(each, rational(others.length)), rational(takers.length));
}

function priceOf({ worth, dearer }: Each, { thirds = 0 }: Player, { tricks = 0 }: Player): Rational {
  if (dearer === undefined) return rational(worth);
  if (dearer === 'less-tricks') return rational(worth - tricks);
  return rational(thirds >= ENOUGH ? dearer.fromEnough : worth);
}
