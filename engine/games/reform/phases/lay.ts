import { type Card, handOf } from '#engine/core/card.ts';
import { recoded, type Refusal } from '#engine/core/refusal.ts';
import { isHonour, isKing, isTarock } from '#engine/decks/deck-54.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { type Discards, layAwayAs, type Laying } from '#engine/phases/lay-away.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { TRICKS } from '../sizes.ts';
import { onward } from './flow.ts';

const RULE = 'reform §5.2';
const CODES = {
  'card-not-in-hand': 'card-not-in-hand',
  'card-twice': 'card-twice',
  'lay-exactly': 'lay-as-many-as-taken',
} as const;

/** Kings and honours stay; tarocks go only when there is no other card left, and are shown then (reform §5.2). */
function discards(s: State): Discards {
  const free = (s.zones[handOf(firstGame(s).declarer)] ?? []).filter((card) => !isHonour(card));
  return { first: free.filter((card) => !isTarock(card)), then: free.filter(isTarock) };
}

function refuse(s: State, cards: readonly Card[]): Refusal | undefined {
  const honour = cards.find(isHonour);
  if (honour !== undefined)
    return refusal(isKing(honour) ? 'may-not-lay-king' : 'may-not-lay-honour', { card: honour }, RULE);
  const tarock = cards.find(isTarock);
  if (tarock === undefined || discards(s).first.every((card) => cards.includes(card))) return undefined;
  return refusal('tarock-only-without-choice', { card: tarock }, RULE);
}

/** The declarer lays away as many cards as they took, to their own tricks; nobody, if they took none. */
export const lay = (ruleset: Ruleset): PhaseOf<Laying<'lay'>, 'lay'> =>
  layAwayAs('lay', {
    id: 'lay',
    hand: TRICKS,
    rule: RULE,
    refusal: recoded(refusal, CODES),
    discards,
    refuse,
    next: onward(ruleset),
  });
