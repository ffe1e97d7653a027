import type { Refusal } from '#engine/core/refusal.ts';
import type { Game } from '#engine/kernel/score.ts';
import { refusal } from '../refusals.ts';
import type { RankedContract } from '../ruleset.ts';
import type { EntryTable } from './table.ts';

interface Seats {
  readonly declarer: number;
  readonly partner?: number | null | undefined;
}

/** Who can play with whom: a Ruf game needs its partner, no other game has one (tirol §3, §4). */
export function refuseSeats(
  { ruleset, active }: EntryTable,
  { parties, bid }: RankedContract,
  { declarer, partner }: Seats,
): readonly Refusal[] {
  const wrong: Refusal[] = [];
  if (!active.includes(declarer)) wrong.push(refusal('pausing-seat', { field: 'declarer' }, 'tirol §2'));
  else if (bid !== 'all' && declarer !== active[0])
    wrong.push(refusal('forehands-game', { field: 'declarer' }, 'tirol §3, §4'));
  if (parties !== 'calls-partner') {
    if (partner !== undefined) wrong.push(refusal('no-partner-here', { field: 'partner' }, 'tirol §4'));
  } else if (partner === undefined) wrong.push(refusal('partner-missing', { field: 'partner' }, 'tirol §13'));
  else if (partner === null) return wrong;
  else if (!active.includes(partner)) wrong.push(refusal('pausing-seat', { field: 'partner' }, 'tirol §2'));
  else if (partner === declarer && !ruleset.options.selbstrufer)
    wrong.push(refusal('partner-is-declarer', { field: 'partner' }, 'tirol §3, §15'));
  return wrong;
}

/** The game as a row has it: a declarer who called their own king (`own`), or whose king lies in the talon, has no partner. */
export function gameOf({ id }: RankedContract, { declarer, partner }: Seats): Game {
  const own = partner === declarer;
  return {
    declarer,
    contract: id,
    ...(typeof partner === 'number' && !own && { partner }),
    with: own ? { own } : {},
  };
}
