import { createHmac } from 'node:crypto';
import type { Seat } from '#engine/core/seat.ts';
import { actionsIn } from '#engine/kernel/deal/replay.ts';
import { type Evening, type LiveDeal, placeOf } from '../state/evening-state.ts';
import type { Thinker } from '../workers/bot-link.ts';
import type { Chance } from './chance.ts';
import type { TableContext } from './table-context.ts';

/** What bots' chance follows from in a host, which nobody can guess. It opens nothing, so it is no secret of `Chance`. */
export const newBotSecret = (chance: Chance): string => chance.word();

/**
 * For whom a seat's decision is made, and what its chance follows from: the same again after taking back, and when it is asked
 * again. Nothing of the cards is in it, and nobody can foresee it.
 */
export function thinkerAt(
  { botSecret }: Pick<TableContext, 'botSecret'>,
  evening: Evening,
  { dealt, state }: Pick<LiveDeal, 'dealt' | 'state'>,
  seat: Seat,
): Pick<Thinker, 'table' | 'seed'> {
  const table = placeOf(evening.state.id, dealt);
  const moment = JSON.stringify([table, dealt.deal, seat, actionsIn(state).length]);
  return { table, seed: createHmac('sha256', botSecret).update(moment).digest('hex') };
}
