import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { membersOf, otherSide, type Side, sideOf } from '#engine/judging/sides.ts';
import type { Rules } from '#engine/kernel/deal/rules.ts';
import type { Row } from '#engine/kernel/score.ts';
import { refusal } from '../refusals.ts';
import { activeSeats, type Ruleset } from '../ruleset.ts';

/**
 * The Strafen that a correction adds once the table's next row is written: whoever claims so late claims nothing, unless they were
 * claimed in time and written down wrongly (tuebingen TU23).
 */
export const lateFor =
  ({ hasPutRight }: Ruleset): NonNullable<Rules['late']> =>
  (before, after) => {
    const isCovered = hasPutRight('strafen-stay-with-people') ? wasClaimed : wasWritten;
    return lateIn(claimsIn(before), claimsIn(after), isCovered);
  };

/** A Strafe as it is written, and who had it. */
interface Claim {
  readonly about: string;
  readonly length: number;
  readonly side: Side;
  /** Whose it is: those who held the cards, or whose Tarock 1 was taken. */
  readonly owners: readonly Seat[];
  /** Who gains by it, and so has to claim it. */
  readonly gaining: readonly Seat[];
}

function claimsIn({ games, items, table, dealer }: Row): readonly Claim[] {
  const [game] = games;
  if (!game) return [];
  const active = activeSeats(table, dealer);
  return items.map(({ about, by, measure = 0, result }) => {
    const side = sideOf(game, by);
    const [owners, others] = [side, otherSide(side)].map((one) => membersOf(game, one, active));
    return { about, length: measure, side, owners: owners ?? [], gaining: (result === 'made' ? owners : others) ?? [] };
  });
}

/**
 * Whether a Strafe is what was claimed, or less of it, by the same people: where the declarer is corrected, it may have to be written
 * down for the other side. It is another one where nobody who can have claimed it gains by it now, or none of the same can have had it.
 */
const wasClaimed = (had: Claim, now: Claim): boolean =>
  had.about === now.about &&
  had.length >= now.length &&
  now.owners.some((seat) => had.owners.includes(seat)) &&
  now.gaining.some((seat) => had.gaining.includes(seat));

/** The same before that was put right: of the same length, and of the same side whoever is on it. */
const wasWritten = (had: Claim, now: Claim): boolean =>
  had.about === now.about && had.length === now.length && had.side === now.side;

/** Each claim covers one Strafe, and as many are covered as can be. */
function lateIn(
  before: readonly Claim[],
  after: readonly Claim[],
  isCovered: (had: Claim, now: Claim) => boolean,
): readonly Refusal[] {
  const covering = new Map<Claim, Claim>();
  const cover = (now: Claim, tried: Set<Claim>): boolean =>
    before.some((had) => {
      if (tried.has(had) || !isCovered(had, now)) return false;
      tried.add(had);
      const other = covering.get(had);
      if (other && !cover(other, tried)) return false;
      covering.set(had, now);
      return true;
    });
  return after.flatMap((now, i) => {
    if (cover(now, new Set())) return [];
    return [refusal('strafe-too-late', { item: now.about, where: `strafen.${i}` }, 'tuebingen §7.1')];
  });
}
