import type { Action } from '../../../kernel/deal/action.ts';
import { best } from '../play/points.ts';
import type { Observation } from '../observation.ts';
import { expectation, opponents } from './value.ts';

interface Bid extends Action {
  readonly contract?: string;
}

/** What letting it be is worth: forehand keeps her choice, who passes mostly defends. */
const QUIET: Readonly<Record<string, number>> = { vorhand: 0.45, pass: 0 };
/** How much better than letting it be a bid must look: a little, and more where more is at stake. */
const MARGIN = 0.1;
const RISK = 0.13;

/** The bid that promises most, if any promises enough. */
export function chooseBid(seen: Observation, actions: readonly Bid[]): Action | undefined {
  return best(actions, (action) => {
    const quiet = QUIET[action.type];
    if (quiet !== undefined) return quiet;
    const id = action.contract ?? standing(seen);
    const contract = id === undefined ? undefined : seen.ruleset.find(id);
    if (!contract) return -Infinity;
    return expectation(seen.ruleset, contract, seen.hand) - MARGIN - RISK * contract.value * opponents(contract);
  });
}

/** The game that stands now, which a hold would take over. */
function standing({ view }: Observation): string | undefined {
  const { entries } = (view.notes ?? {}) as { readonly entries?: readonly { readonly contract: string }[] };
  return entries?.[0]?.contract;
}
