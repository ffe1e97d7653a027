import type { Action } from '#engine/kernel/deal/action.ts';
import { CONTRACTS } from './contracts/index.ts';

/** Whether an action leads towards a contract that nobody bids: the bid of one that may become it, or whoever lets it (reform §5.4). */
export function leadsTo({ type, contract: bid }: Action & { readonly contract?: unknown }, contract: string): boolean {
  const becoming = Object.values(CONTRACTS).filter(({ becomes }) => becomes === contract);
  return becoming.length > 0 && (type === contract || becoming.some(({ id }) => id === bid));
}
