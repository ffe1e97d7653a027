import type { Card } from '#engine/core/card.ts';
import { flatMapped, joined } from '#engine/core/lists.ts';
import { type PlayedDeal, playedDeal as laidOut, winsAll } from '#engine/judging/played.ts';
import { type Side, SIDES } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Game } from '#engine/kernel/score.ts';
import type { Contract } from '../contracts/contract.ts';
import { TALON_GROUPS } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';

/** What is left in each group of the talon. */
type Talon = readonly (readonly Card[])[];

/** A finished positive game, with what is left in each group of the talon. */
export interface PlayedGame extends PlayedDeal {
  readonly talon: Talon;
}

/** Tricks and discards count for who has them, and what nobody took of the talon for whom it belongs to (reform §5.2). */
export function playedDeal(ruleset: Ruleset, s: State): PlayedGame {
  const game = firstGame(s);
  const contract = ruleset.contractOf(game);
  const talon = TALON_GROUPS.map((zone) => s.zones[zone] ?? []);
  const declarers = contract.talon.rest === 'out' ? [] : declarersOf(ruleset, contract, game, talon);
  const others = contract.talon.rest === 'out' ? [] : talon.filter((group) => !declarers.includes(group));
  const besides = (side: Side): readonly Card[] => joined(side === 'declarer' ? declarers : others);
  const deal = laidOut(s, game, besides);
  return { ...deal, ...(isWhole(contract, deal) && { pile: wholeOf(deal) }), talon };
}

/** With the called king in a talon that nobody has seen, its group is the declarer's, or all of it, as agreed (reform §5.4). */
function declarersOf({ options }: Ruleset, contract: Contract, { called }: Game, talon: Talon): Talon {
  const hasKing = (group: readonly Card[]): boolean => group.some((card) => card === called);
  if (contract.side !== 'king' || contract.talon.cards > 0 || !talon.some(hasKing)) return [];
  return options.soloKingTalon === 'whole' ? talon : talon.filter(hasKing);
}

/** Whether even what came back to the first opponent is the declarer's: they have won every trick (reform §7.10, Juwel). */
const isWhole = ({ talon }: Contract, deal: PlayedDeal): boolean =>
  talon.ring === 'first-lays' && winsAll(deal) === 'declarer';

const wholeOf =
  (deal: PlayedDeal): PlayedDeal['pile'] =>
  (side) =>
    side === 'declarer' ? flatMapped(SIDES, (one) => deal.pile(one)) : [];
