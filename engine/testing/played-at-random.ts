import type { Card } from '../core/card.ts';
import { ZERO } from '../core/rational.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, offersTo, start, turnOf } from '../kernel/deal/apply.ts';
import { sampleAction } from '../kernel/deal/offers.ts';
import type { Rules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';

/**
 * A first deal, for four if nothing else is said, shuffled and played to its end by this seed. `likely`: how likely each action is; missing: all the
 * same.
 */
export function playedAtRandom(
  rules: Rules,
  seed: number,
  dealer: number,
  likely: (action: Action) => number = () => 1,
  table = 4,
): { readonly deck: readonly Card[]; readonly end: State } {
  const rng = seededRng(seed);
  const deck = shuffled(rules.pack.cards, rng);
  const begun = start(rules, { table, dealer, deck, now: { deal: 1, factors: [], pot: ZERO, notes: {} } });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  for (let seat = turnOf(rules, s).must[0]; seat !== undefined; seat = turnOf(rules, s).must[0]) {
    const next = apply(rules, s, seat, sampleAction(offersTo(rules, s, seat), rng, likely));
    if (!next.ok) throw new Error(next.error.code);
    s = next.value;
  }
  return { deck, end: s };
}
