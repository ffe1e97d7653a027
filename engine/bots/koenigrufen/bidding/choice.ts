import type { Card } from '../../../core/card.ts';
import { isTarock, strengthOf } from '../../../decks/deck-54.ts';
import type { Action } from '../../../kernel/types.ts';
import { lowLookOf } from '../hand.ts';
import { best } from '../play/points.ts';
import type { Seen } from '../seen.ts';
import { expectation } from './value.ts';

interface Choice extends Action {
  readonly contract: string;
  readonly stichzwang?: boolean;
  readonly talon?: 'first-six' | 'last';
}

/** Three passes: the game that promises most, Trischaken among them. */
export function chooseGame({ house, hand }: Seen, actions: readonly Choice[]): Action | undefined {
  return best(actions, (action) => {
    const contract = house.find(action.contract);
    if (!contract) return -Infinity;
    if (contract.goal !== 'least-points') return expectation(house, contract, hand);
    return trischakenValue(hand, contract.value) + termsFor(hand, action);
  });
}

/** Trischaken promises something to a hand without high cards. */
function trischakenValue(hand: readonly Card[], value: number): number {
  const { highTarocks, midTarocks, kings, highs, tarocks } = lowLookOf(hand);
  const danger = 1.6 * highTarocks + 0.8 * midTarocks + 1.3 * kings + 0.7 * highs + 0.15 * tarocks;
  return value * Math.max(-2.5, Math.min(1, 1.1 - 0.33 * danger));
}

/** Small preferences: who can duck wants no compulsion; who has high tarocks wants the talon to go early. */
function termsFor(hand: readonly Card[], { stichzwang, talon }: Choice): number {
  const low = hand.filter((card) => strengthOf(card) <= (isTarock(card) ? 8 : 3)).length;
  const high = hand.some((card) => isTarock(card) && strengthOf(card) >= 19);
  return (stichzwang === low < 6 ? 0.01 : 0) + ((talon === 'first-six') === high ? 0.005 : 0);
}
