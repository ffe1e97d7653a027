import { z } from 'zod';
import { must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import {
  BID,
  type Cyclic,
  cyclic,
  type CyclicMemory,
  HOLD,
  PASS,
  type StandingBid,
  UNOPENED,
} from '#engine/phases/auction/cyclic.ts';
import { enter } from '#engine/phases/way.ts';
import { refusal } from '../refusals.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';
import { cardsOf, forehandOf, mayStandBeside, refuseHand, topRank } from './bidding.ts';
import { fix } from './flow.ts';
import { CHOICE, type PhaseId } from './names.ts';

export const AUCTION = 'auction';
const isPiccolo = ({ id }: RankedContract): boolean => id === 'piccolo';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('vorhand') }),
  BID,
  z.strictObject({ type: z.literal('bei'), contract: z.string() }),
  HOLD,
  PASS,
]);
export type Bid = z.infer<typeof ACTION>;

export type AuctionMemory = CyclicMemory & {
  /** The Piccolo that a Solorufer outbid, as long as that stands: a bei can bring it back (`bei-beats-solorufer`). */
  readonly fallen: readonly StandingBid[];
  /** What is bid next must be above this rank even where a lower game stands again. */
  readonly floor: number;
};

const START: AuctionMemory = { ...UNOPENED, fallen: [], floor: 0 };
const memory = (s: State): AuctionMemory => notesOf(s, AUCTION, START);

const isHigher = (ruleset: Ruleset, contract: RankedContract, { entries, floor }: AuctionMemory): boolean =>
  contract.rank > Math.max(floor, topRank(ruleset, entries));

/** Why somebody with this hand may not bid a game now. */
export function refuseBid(
  ruleset: Ruleset,
  now: AuctionMemory,
  hand: readonly Card[],
  contract: RankedContract,
): Refusal | undefined {
  if (contract.bid === 'forehand-choice') return refusal('only-after-passes', { item: contract.id }, 'tirol §3');
  if (contract.bid === 'forehand-first' && now.last !== null)
    return refusal('first-word-only', { item: contract.id }, 'tirol §3');
  if (!isHigher(ruleset, contract, now)) return refusal('not-higher', { item: contract.id }, 'tirol §3, R3');
  return refuseHand(ruleset, hand, contract);
}

/** The games that a bei would stand beside: those that stand, or the Piccolo that it brings back. */
const beside = (contract: RankedContract, { entries, fallen }: AuctionMemory): readonly StandingBid[] =>
  fallen.length > 0 && isPiccolo(contract) ? fallen : entries;
const isOpen = (ruleset: Ruleset, contract: RankedContract, now: AuctionMemory): boolean =>
  (contract.bid === 'all' && isHigher(ruleset, contract, now)) ||
  mayStandBeside(ruleset, contract, beside(contract, now));

/** Forehand may take over the standing game at its own rank, any number of times (tirol §14). */
function refuseHold(ruleset: Ruleset, s: State, seat: Seat): Refusal | undefined {
  if (ruleset.customs.holding === 'nobody') return refusal('no-holding', undefined, 'tirol §3, R3');
  if (seat !== forehandOf(s)) return refusal('forehand-holds', undefined, 'tirol §14');
  const [standing, ...beside] = memory(s).entries;
  if (!standing || beside.length > 0) return refusal('nothing-to-hold', undefined, 'tirol §14');
  return refuseHand(ruleset, cardsOf(s, seat), must(ruleset.find(standing.contract), standing.contract));
}

/** Why somebody may not hold, bid or stand beside what stands. */
function refuse(ruleset: Ruleset, s: State, seat: Seat, action: Bid): Refusal | undefined {
  if (!('contract' in action)) return refuseHold(ruleset, s, seat);
  const now = memory(s);
  const contract = ruleset.find(action.contract);
  if (!contract) return refusal('unknown-contract', { item: action.contract });
  if (action.type === 'bei' && !mayStandBeside(ruleset, contract, beside(contract, now)))
    return refusal('not-beside', { item: contract.id }, 'tirol §3, R16');
  const hand = cardsOf(s, seat);
  return action.type === 'bid' ? refuseBid(ruleset, now, hand, contract) : refuseHand(ruleset, hand, contract);
}

/** Which Piccolo can still be brought back, and what stands once another game has come beside it. */
const remember =
  (ruleset: Ruleset): Cyclic<Bid, AuctionMemory, 'auction'>['remember'] =>
  (now, before, seat, action) => {
    const { entries, fallen } = before;
    switch (action.type) {
      case 'pass':
        return { ...now, fallen: fallen.filter((entry) => entry.seat !== seat) };
      case 'bid':
        return { ...now, fallen: outbid(ruleset, entries, action.contract) };
      case 'bei': {
        const contract = must(ruleset.find(action.contract), action.contract);
        const floor = Math.max(before.floor, topRank(ruleset, entries));
        return { ...now, entries: [...beside(contract, before), { seat, contract: contract.id }], fallen: [], floor };
      }
      default:
        return now;
    }
  };

/** A Piccolo that a Solorufer outbids can be brought back by a bei, where the house plays so (tirol §10). */
function outbid(ruleset: Ruleset, entries: readonly StandingBid[], contract: string): readonly StandingBid[] {
  const returns = ruleset.options['bei-beats-solorufer'] && contract === 'solorufer';
  return returns ? entries.filter((entry) => entry.contract === 'piccolo') : [];
}

/** Forehand opens, then round and round: higher, beside, or out (tirol §3); in Upper Austria forehand may hold (§14). */
export function auction(ruleset: Ruleset): PhaseOf<Bid, 'auction'> {
  const statements: readonly Bid[] = [
    { type: 'vorhand' },
    { type: 'hold' },
    { type: 'pass' },
    ...ruleset.contracts.flatMap(({ id }): Bid[] => [
      { type: 'bid', contract: id },
      { type: 'bei', contract: id },
    ]),
  ];

  return cyclic<Bid, AuctionMemory, 'auction'>({
    id: AUCTION,
    actions: ACTION,
    all: statements,
    opening: 'vorhand',
    start: START,
    // Nobody is asked who has nothing to say: no game is open any more, and none may be held.
    isAsked: (s, seat) =>
      ruleset.contracts.some((contract) => isOpen(ruleset, contract, memory(s))) ||
      refuseHold(ruleset, s, seat) === undefined,
    refuse: (s, seat, action) => refuse(ruleset, s, seat, action),
    remember: remember(ruleset),
    rule: 'tirol §3',
    refusal,
    won: (s, entries) =>
      fix(
        ruleset,
        s,
        entries.map(({ seat, contract }) => ({ declarer: seat, contract, with: {} })),
      ),
    passedOut: () => [enter<PhaseId>(CHOICE)],
  });
}
