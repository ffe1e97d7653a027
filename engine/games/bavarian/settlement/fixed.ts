import { rational } from '#engine/core/rational.ts';
import type { LineItem } from '#engine/kernel/score.ts';
import { between, lineOf } from '#engine/settlement/payments.ts';
import { isSchneider, type Settled } from './settled.ts';

/**
 * The same from each defender or to each, however many points there were (bavarian §7.2, R24, B3). `simple`: cents for the
 * game, `extra`: for a Schneider besides.
 */
export function fixed(game: Settled, simple: number, extra: number): readonly LineItem[] {
  const { options, contract, durch } = game;
  return paidByEach(game, {
    [contract]: simple,
    schneider: isSchneider(game) ? extra : 0,
    durch: durch ? options['fixed-durch'] : 0,
  });
}

/** Each reason with its cents, from each defender to the declarer or the other way round. */
export function paidByEach(
  { declarer, defenders, made, factors }: Settled,
  parts: Readonly<Record<string, number>>,
): readonly LineItem[] {
  const [winners, losers] = made ? [[declarer], defenders] : [defenders, [declarer]];
  return Object.entries(parts).flatMap(([code, cents]) =>
    between(winners, losers, rational(cents)).flatMap((transfer) => lineOf(code, transfer, factors)),
  );
}
