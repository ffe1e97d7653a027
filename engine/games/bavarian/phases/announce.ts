import { z } from 'zod';
import { SUITS } from '#engine/decks/deck-36.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { itemOf } from '#engine/kernel/score.ts';
import { type Won, wonDuel } from '#engine/phases/auction/duel.ts';
import { takeUp } from '#engine/phases/lay-away.ts';
import { nameGame } from '#engine/phases/name-game.ts';
import { choiceOfTrumps, type Contract } from '../contracts/contract.ts';
import { STOCK } from '../deal/zones.ts';
import { refusal } from '../refusals.ts';
import { gameOf } from '../row.ts';
import type { Ruleset } from '../ruleset.ts';
import { AUCTION } from './auction.ts';
import { onward } from './way.ts';

const ID = 'announce';
const ACTION = z.strictObject({
  type: z.literal('announce'),
  contract: z.string(),
  trump: z.enum(SUITS).optional(),
  target: z.int().optional(),
});
type Announcement = z.infer<typeof ACTION>;

const won = (s: State): Won => wonDuel(s, AUCTION);

/** The declarer names a game that their call leaves open; trumps as well, unless they take up the stock first (bavarian §3.4). */
export function announce(ruleset: Ruleset): PhaseOf<Announcement, 'announce'> {
  const { options } = ruleset;
  return nameGame({
    id: ID,
    actions: ACTION,
    contracts: ruleset,
    by: (s) => won(s).declarer,
    ways(contract, s) {
      const said = { type: ID, contract: contract.id } as const;
      const trumps = contract.usesStock ? [] : choiceOfTrumps(contract, options);
      const named = trumps.length > 0 ? trumps.map((trump) => ({ ...said, trump })) : [said];
      if (!contract.targets) return named;
      const open = targetsOpen(ruleset, contract, won(s).level);
      return open.flatMap((target) => named.map((one) => ({ ...one, target })));
    },
    refusal,
    refuse(s, seat, contract) {
      const item = { item: contract.id };
      if (ruleset.levelOf(contract) < won(s).level) return refusal('contract-below-bid', item, 'bavarian §3.1');
      if (ruleset.leastOf(contract) > won(s).level && options['self-raise'] === 'none')
        return refusal('self-raise-not-played', item, 'bavarian §3.1');
      if (contract.needsNoRival && won(s).isContested)
        return refusal('frage-needs-single-bidder', item, 'bavarian §3.2');
      return ruleset.mayPlay(contract, seat, s.active)
        ? undefined
        : refusal('stock-only-for-dealer', item, 'bavarian §3.3');
    },
    refuseWay(contract, said, s) {
      const { trump } = said;
      const of = { item: contract.id };
      const refused = refuseTarget(ruleset, contract, said, won(s).level);
      if (refused) return refusal(refused, of, 'bavarian §3.1');
      if (trump === undefined) return refusal('trump-missing', of, 'bavarian §4');
      const all = contract.trumps(options);
      if (all.includes(trump)) return refusal('trump-not-now', { text: trump }, 'bavarian §4');
      const isHearts = contract.usesStock && all.every((suit) => suit === 'H');
      return refusal(isHearts ? 'frage-needs-hearts' : 'not-these-trumps', { text: trump }, 'bavarian §4');
    },
    decide: (s, declarer, said) => [
      { type: 'games', games: [gameOf(ruleset, declarer, said)] },
      { type: 'items', items: [itemOf('game', 'bid', declarer)] },
      ...(ruleset.contractOf(said).usesStock ? [takeUp(s, STOCK, declarer)] : []),
    ],
    next: (s) => onward(ruleset)(s, ID),
    show: won,
  });
}

/** The targets that a standing call leaves open: its own, and higher ones where bidders may raise their own bid (R21). */
function targetsOpen(ruleset: Ruleset, contract: Contract, level: number): readonly number[] {
  const { targets = [] } = contract;
  const standing = Math.max(0, level - ruleset.leastOf(contract));
  return ruleset.options['self-raise'] === 'target' ? targets.slice(standing) : targets.slice(standing, standing + 1);
}

/** Why a game cannot be announced for the target. */
function refuseTarget(ruleset: Ruleset, contract: Contract, { target }: Announcement, level: number) {
  const { targets = [] } = contract;
  if (target === undefined ? targets.length > 0 : !targets.includes(target)) return 'target-not-on-ladder';
  const open = targetsOpen(ruleset, contract, level);
  if (target === undefined || open.includes(target)) return undefined;
  return target < Math.min(...open) ? 'contract-below-bid' : 'self-raise-not-played';
}
