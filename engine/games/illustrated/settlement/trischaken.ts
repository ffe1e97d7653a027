import { rational } from '#engine/core/rational.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import { afterDealer } from '#engine/phases/seats.ts';
import { lineOf } from '#engine/settlement/payments.ts';
import { PLAYING, type Ruleset } from '../ruleset.ts';

/** Whoever has most loses, the others win; more without a trick (illustrated §8.5). */
const PRICE = { lost: 10, won: 5, withoutTrick: 5 } as const;

/** The only game that takes points away. */
export function trischaken({ options }: Ruleset, { table, dealer, measures = [] }: Row): readonly LineItem[] {
  const active = afterDealer(PLAYING)(table, dealer);
  const thirds = (seat: number): number => measures[seat] ?? 0;
  const most = Math.max(...active.map(thirds));
  const losers = active.filter((seat) => thirds(seat) === most);
  const winners = active.filter((seat) => thirds(seat) < most);
  if (winners.length === 0) return [];
  // Two who tie lose 10 each, or share it (illustrated R22).
  const isShared = losers.length > 1 && options['trischaken-tie'] === 'split';
  const lost = isShared ? PRICE.lost / losers.length : PRICE.lost;
  const won = isShared ? PRICE.lost : PRICE.won;
  return [
    ...losers.flatMap((seat) => lineOf('trischaken', { from: seat, to: 'nobody', base: rational(lost) })),
    ...winners.flatMap((seat) => lineOf('trischaken', { from: 'nobody', to: seat, base: rational(won) })),
    ...winners
      .filter((seat) => thirds(seat) === 0)
      .flatMap((seat) => lineOf('no-trick', { from: 'nobody', to: seat, base: rational(PRICE.withoutTrick) })),
  ];
}
