import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { type Bid, BIDS } from '../contracts/index.ts';
import type { Level } from '../profiles/profile.ts';
import { refusal } from '../refusals.ts';

/** What is said in an auction (illustrated §3.1). */
export type Call =
  { readonly type: 'pass' | 'good' | 'take' | 'hold' | 'retake' } | { readonly type: 'bid'; readonly contract: Bid };

/** Where an auction stands, for all to see. */
export type Auctioned = {
  /** Who will not speak again. */
  readonly out: readonly Seat[];
  /** Whose bid stands; `null` before the first. */
  readonly owner: Seat | null;
  readonly contract: Bid | null;
  readonly level: Level;
  /** Whose turn it is; `null`: it is over. */
  readonly turn: Seat | null;
};

/** An auction as a pure machine; `order` is in which the seats speak. */
export interface Machine<M extends Auctioned> {
  start(order: readonly Seat[]): M;
  /** Why whose turn it is may not say this. */
  refuse(now: M, call: Call): Refusal | undefined;
  after(now: M, order: readonly Seat[], call: Call): M;
}

const isHigher = (bid: Bid, { contract }: Pick<Auctioned, 'contract'>): boolean =>
  contract === null || BIDS.indexOf(bid) > BIDS.indexOf(contract);

/** Whether anything higher can be bid. */
export const isOutbid = ({ contract }: Pick<Auctioned, 'contract'>): boolean => contract === BIDS.at(-1);

/** The next seat in turn that may still speak, beginning after one. */
export function nextIn(order: readonly Seat[], out: readonly Seat[], seat: Seat): Seat | null {
  const at = order.indexOf(seat);
  const others = [...order.slice(at + 1), ...order.slice(0, at)];
  return others.find((other) => !out.includes(other)) ?? null;
}

/** What every auction refuses alike: before the first bid one passes, then one says good; bids go up. */
export function refuseInAny(now: Auctioned, call: Call, rule: string): Refusal | undefined {
  switch (call.type) {
    case 'pass':
      return now.owner === null ? undefined : refusal('say-good', undefined, rule);
    case 'good':
      return now.owner === null ? refusal('nothing-bid', undefined, rule) : undefined;
    case 'bid':
      return isHigher(call.contract, now) ? undefined : refusal('bid-too-low', { item: call.contract }, rule);
    default:
      return undefined;
  }
}
