import { from, type Seat } from '#engine/core/seat.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { type Game, type Item, itemOf } from '#engine/kernel/score.ts';
import { birdInGame } from './noted.ts';
import type { Ruleset } from './ruleset.ts';

/** What an item is about that is no bonus. */
export const GAME = 'game';

/** By what an action names an item, never by its place: hidden ones have none (reform §6.3). */
export function keyOf({ about, by, against }: Pick<Item, 'about' | 'by' | 'against'>): string {
  const [opponent] = against;
  if (about !== GAME) return `${about}@${by}`;
  return opponent === undefined ? GAME : `${GAME}@${opponent}`;
}

/**
 * The items that stand from the beginning: the game, in a negative one for the pair with each opponent, and the bird that its bid
 * announces, unless it is one with the game (reform §6.3, §7.4). None where everybody plays alone: whoever has most pays the others, and
 * nothing can be doubled (§7.3).
 */
export function itemsOf(ruleset: Ruleset, game: Game, active: readonly Seat[]): readonly Item[] {
  const contract = ruleset.contractOf(game);
  const { kind, bird } = contract;
  if (kind === 'each') return [];
  const item = itemOf(GAME, 'bid', game.declarer);
  const isApart = bird !== undefined && birdInGame(contract, game.with) === undefined;
  if (kind !== 'negative') return isApart ? [item, itemOf(bird, 'bid', game.declarer)] : [item];
  const [, ...opponents] = from(game.declarer, active);
  return opponents.map((opponent) => ({ ...item, against: [opponent] }));
}

/** A bonus as it is declared; in a negative game by an opponent, for their own pair. */
export function declaredItem(ruleset: Ruleset, game: Game, bonus: string, by: Seat): Item {
  const item = itemOf(bonus, 'announced', by);
  return ruleset.contractOf(game).kind === 'negative' ? { ...item, against: [game.declarer] } : item;
}

/** Whether an item is a seat's own or its opponents', or of a pair that it is no part of. */
export function standOf(game: Game, { by, against }: Item, seat: Seat): 'own' | 'other' | 'none' {
  if (against.length === 0) return sideOf(game, seat) === sideOf(game, by) ? 'own' : 'other';
  if (seat === by) return 'own';
  return against.includes(seat) ? 'other' : 'none';
}

/** The word by which a side halves its own item, which closes it. */
export const SELF = 'selbstkontra';

/** Whether its own side has halved it. */
export const isHalved = ({ doublings }: Pick<Item, 'doublings'>): boolean =>
  doublings.some(({ step }) => step === SELF);

/** How often it was doubled, from kontra on. */
export const levelOf = (item: Pick<Item, 'doublings'>): number => (isHalved(item) ? 0 : item.doublings.length);
