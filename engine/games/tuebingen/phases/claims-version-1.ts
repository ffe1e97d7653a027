import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { sideOf } from '#engine/judging/sides.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { isFamily } from '../bonuses.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { isSame, isUsedUp, strafenOf } from '../strafen/in-deal.ts';
import type { Claim, WhyNot, WindowAction } from './claiming.ts';
import { ACTION, ALL, claimedBy, isDone, knownIn, memoryOf, noted, RULE, shownTo } from './claiming.ts';
import { CLAIMS } from './names.ts';

/**
 * The window as the first version of the rules had it: anybody claims for their side, whoever of it held the cards; what is claimed in
 * vain costs nothing and is heard by nobody else; the clock runs from the start. What was begun by it is played on by it.
 */
export function freeClaims(ruleset: Ruleset): PhaseOf<WindowAction, 'claims'> {
  const { options } = ruleset;
  /** Why a claim is wrong, if it is. */
  function wrongIn(s: State, seat: Seat, claim: Claim): WhyNot | undefined {
    const game = firstGame(s);
    const found = strafenOf(options, s, game).find((one) => isSame(one, knownIn(claim)));
    if (!found || isUsedUp(options, found.id, memoryOf(s).claimed)) return 'strafe-not-held';
    return found.claimedBy === sideOf(game, seat) ? undefined : 'strafe-not-your-side';
  }

  function refuseClaim(s: State, seat: Seat, claim: Claim): Refusal | undefined {
    const at = { item: claim.bonus };
    if (isFamily(claim.bonus) !== (claim.suit !== undefined)) return refusal('suit-of-family', at, RULE);
    const { claimed, wrong = [] } = memoryOf(s);
    if (claimed.some((one) => isSame(one, knownIn(claim)))) return refusal('strafe-already-claimed', at, RULE);
    const tried = wrong.find((one) => one.by === seat && isSame(one, knownIn(claim)));
    return tried && refusal(tried.why, at, RULE);
  }

  function decideClaim(s: State, by: Seat, claim: Claim): readonly Event[] {
    const why = wrongIn(s, by, claim);
    if (why === undefined) return claimedBy(s, by, claim);
    return [noted(s, { wrong: [...(memoryOf(s).wrong ?? []), { ...knownIn(claim), by, why }] })];
  }

  const openTo = (s: State, seat: Seat): readonly Claim[] => ALL.filter((claim) => !refuseClaim(s, seat, claim));
  return {
    id: CLAIMS,
    actions: ACTION,
    turn(s) {
      const must = s.active.filter((seat) => !isDone(s, seat));
      if (must.length === 0) return { must, may: [] };
      return {
        must,
        may: s.active.filter((seat) => isDone(s, seat) && openTo(s, seat).length > 0),
        table: 'may',
        clock: { seconds: options['claim-seconds'], runs: 'at-once' },
      };
    },
    offers: (s, seat) => [
      { kind: 'one-of', actions: [...(isDone(s, seat) ? [] : [{ type: 'claims-done' }]), ...openTo(s, seat)] },
    ],
    tableOffers: () => [{ kind: 'one-of', actions: [{ type: 'time-up' }] }],
    refuse(s, by, action) {
      if ((action.type === 'time-up') !== (by === 'table')) return refusal('wrong-phase', undefined, RULE);
      if (by === 'table' || action.type === 'time-up') return undefined;
      if (action.type === 'claim') return refuseClaim(s, by, action);
      return isDone(s, by) ? refusal('done-already', undefined, RULE) : undefined;
    },
    heardBy: (s, by, action) =>
      action.type === 'claim' && by !== 'table' && wrongIn(s, by, action) !== undefined ? [by] : 'all',
    decide(s, by, action) {
      if (by !== 'table' && action.type === 'claim') return decideClaim(s, by, action);
      return [noted(s, { done: by === 'table' ? s.active : [...memoryOf(s).done, by] })];
    },
    next: () => [{ type: 'ended', end: 'settle' }],
    show(s, viewer) {
      const own = (memoryOf(s).wrong ?? []).filter(({ by }) => by === viewer).map(({ by: _, ...one }) => one);
      return { ...shownTo(ruleset, s), wrong: own };
    },
  };
}
