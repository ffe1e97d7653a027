import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Level, TakingOver } from '../profiles/profile.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Auctioned, type Call, isOutbid, type Machine, nextIn, refuseInAny } from './machine.ts';

const RULE = 'illustrated §3.2';

/** Two against each other, and the third only when one of them has dropped out (illustrated §3.2). */
export type Disputed = Auctioned & {
  readonly state: 'open' | 'answer' | 'taken' | 'third';
  /** Whose turn it is to answer the owner. */
  readonly rival: Seat | null;
  /** Whether the owner has kept the bid. */
  readonly held: boolean;
};

/** A new bid: its owner, and who answers; a Solo, or a bid that nobody can answer, ends the auction. */
function bid(now: Disputed, order: readonly Seat[], owner: Seat, contract: Disputed['contract']): Disputed {
  const rival = now.owner ?? nextIn(order, now.out, owner);
  const next: Disputed = {
    ...now,
    owner,
    contract,
    rival,
    level: 'basic',
    held: false,
    state: 'answer',
    turn: rival,
  };
  return isOutbid(next) ? { ...next, turn: null } : next;
}

/** Somebody has dropped out: the third seat is asked, if it may still speak. */
function dropped(now: Disputed, order: readonly Seat[], seat: Seat, owner: Seat): Disputed {
  const out = [...now.out, seat];
  const third = order.find((one) => one !== owner && !out.includes(one)) ?? null;
  return { ...now, out, owner, rival: null, state: 'third', turn: third };
}

/** The auction with taking over, holding and retaking (Löw, Beck). */
export function takingOver({ options }: Ruleset, { takes, retakes, kept }: TakingOver): Machine<Disputed> {
  const { 'hold-after-retake': holdsAgain, 'outbid-after-hold': outbids } = options;
  const canTake = ({ contract, level }: Disputed): boolean =>
    contract !== null && level === 'basic' && takes.includes(contract);
  const canRetake = ({ level, held }: Disputed): boolean => retakes && level === 'taken' && held;

  function refuse(now: Disputed, call: Call): Refusal | undefined {
    const { state, held } = now;
    const disputed = state === 'answer';
    switch (call.type) {
      case 'take':
        return disputed && canTake(now) ? undefined : refusal('not-to-take', undefined, RULE);
      case 'retake':
        return disputed && canRetake(now) ? undefined : refusal('not-to-retake', undefined, RULE);
      case 'hold':
        if (state !== 'taken') return refusal('nothing-to-hold', undefined, RULE);
        return now.level === 'retaken' && !holdsAgain ? refusal('nothing-to-hold', undefined, RULE) : undefined;
      case 'bid':
        if (state === 'taken') return refusal('hold-or-good', { item: call.contract }, RULE);
        if (disputed && held && !outbids) return refusal('not-after-hold', { item: call.contract }, RULE);
        return refuseInAny(now, call, RULE);
      default:
        return refuseInAny(now, call, RULE);
    }
  }

  function after(now: Disputed, order: readonly Seat[], call: Call): Disputed {
    const { owner, rival, turn: seat, state } = now;
    if (seat === null) return now;
    switch (call.type) {
      case 'pass': {
        const out = [...now.out, seat];
        return { ...now, out, turn: order.find((one) => !out.includes(one)) ?? null };
      }
      case 'bid':
        return bid(now, order, seat, call.contract);
      case 'take':
      case 'retake':
        return { ...now, level: TAKEN[call.type], state: 'taken', turn: owner };
      case 'hold':
        return { ...now, level: kept ?? now.level, held: true, state: 'answer', turn: rival };
      case 'good':
        // Of a bid that was taken over, its owner gives way to whoever took it.
        return dropped(now, order, seat, (state === 'taken' ? rival : owner) ?? seat);
    }
  }

  return {
    start: (order) => ({
      ...{ out: [], owner: null, contract: null, level: 'basic', rival: null, held: false, state: 'open' },
      turn: order[0] ?? null,
    }),
    refuse,
    after,
  };
}

const TAKEN: Readonly<Record<'take' | 'retake', Level>> = { take: 'taken', retake: 'retaken' };
