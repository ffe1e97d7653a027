import type { z } from 'zod';
import { handOf } from '#engine/core/card.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import { BID } from '#engine/phases/auction/cyclic.ts';
import { nameGame } from '#engine/phases/name-game.ts';
import { CHOICE } from '../names.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { couldHold, refuseHand, refuseUnknown, refuseUnranked } from './auction.ts';
import { fix, forehandOf } from './flow.ts';

type Choice = z.infer<typeof BID>;

/** Nobody has bid: forehand names any contract of the table, also one that could have been bid (reform §3.2). */
export const choice = (ruleset: Ruleset): PhaseOf<Choice, 'choice'> => ({
  ...nameGame<Choice, Ruleset['contracts'][number], 'choice'>({
    id: CHOICE,
    actions: BID,
    contracts: ruleset,
    by: forehandOf,
    ways: ({ id }) => [{ type: 'bid', contract: id }],
    refusal: refuseUnknown,
    refuse: (s, seat, contract) => refuseUnranked(contract) ?? refuseHand(contract, s.zones[handOf(seat)] ?? []),
    // A contract is named in one way only.
    refuseWay: ({ id }) => refusal('unknown-contract', { item: id }),
    decide: (s, by, { contract }) => fix(ruleset, s, by, contract),
    next: () => [],
    show: () => null,
  }),
  couldHold: (action, card) => couldHold(ruleset, action.contract, card),
});
