import { type Text, text } from '#engine/core/text.ts';
import type { Each } from '#engine/games/reform/contracts/contract.ts';
import type { PlayerCount } from '#engine/games/reform/noted.ts';
import { notedIn } from '#engine/games/reform/row.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { activeSeats } from '#engine/games/reform/seats.ts';
import type { LineItem, Row } from '#engine/kernel/score.ts';
import type { Fact, SeatVerdict } from '#engine/kernel/words/phrase.ts';
import { balanceOf } from '#engine/settlement/payments.ts';

const MOST: Readonly<Record<Each['counts'], Text>> = {
  thirds: text('die meisten Punkte: {n}', 'the most points: {n}'),
  tricks: text('die meisten Stiche: {n}', 'the most tricks: {n}'),
  cards: text('die meisten Karten: {n}', 'the most cards: {n}'),
};
const FOREHAND = text('als Vorhand mit den meisten Punkten: {n}', 'forehand with the most points: {n}');
const LEFT: Fact = { text: text('bleibt als Letzter übrig', 'the last one in') };
const NO_TRICK: Fact = { text: text('kein Stich', 'no trick') };

/** Of what somebody has most who loses. */
function mostOf({ counts, forehand }: Each, { [counts]: n = 0 }: PlayerCount, isForehand: boolean): Fact {
  return {
    text: forehand !== undefined && isForehand ? FOREHAND : MOST[counts],
    values: { n: counts === 'thirds' ? { count: n, unit: 'points' } : n },
  };
}

/** Who pays where everybody plays alone, and for what; who is paid for more than not losing (reform §7.3). */
export function verdictsOf(ruleset: Ruleset, row: Row, items: readonly LineItem[]): readonly SeatVerdict[] {
  const contract = ruleset.find(row.games[0]?.contract);
  if (contract?.kind !== 'each') return [];
  const { players = [], last } = notedIn(row);
  const active = activeSeats(row.table, row.dealer);
  return active.flatMap((seat): readonly SeatVerdict[] => {
    const player = players[seat];
    const won = balanceOf(seat, items).n;
    if (!player || won === 0) return [];
    if (won < 0) return [{ seat, result: 'lost', why: mostOf(contract, player, seat === active[0]) }];
    if (seat === last) return [{ seat, result: 'made', why: LEFT }];
    return contract.counts === 'thirds' && player.tricks === 0 ? [{ seat, result: 'made', why: NO_TRICK }] : [];
  });
}
