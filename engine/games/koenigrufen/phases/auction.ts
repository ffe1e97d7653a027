import { z } from 'zod';
import { assertNever } from '../../../core/assert-never.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { after, type Seat } from '../../../core/seat.ts';
import { definePhase, notesOf } from '../../../kernel/phase.ts';
import type { Event, Phase, State } from '../../../kernel/types.ts';
import type { House, RankedContract } from '../house.ts';
import { forehandOf, mayStandBeside, refuseHand, topRank, type Entry } from './bidding.ts';
import { fix } from './flow.ts';
import { refusal } from '../refusals.ts';

const ID = 'auction';
const ACTION = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('vorhand') }),
  z.strictObject({ type: z.literal('bid'), contract: z.string() }),
  z.strictObject({ type: z.literal('bei'), contract: z.string() }),
  z.strictObject({ type: z.literal('pass') }),
]);
type Bid = z.infer<typeof ACTION>;

type Memory = {
  /** Standing declarers: none or one; several in bei games. */
  readonly entries: readonly Entry[];
  /** Who passed. */
  readonly out: readonly Seat[];
  /** Who spoke last; `null` before the first word. */
  readonly last: Seat | null;
};

const memory = (s: State): Memory => notesOf<Memory>(s, ID, { entries: [], out: [], last: null });

/** Forehand opens, then round and round: higher, beside, or out (tirol §3). */
export function auction(house: House): Phase {
  /** Who speaks next; nobody once every player left in has a standing game, or none higher is left to bid. */
  function speaker(s: State): Seat | undefined {
    const { entries, out, last } = memory(s);
    if (last === null) return forehandOf(s);
    const left = s.active.filter((seat) => !out.includes(seat));
    if (entries.length === 0 && left.length === 1) return undefined;
    if (!house.contracts.some((contract) => isOpen(contract, entries))) return undefined;
    let seat = after(last, s.active);
    for (const _ of s.active) {
      if (left.includes(seat) && !entries.some((entry) => entry.seat === seat)) return seat;
      seat = after(seat, s.active);
    }
    return undefined;
  }

  const isHigher = (contract: RankedContract, entries: readonly Entry[]): boolean =>
    contract.rank > topRank(house, entries);
  const isOpen = (contract: RankedContract, entries: readonly Entry[]): boolean =>
    (contract.bid === 'all' && isHigher(contract, entries)) || mayStandBeside(house, contract, entries);

  function refuse(s: State, seat: Seat, action: Bid): Refusal | undefined {
    const { entries, last } = memory(s);
    switch (action.type) {
      case 'vorhand':
        return last === null ? undefined : refusal('first-word-only', 'vorhand', 'tirol §3');
      case 'pass':
        return last === null ? refusal('forehand-cannot-pass', undefined, 'tirol §3') : undefined;
      case 'bid':
      case 'bei': {
        const contract = house.find(action.contract);
        if (!contract) return refusal('unknown-contract', action.contract);
        if (action.type === 'bei' && !mayStandBeside(house, contract, entries))
          return refusal('not-beside', contract.id, 'tirol §3, R16');
        if (action.type === 'bid') {
          if (contract.bid === 'forehand-choice') return refusal('only-after-passes', contract.id, 'tirol §3');
          if (contract.bid === 'forehand-first' && last !== null)
            return refusal('first-word-only', contract.id, 'tirol §3');
          if (!isHigher(contract, entries)) return refusal('not-higher', contract.id, 'tirol §3, R3');
        }
        return refuseHand(house, s, seat, contract);
      }
      default:
        return assertNever(action);
    }
  }

  function decide(s: State, seat: Seat, action: Bid): Memory {
    const { entries, out } = memory(s);
    switch (action.type) {
      case 'vorhand':
        return { entries, out, last: seat };
      case 'pass':
        return { entries, out: [...out, seat], last: seat };
      case 'bid':
        return { entries: [{ seat, contract: action.contract }], out, last: seat };
      case 'bei':
        return { entries: [...entries, { seat, contract: action.contract }], out, last: seat };
      default:
        return assertNever(action);
    }
  }

  const statements: readonly Bid[] = [
    { type: 'vorhand' },
    { type: 'pass' },
    ...house.contracts.flatMap(({ id }): Bid[] => [
      { type: 'bid', contract: id },
      { type: 'bei', contract: id },
    ]),
  ];

  return definePhase<Bid>({
    id: ID,
    actions: ACTION,
    turn: (s) => {
      const seat = speaker(s);
      return { must: seat === undefined ? [] : [seat], may: [] };
    },
    offers: (s, seat) => [{ kind: 'one-of', actions: statements.filter((action) => !refuse(s, seat, action)) }],
    refuse: (s, by, action) => refuse(s, by as Seat, action),
    decide: (s, by, action) => [{ type: 'noted', phase: ID, notes: decide(s, by as Seat, action) }],
    next: (s): readonly Event[] => {
      const { entries } = memory(s);
      if (entries.length === 0) return [{ type: 'entered', phase: 'choice' }];
      return fix(
        house,
        s,
        entries.map(({ seat, contract }) => ({ declarer: seat, contract, with: {} })),
      );
    },
    show: memory,
  });
}
