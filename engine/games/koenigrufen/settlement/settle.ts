import { must } from '#engine/core/assert-never.ts';
import { negate, type Rational, rational } from '#engine/core/rational.ts';
import type { Seat } from '#engine/core/seat.ts';
import { otherSide, sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { LineItem, Row, Situation, Verdict } from '#engine/kernel/score.ts';
import { between, betweenSides, factorsBetween, settled } from '#engine/settlement/payments.ts';
import type { Ruleset } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { counting, doubling, nameOf, priced, type Settled } from './amounts.ts';
import { settleRenonce, standingPart } from './renonce.ts';
import { settleTrischaken } from './trischaken.ts';

/** The only way from a deal to its line items, played or entered (tirol §8). */
export const settle = (ruleset: Ruleset, deal: Row, now: Situation): readonly LineItem[] =>
  settled(deal, now, (row) =>
    row.outcome === 'renonce'
      ? [...settlePlayed(ruleset, standingPart(row)), ...settleRenonce(ruleset, row)]
      : settlePlayed(ruleset, row),
  );

function settlePlayed(ruleset: Ruleset, row: Row): readonly LineItem[] {
  const first = row.games[0];
  if (!first) return [];
  const active = activeSeats(row.table, row.dealer);
  const contract = ruleset.contractOf(first);
  if (contract.parties === 'each-for-self') return settleTrischaken(ruleset, contract, row, active);
  if (contract.play.id === 'negative') return row.items.flatMap((item) => settlePair(ruleset, row.games, item));
  return counting(ruleset, first, row.items).flatMap((item) => settleItem(ruleset, row, item, active));
}

/** A negative game is settled pair by pair, each with its own doublings (tirol §8.3). */
function settlePair(ruleset: Ruleset, games: Row['games'], item: Settled): readonly LineItem[] {
  const game = must(
    games.find(({ declarer }) => declarer === item.by),
    'the game of a pair',
  );
  const { id, value } = ruleset.contractOf(game);
  return between([item.by], item.against, signed(rational(value), item)).map((transfer) => ({
    code: id,
    ...transfer,
    factors: factorsBetween(item, transfer.from, transfer.to, ({ step }) => doubling(ruleset, step)),
    ...proofOf(item),
  }));
}

const signed = (amount: Rational, { result }: Verdict): Rational => (result === 'made' ? amount : negate(amount));

/** The game, or one bonus, between the two sides of a positive game (tirol §8.1). */
function settleItem(ruleset: Ruleset, row: Row, item: Settled, active: readonly Seat[]): readonly LineItem[] {
  const game = firstGame(row);
  const side = sideOf(game, item.by);
  const winner = item.result === 'made' ? side : otherSide(side);
  const { amount, factors } = priced(ruleset, row, item, winner);
  return betweenSides(game, winner, active, rational(amount)).map((transfer) => ({
    ...nameOf(ruleset, game, item),
    ...transfer,
    factors,
    ...proofOf(item),
  }));
}

/** A played deal shows the tricks that decided it; a result from paper has none. */
const proofOf = ({ proof }: Verdict): { readonly proof?: readonly number[] } =>
  proof && proof.length > 0 ? { proof } : {};
