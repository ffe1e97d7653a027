import { because } from '#engine/bots/advice.ts';
import type { Card } from '#engine/core/card.ts';
import { isTarock, strengthOf } from '#engine/decks/deck-54.ts';
import type { PhaseAction } from '../actions.ts';
import { lookOf, lowLookOf } from '../hand.ts';
import type { Observation } from '../observation.ts';
import { best } from '../play/points.ts';
import type { Chosen } from '../reasons.ts';
import { countsOf, promiseOf } from './auction.ts';
import { expectation } from './value.ts';

type Choice = PhaseAction<'choice'>;

/** Three passes: the game that promises most, Trischaken among them. */
export function chooseGame(seen: Observation, actions: readonly Choice[]): Chosen {
  const { ruleset, hand, view } = seen;
  // A declarer turned the deal into a Trischaken: it is not made another game again (tirol §5).
  const turned = view.history.some((event) => event.type === 'said' && event.action?.type === 'trischaken');
  const isTrischaken = ({ contract }: Choice): boolean => ruleset.find(contract)?.parties === 'each-for-self';
  const open = turned && actions.some(isTrischaken) ? actions.filter(isTrischaken) : actions;
  const chosen = best(open, (action) => {
    const contract = ruleset.find(action.contract);
    if (!contract) return -Infinity;
    if (contract.parties !== 'each-for-self') return expectation(ruleset, contract, hand);
    const value = ruleset.options['trischaken-positive'] ? highValue(hand) : lowValue(hand);
    return contract.value * value + termsFor(hand, action);
  });
  const contract = chosen && ruleset.find(chosen.contract);
  if (!contract) return undefined;
  if (isTrischaken(chosen)) return because(chosen, 'trischaken', countsOf(seen));
  const isGood = expectation(ruleset, contract, hand) > 0;
  return because(chosen, isGood ? promiseOf(seen, contract) : 'least-loss', countsOf(seen));
}

/** What a Trischaken promises a hand, in its own value, fitted to games of rule bots. */
const LOW = {
  one: 4.3,
  tarocks: -0.62,
  highTarocks: -0.55,
  midTarocks: -0.17,
  lowTarocks: 0.15,
  kings: -0.6,
  voids: -0.5,
  bare: -0.25,
} as const;

function lowValue(hand: readonly Card[]): number {
  const look = lowLookOf(hand);
  const sum = Object.entries(LOW).reduce((total, [id, weight]) => total + weight * look[id as keyof typeof LOW], 0);
  return Math.max(-4, Math.min(1.5, sum));
}

/** The same where most points win: much to one with high cards. */
function highValue(hand: readonly Card[]): number {
  const { high, kings, tarocks } = lookOf(hand);
  return Math.max(-2, Math.min(1.5, -2 + 0.2 * tarocks + 0.5 * high + 0.3 * kings));
}

/** Small preferences: compulsion takes the tricks off low hands; who has high tarocks wants the talon gone early. */
function termsFor(hand: readonly Card[], { stichzwang, talon }: Choice): number {
  const high = hand.some((card) => isTarock(card) && strengthOf(card) >= 19);
  return (stichzwang === true ? 0.01 : 0) + ((talon === 'first-six') === high ? 0.005 : 0);
}
