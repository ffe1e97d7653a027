import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Offer } from '#engine/kernel/deal/action.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import { definePhase, type PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { isFamily, isOfTheOne } from '../bonuses.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { isSame, isUsedUp, mayClaim, strafenOf } from '../strafen/in-deal.ts';
import type { Claim, WhyNot, WindowAction } from './claiming.ts';
import { ACTION, ALL, claimedBy, isClaim, isDone, knownIn, memoryOf, noted, RULE, shownTo } from './claiming.ts';
import { freeClaims } from './claims-version-1.ts';
import { CLAIMS } from './names.ts';

/** After this many claims in vain a seat may claim nothing more (tuebingen TU15). */
export const MOST_ATTEMPTS = 2;

const attemptsBy = (s: State, seat: Seat) => s.attempts.filter(({ by }) => by === seat);
const isSpent = (s: State, seat: Seat): boolean => attemptsBy(s, seat).length >= MOST_ATTEMPTS;

/**
 * From the count on whoever wants to claims Strafen for their side, until all are done or the clock has run out. Everything is on offer to
 * everybody, so that nobody is reminded; what a seat cannot prove is refused to it alone (tuebingen §7.1, TU11, TU15, TU16).
 */
export const claims = (ruleset: Ruleset): PhaseOf<WindowAction, 'claims'> =>
  definePhase(ruleset.hasPutRight('claims-are-proved') ? provedClaims(ruleset) : freeClaims(ruleset));

/** By what a seat held, and what all have seen of the Tarock 1: of other hands it is told nothing. */
function whyNot({ options }: Ruleset, s: State, seat: Seat, claim: Claim): WhyNot | undefined {
  const game = firstGame(s);
  const found = strafenOf(options, s, game).filter((one) => isSame(one, knownIn(claim)));
  if (found.some((one) => mayClaim(one, game, seat))) return undefined;
  return found.some(({ id }) => isOfTheOne(id)) ? 'strafe-not-your-side' : 'strafe-not-held';
}

function provedClaims(ruleset: Ruleset): PhaseOf<WindowAction, 'claims'> {
  const { options } = ruleset;

  /** What nobody needs to claim any more, as all know: of Ski families one alone may count (TU19). */
  const isOver = (s: State, claim: Claim): boolean =>
    memoryOf(s).claimed.some((one) => isSame(one, knownIn(claim))) ||
    isUsedUp(options, claim.bonus, memoryOf(s).claimed);
  const openIn = (s: State): readonly Claim[] => ALL.filter((claim) => !isOver(s, claim));

  function refuseClaim(s: State, seat: Seat, claim: Claim): Refusal | undefined {
    const at = { item: claim.bonus };
    if (isFamily(claim.bonus) !== (claim.suit !== undefined)) return refusal('suit-of-family', at, RULE);
    if (isOver(s, claim)) return refusal('strafe-already-claimed', at, RULE);
    if (isSpent(s, seat)) return refusal('strafe-claims-spent', at, RULE);
    const why = whyNot(ruleset, s, seat, claim);
    return why && refusal(why, at, RULE);
  }

  /** To a seat itself, without what it has tried. */
  function attemptsOf(s: State, seat: Seat): readonly Offer[] {
    const tried = attemptsBy(s, seat);
    const isTried = (claim: Claim): boolean =>
      tried.some(({ action }) => isClaim(action) && isSame(knownIn(action), knownIn(claim)));
    const actions = isSpent(s, seat) ? [] : openIn(s).filter((claim) => !isTried(claim));
    return actions.length > 0 ? [{ kind: 'attempt', actions }] : [];
  }

  return {
    id: CLAIMS,
    actions: ACTION,
    turn(s) {
      const must = s.active.filter((seat) => !isDone(s, seat));
      if (must.length === 0) return { must, may: [] };
      return {
        must,
        // Whether a seat has claims left is for nobody else to know.
        may: openIn(s).length > 0 ? s.active.filter((seat) => isDone(s, seat)) : [],
        table: 'may',
        clock: { seconds: options['claim-seconds'], runs: 'for-the-last', lap: memoryOf(s).claimed.length },
      };
    },
    offers: (s, seat) => [
      ...(isDone(s, seat) ? [] : [{ kind: 'one-of', actions: [{ type: 'claims-done' }] } satisfies Offer]),
      ...attemptsOf(s, seat),
    ],
    tableOffers: () => [{ kind: 'one-of', actions: [{ type: 'time-up' }] }],
    refuse(s, by, action) {
      if ((action.type === 'time-up') !== (by === 'table')) return refusal('wrong-phase', undefined, RULE);
      if (by === 'table' || action.type === 'time-up') return undefined;
      if (action.type === 'claim') return refuseClaim(s, by, action);
      return isDone(s, by) ? refusal('done-already', undefined, RULE) : undefined;
    },
    decide(s, by, action) {
      if (by !== 'table' && action.type === 'claim') return claimedBy(s, by, action);
      return [noted(s, { done: by === 'table' ? s.active : [...memoryOf(s).done, by] })];
    },
    next: () => [{ type: 'ended', end: 'settle' }],
    show: (s, viewer) => ({
      ...shownTo(ruleset, s),
      attempts: typeof viewer === 'number' ? attemptsBy(s, viewer).length : 0,
    }),
  };
}
