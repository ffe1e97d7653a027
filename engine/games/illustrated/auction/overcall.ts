import { refusal } from '../refusals.ts';
import { type Auctioned, isOutbid, type Machine, nextIn, refuseInAny } from './machine.ts';

const RULE = 'illustrated §3.3';

/** Round and round, each above the bid that stands, until one bidder is left (illustrated §3.3). */
export const OVERCALL: Machine<Auctioned> = {
  start: (order) => ({ out: [], owner: null, contract: null, level: 'basic', turn: order[0] ?? null }),
  refuse: (now, call) =>
    call.type === 'take' || call.type === 'retake'
      ? refusal('not-to-take', undefined, RULE)
      : call.type === 'hold'
        ? refusal('nothing-to-hold', undefined, RULE)
        : refuseInAny(now, call, RULE),
  after(now, order, call) {
    const { turn: seat } = now;
    if (seat === null) return now;
    const next =
      call.type === 'bid' ? { ...now, owner: seat, contract: call.contract } : { ...now, out: [...now.out, seat] };
    const speaker = nextIn(order, next.out, seat);
    return { ...next, turn: isOutbid(next) || speaker === next.owner ? null : speaker };
  },
};
