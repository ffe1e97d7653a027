import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../core/card.ts';
import { type Rational, ZERO } from '../core/rational.ts';
import { seededRng, shuffled } from '../core/rng.ts';
import type { Action } from '../kernel/deal/action.ts';
import { apply, start, turnOf } from '../kernel/deal/apply.ts';
import { isOffered } from '../kernel/deal/offers.ts';
import { view } from '../kernel/deal/redact.ts';
import type { Rules, TableRules } from '../kernel/deal/rules.ts';
import type { State } from '../kernel/deal/state.ts';
import type { View } from '../kernel/deal/view.ts';
import { stacked } from './stacked.ts';

interface AdvisedDeal {
  readonly rules: Rules;
  readonly table: TableRules;
  readonly seats: number;
  readonly dealer: number;
  /** Seeds the cards. */
  readonly deal: number;
  readonly pot?: Rational;
  /** How the cards lie, by zone. */
  readonly hands?: Readonly<Record<string, readonly Card[]>>;
  readonly advise: (seen: View, table: TableRules) => { readonly action: Action } | undefined;
  /** Told each action before it is done. */
  readonly tell?: ((s: State, seat: number, action: Action) => void) | undefined;
}

/** Plays a deal by advice alone: what is advised must be offered, and the same when it is asked for again. */
export function playAdvised({ rules, table, seats, dealer, deal, pot = ZERO, ...more }: AdvisedDeal): State {
  const { hands = {}, advise, tell } = more;
  const deck = stacked(rules, seats, dealer, shuffled(rules.pack.cards, seededRng(`bot/${deal}`)), hands);
  const now = { ...{ deal, factors: [], pot, notes: {} }, ...(more.hands && { sameCards: true as const }) };
  const begun = start(rules, { table: seats, dealer, deck, now });
  if (!begun.ok) throw new Error(begun.error.code);
  let s = begun.value;
  while (s.phase !== null) {
    const [seat = 0] = turnOf(rules, s).must;
    const seen = view(rules, s, seat);
    const advice = advise(seen, table);
    if (!advice || !isOffered(seen.offers, advice.action)) throw new Error(`not offered: ${JSON.stringify(advice)}`);
    if (!isDeepStrictEqual(advise(seen, table), advice)) throw new Error(`not the same: ${JSON.stringify(advice)}`);
    tell?.(s, seat, advice.action);
    const next = apply(rules, s, seat, advice.action);
    if (!next.ok) throw new Error(next.error.code);
    s = next.value;
  }
  return s;
}
