import { type Card, handOf } from '#engine/core/card.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Sides } from '#engine/kernel/words/phrase.ts';
import { hasSpoken } from '../knowledge.ts';
import { TALON_GROUPS } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';

type Seen = Pick<View, 'history' | 'zones'>;

/** Whether a card is seen in the talon. */
export const isInTalon = (card: Card, zones: Seen['zones']): boolean =>
  TALON_GROUPS.some((zone) => (zones[zone] ?? []).includes(card));

/** Whether the viewer has seen the called king where it leaves nobody to be the partner: in the talon, or in the declarer's own hand. */
function hasNoHolder({ called, declarer }: Partial<Game>, { history, zones }: Seen): boolean {
  if (called === undefined || declarer === undefined) return false;
  if (isInTalon(called, zones)) return true;
  const own = handOf(declarer);
  return history.some(
    (event) => event.type === 'moved' && (event.from === own || event.to === own) && event.cards.includes(called),
  );
}

/** Whether the viewer knows that the declarer has no partner: by the game, by their word, or by the called king. */
export function isAlone(ruleset: Ruleset, game: Partial<Game>, view?: Seen): boolean {
  const { contract, declarer, partner } = game;
  if (partner !== undefined || declarer === undefined) return false;
  if (ruleset.find(contract)?.side === 'alone' || game.with?.['kingTalon'] !== undefined) return true;
  return view !== undefined && hasNoHolder(game, view);
}

/**
 * The declarer with the partner, if the viewer knows them, and the others as far as it is certain who they are; there are no sides where
 * everybody plays alone.
 */
export function sidesOf(ruleset: Ruleset, game: Partial<Game>, view: View): Sides | undefined {
  const { contract, declarer, called, partner } = game;
  if (declarer === undefined || ruleset.find(contract)?.side === 'each') return undefined;
  const players = partner === undefined ? [declarer] : [declarer, partner];
  const others = view.active.filter((seat) => !players.includes(seat));
  if (partner !== undefined || isAlone(ruleset, game, view)) return { players, opponents: others };
  if (called === undefined && game.with?.['fourth'] !== true) return { players, opponents: [] };
  // Who holds the called king is told that they are the partner: without it the viewer is an opponent. Once the partner has spoken everybody
  // is told, so that another who has is an opponent (reform §6.3).
  return { players, opponents: others.filter((seat) => seat === view.viewer || hasSpoken(view.items, seat)) };
}
