import { must } from '#engine/core/assert-never.ts';
import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Options } from '../options/options.ts';

/** Whether the declarer says who leads to the first trick (reform §7.10). */
export const isLeadChosen = ({ juwelLead }: Pick<Options, 'juwelLead'>, { lead }: Pick<Contract, 'lead'>): boolean =>
  lead === 'choice' || (lead === 'juwelLead' && juwelLead === 'declarer-chooses');

/** Who leads to the first trick: the declarer where the contract says so or they have chosen to, else forehand (reform §2, §4). */
export function leaderOf({ lead }: Pick<Contract, 'lead'>, s: State): Seat {
  const { declarer, with: said } = firstGame(s);
  return lead === 'declarer' || said['lead'] === 'declarer' ? declarer : must(s.active[0], 'forehand');
}
