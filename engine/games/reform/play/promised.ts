import type { Card } from '#engine/core/card.ts';
import { flatMapped } from '#engine/core/lists.ts';
import type { Seat } from '#engine/core/seat.ts';
import { sideOf } from '#engine/judging/sides.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game, Item } from '#engine/kernel/score.ts';
import { isKnown } from '../knowledge.ts';
import { birdInGame } from '../noted.ts';
import type { Ruleset } from '../ruleset.ts';
import { TRICKS } from '../sizes.ts';
import { countsSums } from './ways/prater.ts';

/** A card that was announced for a trick, counted from 1. */
interface Promised {
  readonly card: Card;
  readonly trick: number;
}

/** The cards that a seat keeps for their tricks, if it holds them, and whether everybody can tell that it has to. */
export interface Promises {
  readonly cards: readonly Promised[];
  readonly arePublic: boolean;
}

/**
 * What the side of a seat has announced binds whoever of it holds the card (reform §6.2). While nobody knows on which
 * side a seat is, nobody else can tell that it is bound; nor by a king that was called without being named. Nobody is bound where tricks are
 * counted only in hindsight (§7.4, Prater).
 */
export function promisesOf(ruleset: Ruleset, s: State, seat: Seat): Promises {
  const [game] = s.games;
  if (!game || countsSums(game)) return { cards: [], arePublic: true };
  const cards = flatMapped(announcedIn(ruleset, game, s.items), ({ about, by }) => {
    const promised = sideOf(game, by) === sideOf(game, seat) ? promisedBy(ruleset, game, about) : undefined;
    return promised ? [promised] : [];
  });
  if (cards.length === 0) return { cards, arePublic: true };
  const isUnnamed = game.with['fourth'] === true && cards.some(({ card }) => card === game.called);
  return { cards, arePublic: isKnown(s, seat) && !isUnnamed };
}

/** What was announced, and by whom: also the bird of a bid that is one with the game (reform §7.4, Steinhof). */
function announcedIn(ruleset: Ruleset, game: Game, items: readonly Item[]): readonly Pick<Item, 'about' | 'by'>[] {
  const bird = birdInGame(ruleset.contractOf(game), game.with);
  return bird === undefined ? items : [...items, { about: bird, by: game.declarer }];
}

/** The trick that a bonus is about, counted from 1: that of its bird, or the last one for the called king. */
export const promisedTrick = (ruleset: Ruleset, about: string): number | undefined =>
  about === 'koenig-ultimo' ? TRICKS : ruleset.bonus(about)?.bird?.trick;

/** That trick, and the card that is to win it. */
function promisedBy(ruleset: Ruleset, { called }: Game, about: string): Promised | undefined {
  const trick = promisedTrick(ruleset, about);
  const card = ruleset.bonus(about)?.bird?.card ?? called;
  return trick === undefined || card === undefined ? undefined : { card, trick };
}
