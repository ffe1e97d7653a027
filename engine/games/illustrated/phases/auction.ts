import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import type { Json } from '#engine/core/json.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { enter } from '#engine/phases/way.ts';
import type { Auctioned, Call, Machine } from '../auction/machine.ts';
import { OVERCALL } from '../auction/overcall.ts';
import { type Disputed, takingOver } from '../auction/taking-over.ts';
import { BIDS } from '../contracts/index.ts';
import type { Ruleset } from '../ruleset.ts';
import type { PhaseId } from './names.ts';
import { AUCTION, redeal } from './no-tarock.ts';
import { trischaken, VOTE } from './vote.ts';
import { begun, goOn, inReply } from './way.ts';

const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), contract: z.enum(BIDS) }),
  z.strictObject({ type: z.enum(['pass', 'good', 'take', 'hold', 'retake']) }),
]);

const CALLS: readonly Call[] = [
  ...(['pass', 'good', 'hold', 'take', 'retake'] as const).map((type): Call => ({ type })),
  ...BIDS.map((contract): Call => ({ type: 'bid', contract })),
];

/** The auction (illustrated §3). */
export const auction = (ruleset: Ruleset): PhaseOf<Call, 'auction'> =>
  ruleset.profile.auction === 'overcall'
    ? auctionBy(ruleset, OVERCALL)
    : auctionBy(ruleset, takingOver(ruleset, ruleset.profile.auction));

/** Why whose turn it is may not say this; `shown`: the auction as the players see it. */
export const refuseCall = (ruleset: Ruleset, shown: Json, call: Call): Refusal | undefined =>
  ruleset.profile.auction === 'overcall'
    ? OVERCALL.refuse(shown as Auctioned, call)
    : takingOver(ruleset, ruleset.profile.auction).refuse(shown as Disputed, call);

function auctionBy<M extends Auctioned>(ruleset: Ruleset, machine: Machine<M>): PhaseOf<Call, 'auction'> {
  const again = redeal(ruleset);
  const orderOf = (s: State) => inReply(ruleset, s.active);
  const now = (s: State): M => notesOf<M>(s, AUCTION, machine.start(orderOf(s)));

  /** Everybody has passed (illustrated §2). */
  function passedOut(): readonly Event[] {
    const { options } = ruleset;
    if (!ruleset.find('trischaken')) return again;
    return options['all-pass'] === 'vote' ? [enter<PhaseId>(VOTE)] : [];
  }

  return defineSeatPhase({
    id: AUCTION,
    actions: ACTION,
    turn(s) {
      const { turn } = now(s);
      return { must: turn === null ? [] : [turn], may: [] };
    },
    offers: (s) => [{ kind: 'one-of', actions: CALLS.filter((call) => !machine.refuse(now(s), call)) }],
    refuse: (s, _seat, call) => machine.refuse(now(s), call),
    decide(s, _seat, call) {
      const then = machine.after(now(s), orderOf(s), call);
      const { turn, owner, contract, level } = then;
      const noted: Event = { type: 'noted', phase: AUCTION, notes: then };
      if (turn !== null) return [noted];
      if (owner !== null)
        return [noted, ...begun({ declarer: owner, contract: must(contract, 'a bid'), with: { level } })];
      const plays = ruleset.find('trischaken') !== undefined && ruleset.options['all-pass'] === 'trischaken';
      return plays ? [noted, ...trischaken(s)] : [noted];
    },
    next: (s) => (s.games.length > 0 ? goOn(ruleset, s, AUCTION) : passedOut()),
    show: now,
  });
}
