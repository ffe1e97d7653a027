import type { Card } from '#engine/core/card.ts';
import { sumOfThirds, thirdsOf } from '#engine/decks/deck-54.ts';
import { TRICKS } from '#engine/games/koenigrufen/sizes.ts';
import type { Mind } from '../mind.ts';
import { danger, winChance } from './negative.ts';
import { best } from './points.ts';

/** What each later player adds to a trick, and what a card of the talon adds. */
const ADDED = 4;
const FROM_TALON = 4;
const FIRST = 6;

/** All for themselves, and as few points as possible: out of the way, and points onto others' tricks. */
export function playTrischaken(mind: Mind, cards: readonly Card[]): Card | undefined {
  const { seen } = mind;
  const stichzwang = seen.game?.with?.['stichzwang'] !== false;
  const talon = talonIn(mind);
  const clean = !seen.tricks.some(({ winner }) => winner === seen.me);
  const cost = sumOfThirds(seen.trick) + seen.later.length * ADDED + talon + (clean ? 8 : 3);
  return best(cards, (card) => {
    const win = winChance(mind, card, stichzwang ? 1 : 0.4);
    const given = thirdsOf(card);
    return -win * (cost + given) + (1 - win) * given * 0.9 + danger(mind, card) * 9;
  });
}

/** Points that come to this trick out of the talon, as far as anybody can tell. */
function talonIn({ seen }: Mind): number {
  if (seen.game?.with?.['talon'] === 'first-six') return seen.number <= FIRST ? FROM_TALON : 0;
  return seen.number === TRICKS ? FIRST * FROM_TALON : 0;
}
