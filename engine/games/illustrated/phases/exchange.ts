import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { isHonour, isTarock } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Discarding, type Discards, layAway } from '#engine/phases/lay-away.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { HAND } from '../zones.ts';
import { goOn } from './way.ts';

const ID = 'exchange';
const RULE = 'illustrated §5';

/** Suit cards below the king first; tarocks only when there are no more of them, and shown. */
export function discardsFrom(hand: readonly Card[]): Discards {
  const all = hand.filter((card) => !isHonour(card));
  return { first: all.filter((card) => !isTarock(card)), then: all.filter(isTarock) };
}

/** As many cards as were taken up are laid away, and count for the declarer. */
export function exchange(ruleset: Ruleset): PhaseOf<Discarding, 'exchange'> {
  const discards = (s: State): Discards => discardsFrom(s.zones[handOf(firstGame(s).declarer)] ?? []);

  function refuse(s: State, cards: readonly Card[]): Refusal | undefined {
    const honour = cards.find(isHonour);
    if (honour !== undefined) return refusal('honour-stays', { card: honour }, RULE);
    const { first, then } = discards(s);
    const early = cards.find((card) => then.includes(card));
    return early === undefined || first.every((card) => cards.includes(card))
      ? undefined
      : refusal('tarock-before-suit', { card: early }, RULE);
  }

  return layAway({ id: ID, hand: HAND, rule: RULE, refusal, discards, refuse, next: (s) => goOn(ruleset, s, ID) });
}
