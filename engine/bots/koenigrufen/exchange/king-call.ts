import { because } from '#engine/bots/advice.ts';
import { KINGS, suitOf } from '#engine/decks/deck-54.ts';
import type { PhaseAction } from '../actions.ts';
import { suitCards } from '../hand.ts';
import type { Observation } from '../observation.ts';
import { best } from '../play/points.ts';
import type { Chosen } from '../reasons.ts';

/** How good it is to hold 0, 1, 2 … cards of the called suit: one asks for the king, many get ruffed. */
const BY_LENGTH = [1.8, 3, 2.2, 1.2, 0.2];

/** Which king to call: of a short suit; the fourth without naming it; never one's own if there is another. */
export function chooseKing({ hand }: Observation, actions: readonly PhaseAction<'king-call'>[]): Chosen {
  const fourth = actions.find(({ type }) => type === 'call-fourth');
  if (fourth) return because(fourth, 'call-fourth');
  const calls = actions.filter((action) => action.type === 'call');
  const chosen = best(calls, ({ king }) => {
    if (!KINGS.includes(king)) return -100;
    const suit = suitCards(hand, suitOf(king));
    const own = hand.includes(king) ? -10 : 0;
    const queen = suit.length > 1 && suit.some((card) => card.endsWith('Q')) ? 0.7 : 0;
    return (BY_LENGTH[suit.length] ?? 0) + queen + own;
  });
  const king = chosen?.king;
  if (king === undefined || !KINGS.includes(king)) return because(chosen, 'harmless');
  const count = suitCards(hand, suitOf(king)).length;
  const reason = hand.includes(king) ? 'call-own' : count === 0 ? 'call-void' : 'call-short';
  return because(chosen, reason, { count, king: { card: king } });
}
