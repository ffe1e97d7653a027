import { z } from 'zod';
import { type Card, handOf } from '#engine/core/card.ts';
import { recoded, type Refusal, type Refuse } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { isKing, isTarock } from '#engine/decks/deck-54.ts';
import { notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import {
  BID,
  cyclic,
  type CyclicMemory,
  HOLD,
  PASS,
  type StandingBid,
  UNOPENED,
} from '#engine/phases/auction/cyclic.ts';
import { enter } from '#engine/phases/way.ts';
import { type Contract, CONTRACT_IDS } from '../contracts/contract.ts';
import { CHOICE, type PhaseId } from '../names.ts';
import { refusal } from '../refusals/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { fix } from './flow.ts';

export const AUCTION = 'auction';
const RULE = 'reform §3.2';

const ACTION = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('mein-spiel') }), BID, HOLD, PASS]);
export type Bid = z.infer<typeof ACTION>;

export type AuctionMemory = CyclicMemory & {
  /** Who has said "mein Spiel" or bid, and so may hold. */
  readonly spoken: readonly Seat[];
  /** Whether the bid that stands was taken over by holding. */
  readonly isHeld: boolean;
};

const START: AuctionMemory = { ...UNOPENED, spoken: [], isHeld: false };
const memory = (s: State): AuctionMemory => notesOf(s, AUCTION, START);

/** Refuses a contract that this table does not play. */
export const refuseUnknown: Refuse<'unknown-contract'> = (code, at) => {
  const isOff = CONTRACT_IDS.some((id) => at !== undefined && 'item' in at && at.item === id);
  return isOff ? refusal('contract-off', at, 'reform §12') : refusal(code, at);
};

/** Whether a bid beats the one that stands: by rank, or at the same contract by priority, which falls from forehand to the dealer. */
function beats(ruleset: Ruleset, active: readonly Seat[], top: StandingBid, bid: StandingBid): boolean {
  const rankOf = (one: StandingBid): number => ruleset.contractOf(one).rank ?? 0;
  if (rankOf(bid) > rankOf(top)) return true;
  const isPrior = active.indexOf(bid.seat) < active.indexOf(top.seat);
  return ruleset.options.auction === 'priority' && bid.contract === top.contract && isPrior;
}

/** Refuses a contract that comes about in another way only. */
export const refuseUnranked = ({ id, rank }: Contract): Refusal | undefined =>
  rank === null ? refusal('never-bid', { item: id }, 'reform §4') : undefined;

/** What may not be in the hand of whoever names a contract: nobody else can tell (reform §3.2). */
export function refuseHand({ id, without }: Contract, hand: readonly Card[]): Refusal | undefined {
  const isBarred = without === 'kings-and-tarocks' && hand.some((card) => isKing(card) || isTarock(card));
  return isBarred ? refusal('sautanz-hand', { item: id }, RULE) : undefined;
}

/** Whether somebody who names a contract may hold a card. */
export function couldHold(ruleset: Ruleset, contract: string, card: Card): boolean {
  const named = ruleset.find(contract);
  return named === undefined || refuseHand(named, [card]) === undefined;
}

/** Why a seat may not bid a contract now, whatever it holds. */
export function refuseBid(
  ruleset: Ruleset,
  active: readonly Seat[],
  { entries: [top] }: Pick<AuctionMemory, 'entries'>,
  bid: StandingBid,
): Refusal | undefined {
  const item = { item: bid.contract };
  const contract = ruleset.find(bid.contract);
  if (!contract) return refuseUnknown('unknown-contract', item);
  const unranked = refuseUnranked(contract);
  if (unranked) return unranked;
  if (contract.lastOnly) return refusal('forehand-only-after-three-passes', item, RULE);
  return !top || beats(ruleset, active, top, bid) ? undefined : refusal('bid-too-low', item, RULE);
}

/** Who has spoken before may take over what stands at its own rank, once (reform §3.2). */
function refuseHold({ options }: Ruleset, { entries, spoken, isHeld }: AuctionMemory, seat: Seat): Refusal | undefined {
  if (options.auction !== 'hold' || entries.length === 0 || !spoken.includes(seat))
    return refusal('hold-not-allowed', undefined, RULE);
  return isHeld ? refusal('hold-of-a-hold', undefined, RULE) : undefined;
}

/** Forehand opens, then round and round until one is left; if nobody has bid, forehand chooses (reform §3.2). */
export const auction = (ruleset: Ruleset): PhaseOf<Bid, 'auction'> => ({
  ...cyclic<Bid, AuctionMemory, 'auction'>({
    id: AUCTION,
    actions: ACTION,
    all: [
      { type: 'mein-spiel' },
      { type: 'hold' },
      { type: 'pass' },
      ...ruleset.contracts.map(({ id }): Bid => ({ type: 'bid', contract: id })),
    ],
    opening: 'mein-spiel',
    start: START,
    refuse(s, seat, action) {
      const now = memory(s);
      const [top] = now.entries;
      const bid = 'contract' in action ? { seat, contract: action.contract } : undefined;
      const refused = bid ? refuseBid(ruleset, s.active, now, bid) : refuseHold(ruleset, now, seat);
      // Whoever takes a bid over plays it, too.
      const named = bid ?? top;
      return refused ?? (named && refuseHand(ruleset.contractOf(named), s.zones[handOf(seat)] ?? []));
    },
    remember: (now, { spoken }, seat, { type }) => ({
      ...now,
      spoken: type === 'pass' || spoken.includes(seat) ? spoken : [...spoken, seat],
      isHeld: type === 'hold' || (type === 'pass' && now.isHeld),
    }),
    rule: RULE,
    refusal: recoded(refusal, { 'first-word-only': 'wrong-phase', 'forehand-cannot-pass': 'forehand-must-open' }),
    won: (s, [top]) => (top ? fix(ruleset, s, top.seat, top.contract) : []),
    passedOut: () => [enter<PhaseId>(CHOICE)],
  }),
  couldHold: (action, card) => !('contract' in action) || couldHold(ruleset, action.contract, card),
});
