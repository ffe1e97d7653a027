import { text } from '#engine/core/text.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { Fact, SeatVerdict } from '#engine/kernel/words/phrase.ts';
import { balanceOf } from '#engine/settlement/payments.ts';
import type { Ruleset } from '../ruleset.ts';
import { activeSeats } from '../seats.ts';
import { WON } from '../sizes.ts';

const MAYOR = text('Bürgermeister mit {n} Punkten', 'Bürgermeister with {n} points');
const FOREHAND = text('als Vorhand mit den meisten Punkten: {n}', 'forehand with the most points: {n}');
const MOST = text('die meisten Punkte: {n}', 'the most points: {n}');
const NO_TRICK: Fact = { text: text('kein Stich', 'no trick') };

/** A Trischaken: who pays for the most points, or is paid for them, and who collects without a trick (tirol §8.4). */
export function verdictsOf(ruleset: Ruleset, row: Row, items: readonly LineItem[]): readonly SeatVerdict[] {
  const [game] = row.games;
  const { measures } = row;
  if (!game || !measures || ruleset.find(game.contract)?.parties !== 'each-for-self') return [];
  const players = activeSeats(row.table, row.dealer).map((seat) => ({ seat, thirds: measures[seat] ?? 0 }));
  const forehand = items.find(({ code }) => code === 'trischaken-forehand')?.from;
  const most = Math.max(...players.map(({ thirds }) => thirds));
  const result = ruleset.options['trischaken-positive'] ? 'made' : 'lost';
  const wins = (seat: number): number => balanceOf(seat, items).n;
  return players.flatMap(({ seat, thirds }): readonly SeatVerdict[] => {
    const isFirst = forehand === undefined ? thirds === most : seat === forehand;
    if (isFirst && wins(seat) !== 0) {
      const reason = thirds >= WON ? MAYOR : seat === forehand ? FOREHAND : MOST;
      return [{ seat, result, why: { text: reason, values: { n: { count: thirds, unit: 'points' } } } }];
    }
    return thirds === 0 && result === 'lost' && wins(seat) > 0 ? [{ seat, result: 'made', why: NO_TRICK }] : [];
  });
}
