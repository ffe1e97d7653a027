import { must } from '#engine/core/assert-never.ts';
import { laidBy } from '#engine/core/card.ts';
import { sumOfThirds } from '#engine/decks/deck-54.ts';
import { birdsOf, isBird } from '#engine/games/koenigrufen/ruleset.ts';
import type { Item } from '#engine/kernel/score.ts';
import { chanceOf, thirdsPlayed } from '../estimates.ts';
import { lookOf, tarocksOf } from '../hand.ts';
import type { Mind } from '../mind.ts';
import { known } from '../observation.ts';
import { bonusChance } from './chances.ts';

/** Thirds for a declarer's side by what a defender holds, fitted to games of rule bots: with a partner, and alone. */
const AGAINST = {
  'calls-partner': { one: 159, tarocks: -2.2, high: -5.3, top: -6.3, kings: -5.3, voids: -11, pagat: -5.6 },
  alone: { one: 136, tarocks: -0.5, high: -5.6, top: -5.8, kings: 0, voids: -8.5, pagat: -5.7 },
} as const;

/** How likely an item is to be made, as far as I can judge: by my hand, if it is mine, or by what I hold against it. */
export function itemChance(mind: Mind, item: Item): number {
  const { seen, withMe } = mind;
  const { contract, hand, me, ruleset, game, view } = seen;
  if (!contract) return 0.5;
  const mine = withMe(item.by) > 0.99;
  if (item.about === 'game') {
    // A game for few tricks is not doubled on suspicion.
    if (contract.play.id === 'negative') return 0.5;
    if (!mine)
      return withMe(item.by) > 0 || contract.play.id === 'colour'
        ? 0.5
        : chanceOf(
            contract,
            againstMe(mind, game?.partner === undefined && contract.parties === 'alone' ? 'alone' : 'calls-partner'),
          );
    if (game?.declarer !== me) return 0.5;
    return chanceOf(contract, thirdsPlayed(contract, hand) + sumOfThirds(known(view.zones[laidBy(me)])));
  }
  const bonus = must(ruleset.bonus(item.about), item.about);
  if (item.by === me) return bonusChance(mind, bonus);
  if (mine || withMe(item.by) > 0) return 0.5;
  // Long tarocks of mine stand against birds; against the rest there is no telling.
  if (!isBird(bonus)) return 0.5;
  const bid = birdsOf(ruleset, contract).length > 0;
  return 0.72 - 0.13 * (tarocksOf(hand).length - 4) + (bid ? 0 : 0.05);
}

/** Thirds for the declarer's side, seen from a defender's hand. */
function againstMe({ seen }: Mind, parties: keyof typeof AGAINST): number {
  const look = lookOf(seen.hand);
  return Object.entries(AGAINST[parties]).reduce(
    (sum, [id, weight]) => sum + weight * look[id as keyof typeof look],
    0,
  );
}
