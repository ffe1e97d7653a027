import { add, compare, divide, negate, type Rational, rational, subtract, ZERO } from '#engine/core/rational.ts';
import type { LineItem, Purse } from '#engine/kernel/score.ts';
import { balanceOf, lineOf } from '#engine/settlement/payments.ts';
import { roundedUp, wholeShares } from '#engine/settlement/rounding.ts';
import type { Payment, Settled } from './settled.ts';

const half = (amount: Rational): Rational => divide(amount, rational(2));

/** A winner is paid by the pot, a loser pays the defenders (bavarian §7.2, payment by points). */
export const fromPot: Payment = (game) => (game.made ? won(game) : lost(game));

/** The game, and a Durch that is paid as much again. */
const codesOf = ({ contract, durch }: Settled): readonly string[] => (durch ? [contract, 'durch'] : [contract]);

/** Whole multiples of what is agreed, never less than it comes to (R15). */
const up = ({ options }: Settled, amount: Rational): Rational => roundedUp(amount, options.rounding);

function won(game: Settled): readonly LineItem[] {
  const { options, declarer, defenders, factors, bare } = game;
  const paidWith = (said: Settled['factors']): readonly LineItem[] =>
    codesOf(game).flatMap((code) => lineOf(code, { from: 'pot', to: declarer, base: bare }, said));
  const worth = (said: Settled['factors']): Rational => up(game, balanceOf(declarer, paidWith(said)));
  // A kontra that was wrong is paid by those who said it, where that is agreed (R22, B2).
  const shared = options['kontra-pot'] === 'defenders' ? subtract(worth(factors), worth([])) : ZERO;
  const paid = paidWith(shared.n > 0 ? [] : factors);
  const owed = subtract(worth(factors), shared);
  return [
    ...paid,
    ...lineOf('rounding', { from: 'pot', to: declarer, base: subtract(owed, balanceOf(declarer, paid)) }),
    ...kontraShares(shared, defenders, declarer),
    ...missing(game, declarer, owed),
  ];
}

/** What the defenders pay themselves for a kontra that was wrong; an odd cent is the first one's (R22). */
export const kontraShares = (
  shared: Rational,
  defenders: Settled['defenders'],
  declarer: Settled['declarer'],
): readonly LineItem[] =>
  wholeShares(shared, defenders).flatMap(([from, share]) =>
    lineOf('kontra-share', { from, to: declarer, base: share }),
  );

/** What a purse does not get of all that the pot owes it, because there is not enough in it (bavarian §8). */
export const missing = (game: Settled, to: Purse, owed: Rational): readonly LineItem[] =>
  isShort(game, owed) ? lineOf('pot-short', { from: to, to: 'pot', base: subtract(owed, game.pot) }) : [];

function lost(game: Settled): readonly LineItem[] {
  const { declarer, defenders, factors, pot, bare } = game;
  const toBoth = (code: string, from: Purse, amount: Rational, said?: Settled['factors']): readonly LineItem[] =>
    defenders.flatMap((to) => lineOf(code, { from, to, base: amount }, said));
  // Reason by reason: what both get for the same one stands side by side.
  const items = codesOf(game).flatMap((code) => toBoth(code, declarer, half(bare), factors));
  const exact = negate(balanceOf(declarer, items));
  const paid = up(game, exact);
  const share = up(game, half(paid));
  const added = subtract(share, half(paid));
  return [
    ...items,
    ...toBoth('rounding', declarer, half(subtract(paid, exact))),
    ...toBoth('pot-top-up', 'pot', added),
    ...(isShort(game, add(added, added))
      ? // An odd cent is the first defender's (R29, B11).
        wholeShares(add(paid, pot), defenders).flatMap(([to, got]) =>
          lineOf('pot-short', { from: to, to: 'pot', base: subtract(share, got) }),
        )
      : []),
  ];
}

/** Whether the pot holds less than it owes, and nobody fills it up (bavarian §8). */
const isShort = ({ options, pot }: Settled, owed: Rational): boolean =>
  options['pot-short'] === 'cap' && compare(owed, pot) > 0;
