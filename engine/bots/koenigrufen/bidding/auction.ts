import { because } from '#engine/bots/advice.ts';
import { isKing } from '#engine/decks/deck-54.ts';
import { birdsOf, type RankedContract } from '#engine/games/koenigrufen/ruleset.ts';
import type { PhaseAction } from '../actions.ts';
import { tarocksOf } from '../hand.ts';
import type { Observation } from '../observation.ts';
import { best } from '../play/points.ts';
import type { Chosen, KoenigrufenReason } from '../reasons.ts';
import { expectation, opponents } from './value.ts';

/** What it is worth not to bid: forehand keeps the choice of a game, everybody else will mostly defend. */
const QUIET = { vorhand: 0.45, pass: 0 } as const;
/** How much better than that a bid must look: a little, and more where more is at stake. */
const MARGIN = 0.1;
const RISK = 0.13;

/** The bid that promises most, if any promises enough. */
export function chooseBid(seen: Observation, actions: readonly PhaseAction<'auction'>[]): Chosen {
  const chosen = best(actions, (action) => {
    if (action.type === 'vorhand' || action.type === 'pass') return QUIET[action.type];
    const contract = contractOf(seen, action);
    if (!contract) return -Infinity;
    return expectation(seen.ruleset, contract, seen.hand) - MARGIN - RISK * contract.value * opponents(contract);
  });
  if (!chosen) return undefined;
  const contract = chosen.type in QUIET ? undefined : contractOf(seen, chosen);
  const reason = contract ? promiseOf(seen, contract) : chosen.type === 'vorhand' ? 'keep-choice' : 'pass';
  return because(chosen, reason, countsOf(seen));
}

/** The game that is bid, or taken over by holding it. */
function contractOf(seen: Observation, action: PhaseAction<'auction'>): RankedContract | undefined {
  const id = 'contract' in action ? action.contract : standing(seen);
  return id === undefined ? undefined : seen.ruleset.find(id);
}

/** What a hand promises in a game. */
export function promiseOf({ ruleset }: Observation, contract: RankedContract): KoenigrufenReason {
  if (contract.play.id === 'negative') return contract.goal.tricks === 0 ? 'no-trick-hand' : 'few-tricks-hand';
  if (contract.play.id === 'colour') return 'colour-hand';
  return birdsOf(ruleset, contract).length > 0 ? 'bird-hand' : 'strong-hand';
}

/** What speaks for a hand at first sight. */
export const countsOf = ({ hand }: Observation) => ({
  tarocks: tarocksOf(hand).length,
  kings: hand.filter(isKing).length,
});

/** The game that stands now, which a hold would take over. */
function standing({ view }: Observation): string | undefined {
  const { entries } = (view.notes ?? {}) as { readonly entries?: readonly { readonly contract: string }[] };
  return entries?.[0]?.contract;
}
