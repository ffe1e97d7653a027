import { must } from '#engine/core/assert-never.ts';
import { absolute, divide, multiply, negate, type Rational, rational, sum } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { Options } from '../options/options.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';
import { WON } from '../sizes.ts';
import { upperAustrian } from './trischaken-ooe.ts';

interface Player {
  readonly seat: Seat;
  readonly thirds: number;
}

/** Who pays all three others: the player with the game, else a forehand who alone has the most points. */
interface Payer {
  readonly seat: Seat;
  readonly amount: Rational;
  readonly code: string;
}

/** Everybody against everybody: the table's settlement with its special cases, or pair by pair (tirol §8.4). */
export function settleTrischaken(
  { options, customs }: Ruleset,
  { value }: RankedContract,
  row: Row,
  active: readonly Seat[],
): readonly LineItem[] {
  const players = active.map((seat) => ({ seat, thirds: row.measures?.[seat] ?? 0 }));
  if (options['trischaken-positive']) return mostPointsWin(value, players);
  if (options['trischaken-settlement'] === 'online') return pairwise(value, players);
  return customs.trischaken === 'ooe' ? upperAustrian(value, players) : tyrolean(options, value, players);
}

/** `t` is paid for a place, and by each to each who took no trick; tirol §8.4 has t = 2. */
function tyrolean(options: Options, t: number, players: readonly Player[]): readonly LineItem[] {
  const payer = payerOf(options, t, players);
  const without = players.filter(({ thirds }) => thirds === 0);
  if (!payer && without.length === 0) return byPlaces(rational(t), players);
  const paysAll = payer
    ? others(players, payer.seat).map(({ seat }) => pay(payer.code, payer.seat, seat, payer.amount))
    : [];
  const split = !payer && without.length === 2 && options['two-virgins'] === 'split';
  const share = split ? rational(3 * t, 4) : rational(t);
  const collects = without.flatMap(({ seat }) =>
    players
      .filter(({ thirds, seat: other }) => thirds > 0 && other !== payer?.seat)
      .map(({ seat: other }) => pay('trischaken-no-trick', other, seat, share)),
  );
  return [...paysAll, ...collects];
}

const others = (players: readonly Player[], seat: Seat): readonly Player[] =>
  players.filter((player) => player.seat !== seat);

const pay = (code: string, from: Seat, to: Seat, base: Rational): LineItem => ({ code, from, to, base, factors: [] });

function payerOf(options: Options, t: number, players: readonly Player[]): Payer | undefined {
  const forehand = must(players[0], 'forehand');
  const winner = players.find(({ thirds }) => thirds >= WON);
  if (winner)
    return {
      seat: winner.seat,
      amount: winner === forehand ? rational(2 * t) : rational(t),
      code: 'trischaken-buergermeister',
    };
  const most = Math.max(...others(players, forehand.seat).map(({ thirds }) => thirds));
  const pays = options['trischaken-forehand-tie'] === 'alone' ? forehand.thirds >= most : forehand.thirds > most;
  return pays ? { seat: forehand.seat, amount: rational(t), code: 'trischaken-forehand' } : undefined;
}

/** The two highest pay t, the two lowest receive t; tied players share the amounts of their places (R17). */
function byPlaces(t: Rational, players: readonly Player[]): readonly LineItem[] {
  const ranked = [...players].sort((a, b) => b.thirds - a.thirds);
  const shares = players.map(({ seat, thirds }) => {
    const places = ranked.flatMap((player, i) => (player.thirds === thirds ? [i < 2 ? negate(t) : t] : []));
    return { seat, amount: divide(sum(places), rational(places.length)) };
  });
  const receivers = shares.filter(({ amount }) => amount.n > 0);
  const total = sum(receivers.map(({ amount }) => amount));
  return shares
    .filter(({ amount }) => amount.n < 0)
    .flatMap((loser) =>
      receivers.map((winner) =>
        pay('trischaken', loser.seat, winner.seat, divide(multiply(absolute(loser.amount), winner.amount), total)),
      ),
    );
}

/** Each against each: more points pay t to fewer; forehand with the game pays twice that to each (R18). */
function pairwise(t: number, players: readonly Player[]): readonly LineItem[] {
  const forehand = must(players[0], 'forehand');
  return players.flatMap((more) =>
    players
      .filter((fewer) => fewer.thirds < more.thirds)
      .map((fewer) => {
        const mayor = more === forehand && more.thirds >= WON;
        const code = mayor ? 'trischaken-buergermeister' : 'trischaken';
        return pay(code, more.seat, fewer.seat, rational(mayor ? 2 * t : t));
      }),
  );
}

/** Trischaken for points: each against each, fewer points pay t to more (tirol §8.4). */
const mostPointsWin = (t: number, players: readonly Player[]): readonly LineItem[] =>
  players.flatMap((more) =>
    players
      .filter((fewer) => fewer.thirds < more.thirds)
      .map((fewer) => pay('trischaken', fewer.seat, more.seat, rational(t))),
  );
