import { z } from 'zod';
import { assertNever, must } from '#engine/core/assert-never.ts';
import type { Card } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { after, type Seat } from '#engine/core/seat.ts';
import { defineSeatPhase, notesOf, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { enter } from '#engine/phases/way.ts';
import { refusal } from '../refusals.ts';
import type { RankedContract, Ruleset } from '../ruleset.ts';
import { cardsOf, forehandOf, mayStandBeside, refuseHand, type StandingBid, topRank } from './bidding.ts';
import { fix } from './flow.ts';
import { CHOICE, type PhaseId } from './names.ts';

export const AUCTION = 'auction';
const isPiccolo = ({ id }: RankedContract): boolean => id === 'piccolo';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('vorhand') }),
  z.strictObject({ type: z.literal('bid'), contract: z.string() }),
  z.strictObject({ type: z.literal('bei'), contract: z.string() }),
  z.strictObject({ type: z.literal('hold') }),
  z.strictObject({ type: z.literal('pass') }),
]);
export type Bid = z.infer<typeof ACTION>;

export type AuctionMemory = {
  /** Standing declarers: none or one; several in bei games. */
  readonly entries: readonly StandingBid[];
  /** Who passed. */
  readonly out: readonly Seat[];
  /** Who spoke last; `null` before the first word. */
  readonly last: Seat | null;
  /** The Piccolo that a Solorufer outbid, as long as that stands: a bei can bring it back (`bei-beats-solorufer`). */
  readonly fallen: readonly StandingBid[];
  /** What is bid next must be above this rank even where a lower game stands again. */
  readonly floor: number;
};

const memory = (s: State): AuctionMemory =>
  notesOf<AuctionMemory>(s, AUCTION, { entries: [], out: [], last: null, fallen: [], floor: 0 });

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

/** Who speaks next; nobody once every player left in has a standing game, or none higher is left to bid. */
function speaker(ruleset: Ruleset, s: State): Seat | undefined {
  const now = memory(s);
  const { entries, out, last } = now;
  if (last === null) return forehandOf(s);
  const left = s.active.filter((seat) => !out.includes(seat));
  if (entries.length === 0 && left.length === 1) return undefined;
  const open = ruleset.contracts.some((contract) => isOpen(ruleset, contract, now));
  let seat = after(last, s.active);
  for (const _ of s.active) {
    const asked = left.includes(seat) && !entries.some((entry) => entry.seat === seat);
    if (asked && (open || refuseHold(ruleset, s, seat) === undefined)) return seat;
    seat = after(seat, s.active);
  }
  return undefined;
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

function refuse(ruleset: Ruleset, s: State, seat: Seat, action: Bid): Refusal | undefined {
  const now = memory(s);
  const { last } = now;
  switch (action.type) {
    case 'vorhand':
      return last === null ? undefined : refusal('first-word-only', { item: 'vorhand' }, 'tirol §3');
    case 'pass':
      return last === null ? refusal('forehand-cannot-pass', undefined, 'tirol §3') : undefined;
    case 'hold':
      return refuseHold(ruleset, s, seat);
    case 'bid':
    case 'bei': {
      const contract = ruleset.find(action.contract);
      if (!contract) return refusal('unknown-contract', { item: action.contract });
      if (action.type === 'bei' && !mayStandBeside(ruleset, contract, beside(contract, now)))
        return refusal('not-beside', { item: contract.id }, 'tirol §3, R16');
      const hand = cardsOf(s, seat);
      return action.type === 'bid' ? refuseBid(ruleset, now, hand, contract) : refuseHand(ruleset, hand, contract);
    }
    default:
      return assertNever(action);
  }
}

function decide(ruleset: Ruleset, s: State, seat: Seat, action: Bid): AuctionMemory {
  const now = { ...memory(s), last: seat };
  const { entries, out, fallen } = now;
  switch (action.type) {
    case 'vorhand':
      return now;
    case 'pass':
      return { ...now, out: [...out, seat], fallen: fallen.filter((entry) => entry.seat !== seat) };
    case 'hold':
      return { ...now, entries: entries.map(({ contract }) => ({ seat, contract })) };
    case 'bid':
      return {
        ...now,
        entries: [{ seat, contract: action.contract }],
        fallen: outbid(ruleset, entries, action.contract),
      };
    case 'bei': {
      const contract = must(ruleset.find(action.contract), action.contract);
      const floor = Math.max(now.floor, topRank(ruleset, entries));
      return { ...now, entries: [...beside(contract, now), { seat, contract: contract.id }], fallen: [], floor };
    }
    default:
      return assertNever(action);
  }
}

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

  return defineSeatPhase({
    id: AUCTION,
    actions: ACTION,
    turn: (s) => {
      const seat = speaker(ruleset, s);
      return { must: seat === undefined ? [] : [seat], may: [] };
    },
    offers: (s, seat) => [
      { kind: 'one-of', actions: statements.filter((action) => !refuse(ruleset, s, seat, action)) },
    ],
    refuse: (s, seat, action) => refuse(ruleset, s, seat, action),
    decide: (s, by, action) => [{ type: 'noted', phase: AUCTION, notes: decide(ruleset, s, by, action) }],
    next: (s): readonly Event[] => {
      const { entries } = memory(s);
      if (entries.length === 0) return [enter<PhaseId>(CHOICE)];
      return fix(
        ruleset,
        s,
        entries.map(({ seat, contract }) => ({ declarer: seat, contract, with: {} })),
      );
    },
    show: memory,
  });
}
