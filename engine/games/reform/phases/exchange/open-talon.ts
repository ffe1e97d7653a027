import type { Audience, Seat } from '#engine/core/seat.ts';
import type { Contract } from '#engine/games/reform/contracts/contract.ts';
import { TALON_GROUPS } from '#engine/games/reform/names.ts';
import type { Options } from '#engine/games/reform/options/options.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';

/** Who sees the talon before cards of it are taken, or left there: all who play, the declarer alone, or nobody (reform §5.2). */
export function readersOf(
  { oberdreierTalon }: Pick<Options, 'oberdreierTalon'>,
  { talon: { seenBy, layFirst, isLookedAt } }: Pick<Contract, 'talon'>,
  { active, declarer }: { readonly active: readonly Seat[]; readonly declarer: Seat },
): readonly Seat[] {
  if (seenBy === 'active') return active;
  if (isLookedAt) return [declarer];
  const isClosed = seenBy === undefined || (layFirst === true && oberdreierTalon === 'closed');
  return isClosed ? [] : [declarer];
}

/** Both groups of the talon are laid open to whoever may see them (reform §5.2). */
export const openTalon =
  (options: Options, contract: Contract) =>
  ({ active, zones }: State, declarer: Seat): readonly Event[] => {
    const seenBy = readersOf(options, contract, { active, declarer });
    if (seenBy.length === 0) return [];
    return turnedUp(zones, seenBy);
  };

/** The same before the eyes of everybody, once all tricks are over (reform §7.9, Apotheker). */
export const showTalon = ({ zones }: State): readonly Event[] => turnedUp(zones, 'all');

const turnedUp = (zones: State['zones'], seenBy: Audience): readonly Event[] =>
  TALON_GROUPS.map((zone) => ({ type: 'moved', cards: zones[zone] ?? [], from: zone, to: zone, seenBy }));
