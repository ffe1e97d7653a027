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

/** A deal as its payments see it. */
interface Played {
  readonly contract: Each;
  readonly options: Options;
  readonly losers: readonly Player[];
  readonly others: readonly Player[];
  /** What every game is worth in a round of a fixed value; missing: it is none. */
  readonly fixed: Rational | undefined;
}

/** Whoever has most pays the others; a Hölzel doubles nothing, for nobody is the declarer (reform §7.3, §9). */
export function settleEach(options: Options, contract: Each, row: Row, now: Situation): readonly LineItem[] {
  const { declarer, players = [], last } = notedIn(row);
  const active = activeSeats(row.table, row.dealer);
  const all = active.map((seat): Player => ({ seat, ...players[seat] }));
  // Who is left over is paid, even with most cards (ruling 30).
  const mayLose = contract.paid === 'last' ? all.filter(({ seat }) => seat !== last) : all;
  const losers = losersOf(contract, declarer, mayLose);
  const others = all.filter((player) => !losers.includes(player));
  const fixed = fixedIn(now);
  const deal: Played = { contract, options, losers, others, fixed };
  const lent = lentTo(null, now);
  return losers.flatMap((loser) => {
    // Where every game is worth the same, forehand pays no more than others (reform §9).
    const isDoubled = contract.forehand !== undefined && fixed === undefined && loser.seat === active[0];
    const factors: readonly Factor[] = [
      ...(isDoubled ? [{ code: 'forehand', by: rational(contract.forehand) }] : []),
      ...lent,
    ];
    const paid = from(loser.seat, active).flatMap((seat) => takersIn(deal, last).filter((one) => one.seat === seat));
    return paid.flatMap((taker) =>
      lineOf(
        contract.id,
        { from: loser.seat, to: taker.seat, base: dueFrom(deal, loser, taker, paid.length) },
        factors,
      ),
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
function takersIn({ contract, others }: Played, last: Seat | undefined): readonly Player[] {
  const virgins = contract.virgins ? virginsAmong(others) : [];
  switch (contract.paid) {
    case 'last':
      return others.filter(({ seat }) => seat === last);
    case 'accusers':
      return others.filter(({ accused }) => accused);
    case 'others':
      return virgins.length > 0 ? virgins : others;
  }
}

const virginsAmong = (players: readonly Player[]): readonly Player[] => players.filter(({ tricks }) => tricks === 0);

/** What one player gets from a loser; `takers`: how many are paid. */
function dueFrom(deal: Played, loser: Player, taker: Player, takers: number): Rational {
  const { contract, others, losers, options, fixed } = deal;
  if (!contract.virgins || virginsAmong(others).length === 0) return fixed ?? priceOf(contract, loser, taker);
  // The text's 12 is what a single loser pays three others (ruling 11).
  const isLiteral = options.virginsTotal === 'twelve' && losers.length === 1;
  const each = fixed ?? (isLiteral ? rational(contract.worth) : priceOf(contract, loser, taker));
  return divide(multiply(each, rational(others.length)), rational(takers));
}

function priceOf({ worth, dearer }: Each, { thirds = 0 }: Player, { tricks = 0 }: Player): Rational {
  if (dearer === undefined) return rational(worth);
  if (dearer === 'less-tricks') return rational(worth - tricks);
  return rational(thirds >= ENOUGH ? dearer.fromEnough : worth);
}
