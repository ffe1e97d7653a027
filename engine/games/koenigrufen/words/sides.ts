import { handOf } from '#engine/core/card.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { View } from '#engine/kernel/deal/view.ts';
import type { Game, Item } from '#engine/kernel/score.ts';
import type { Sides } from '#engine/kernel/words/phrase.ts';
import { isOwners } from '#engine/phases/talk/steps.ts';
import type { Ruleset } from '../ruleset.ts';

/** Whether the viewer knows that the declarer has no partner: by the contract, by their word, or by the king in their own hand. */
export function isAlone(ruleset: Ruleset, game: Partial<Game>, view?: Pick<View, 'history'>): boolean {
  const { contract = '', declarer, called, partner } = game;
  if (partner !== undefined || declarer === undefined) return false;
  if (ruleset.find(contract)?.parties === 'alone' || game.with?.['alone'] === true) return true;
  const own = handOf(declarer);
  return (
    called !== undefined &&
    (view?.history ?? []).some(
      (event) => event.type === 'moved' && (event.from === own || event.to === own) && event.cards.includes(called),
    )
  );
}

/**
 * Whether somebody has doubled what the declarer has bid or announced: the partner, who knows it, may not (tirol §6.2). Every other step
 * answers one, and may come from whoever does not know their own side (rulings, Rekontra).
 */
const hasDoubled = (items: readonly Item[], declarer: Seat, seat: Seat): boolean =>
  items.some(
    ({ by, doublings }) => by === declarer && doublings.some((said, before) => !isOwners(before) && said.by === seat),
  );

/** The declarer with the partner, if the viewer knows them, and the others as far as it is certain who they are. */
export function sidesOf(ruleset: Ruleset, game: Partial<Game>, view: View): Sides | undefined {
  const { contract = '', declarer, called, partner } = game;
  const parties = ruleset.find(contract)?.parties;
  if (declarer === undefined || parties === undefined || parties === 'each-for-self') return undefined;
  const players = partner === undefined ? [declarer] : [declarer, partner];
  const others = view.active.filter((seat) => !players.includes(seat));
  if (partner !== undefined || isAlone(ruleset, game, view)) return { players, opponents: others };
  if (called === undefined && game.with?.['fourth'] !== true) return { players, opponents: [] };
  // Who holds the called king is told that they are the partner: without it the viewer is an opponent.
  return {
    players,
    opponents: others.filter((seat) => seat === view.viewer || hasDoubled(view.items, declarer, seat)),
  };
}
