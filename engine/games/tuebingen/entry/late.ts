import type { Refusal } from '#engine/core/refusal.ts';
import type { Row } from '#engine/kernel/score.ts';
import { refusal } from '../refusals.ts';

/**
 * The Strafen that a correction adds once the table's next row is written: whoever claims so late claims nothing, unless they were
 * claimed in time and written down wrongly (tuebingen TU23). A longer run is another Strafe, and so is that of the other side.
 */
export function lateIn(before: Row, after: Row): readonly Refusal[] {
  const had = before.items.map((item) => claimOf(before, item));
  return after.items.flatMap((item) => {
    const own = had.indexOf(claimOf(after, item));
    if (own >= 0) had.splice(own, 1);
    return own >= 0 ? [] : [refusal('strafe-too-late', { item: item.about }, 'tuebingen §7.1')];
  });
}

/** What was claimed for which side, whoever sits there. */
const claimOf = ({ games }: Row, { about, by, measure }: Row['items'][number]): string =>
  [about, by === games[0]?.declarer ? 'declarer' : 'opponents', measure ?? ''].join();
