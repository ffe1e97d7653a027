import { type Card, handOf } from '#engine/core/card.ts';
import { recoded, type Refusal } from '#engine/core/refusal.ts';
import { isHonour, isTarock } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Discarding, type Discards, layAway } from '#engine/phases/lay-away.ts';
import { discardsFrom } from '../discards.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { TRICKS } from '../sizes.ts';
import { promisedBirds } from './birds.ts';
import { onward } from './flow.ts';

const ID = 'discard';
const CODES = { 'card-not-in-hand': 'not-in-hand', 'card-twice': 'card-twice', 'lay-exactly': 'wrong-number' } as const;

/** As many cards as were taken go to the declarer's own tricks, face down. */
export function discard(ruleset: Ruleset): PhaseOf<Discarding, 'discard'> {
  const contractOf = (s: State) => ruleset.contractOf(firstGame(s));
  const discards = (s: State): Discards =>
    discardsFrom(ruleset, contractOf(s), s.zones[handOf(firstGame(s).declarer)] ?? [], promisedBirds(ruleset, s));

  function refuse(s: State, cards: readonly Card[]): Refusal | undefined {
    const honour = cards.find(isHonour);
    if (honour !== undefined) return refusal('honour-stays', { card: honour }, 'tirol §5');
    const bird = cards.find((card) => promisedBirds(ruleset, s).includes(card));
    if (bird !== undefined) return refusal('promised-bird-stays', { card: bird }, 'tirol §5');
    const { first, then } = discards(s);
    const early = cards.find((card) => then.includes(card));
    if (early === undefined || first.every((card) => cards.includes(card))) return undefined;
    return refusal(isTarock(early) ? 'tarock-before-suit' : 'suit-before-tarock', { card: early }, 'tirol §5');
  }

  return layAway({
    id: ID,
    hand: TRICKS,
    rule: 'tirol §5',
    refusal: recoded(refusal, CODES),
    discards,
    refuse,
    next: onward(ruleset),
  });
}
