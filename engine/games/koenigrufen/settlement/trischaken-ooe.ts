import { must } from '#engine/core/assert-never.ts';
import { divide, type Rational, rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import { WON } from '../sizes.ts';

interface Player {
  readonly seat: Seat;
  readonly thirds: number;
}

/** Upper Austria: whoever has the most points pays, forehand alone and twice; `b` is 1 (tirol §14). */
export function upperAustrian(b: number, players: readonly Player[]): readonly LineItem[] {
  const most = Math.max(...players.map(({ thirds }) => thirds));
  const losers = players.filter(({ thirds }) => thirds === most);
  const forehand = must(players[0], 'forehand');
  if (losers.includes(forehand)) return lonely(2 * b, forehand, players);
  const [loser] = losers;
  if (losers.length === 1 && loser) return lonely(b, loser, players);
  return together(b, losers, players);
}

/** One loser pays all: twice with the game; players without a trick take the whole payment. */
function lonely(base: number, loser: Player, players: readonly Player[]): readonly LineItem[] {
  const hasGame = loser.thirds >= WON;
  const b = hasGame ? 2 * base : base;
  const others = players.filter((player) => player !== loser);
  const without = others.filter(({ thirds }) => thirds === 0);
  // Three points cannot be halved: with two without a trick they become four.
  const total = without.length === 2 && b === 1 ? 4 : 3 * b;
  const takers = without.length > 0 ? without : others;
  const code = without.length > 0 ? 'trischaken-no-trick' : hasGame ? 'trischaken-buergermeister' : 'trischaken';
  return takers.map(({ seat }) => pay(code, loser.seat, seat, rational(total, takers.length)));
}

/** Two who are equal lose two each, three lose one each; a player without a trick takes it all. */
function together(b: number, losers: readonly Player[], players: readonly Player[]): readonly LineItem[] {
  const each = rational(losers.length === 2 ? 2 * b : b);
  const others = players.filter((player) => !losers.includes(player));
  const without = others.filter(({ thirds }) => thirds === 0);
  const takers = without.length === 1 ? without : others;
  const code = without.length > 0 ? 'trischaken-no-trick' : 'trischaken';
  return losers.flatMap(({ seat: loser }) =>
    takers.map(({ seat }) => pay(code, loser, seat, divide(each, rational(takers.length)))),
  );
}

const pay = (code: string, from: Seat, to: Seat, base: Rational): LineItem => ({ code, from, to, base, factors: [] });
