import { z } from 'zod';
import type { Json } from '../../../core/json.ts';
import type { Refusal } from '../../../core/refusal.ts';
import type { Seat } from '../../../core/seat.ts';
import { sideOf } from '../../../judging/sides.ts';
import { firstGame } from '../../../kernel/deal/first-game.ts';
import { definePhase, notesOf, type Phase } from '../../../kernel/deal/phase.ts';
import type { Event, State } from '../../../kernel/deal/state.ts';
import { itemOf, type Game } from '../../../kernel/score.ts';
import { BONUS_IDS, isFamily, type BonusId } from '../bonuses.ts';
import { SUITS, type Suit } from '../cards.ts';
import type { Options } from '../options.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';
import { countedIn } from '../counting/counted.ts';
import { isSame, isUsedUp, strafenOf, type Strafe } from '../strafen/in-deal.ts';
import { CLAIMS } from './names.ts';

const RULE = 'tuebingen §7.1';

const CLAIM = z.strictObject({
  type: z.literal('claim'),
  bonus: z.enum(BONUS_IDS),
  suit: z.enum(SUITS).exactOptional(),
});
type Claim = z.infer<typeof CLAIM>;
const ACTION = z.discriminatedUnion('type', [CLAIM, z.strictObject({ type: z.enum(['claims-done', 'time-up']) })]);
type Said = z.infer<typeof ACTION>;

/** Everything that can be claimed: of families, of each suit. */
const ALL: readonly Claim[] = BONUS_IDS.flatMap((bonus): readonly Claim[] =>
  isFamily(bonus) ? SUITS.map((suit) => ({ type: 'claim', bonus, suit })) : [{ type: 'claim', bonus }],
);

type Known = { readonly id: BonusId; readonly suit?: Suit };
/** A claim that was wrong, and why; only who made it knows of it. */
type Wrong = Known & { readonly by: Seat; readonly why: 'strafe-not-held' | 'strafe-not-your-side' };
type Memory = { readonly done: readonly Seat[]; readonly claimed: readonly Known[]; readonly wrong: readonly Wrong[] };

/** What everybody is told of the count: the declarer's side, the best opponent of a Raus, the tricks of a Tout. */
export type Counted = { readonly points: number; readonly best: number; readonly tricks: number };

const memoryOf = (s: State): Memory => notesOf<Memory>(s, CLAIMS, { done: [], claimed: [], wrong: [] });
const knownIn = ({ bonus, suit }: Claim): Known => ({ id: bonus, ...(suit !== undefined && { suit }) });

/** The Strafen that were claimed in time, in the order in which they were. */
export function claimedIn(options: Options, s: State, game: Game): readonly Strafe[] {
  const { claimed } = memoryOf(s);
  if (claimed.length === 0) return [];
  const all = strafenOf(options, s, game);
  return claimed.flatMap((one) => all.filter((strafe) => isSame(one, strafe)));
}

/**
 * From the count on whoever wants to claims Strafen for his side, until all are done or the clock has run out. What is claimed
 * wrongly costs nothing and is heard by nobody else; what is left is not told (tuebingen §7.1, TU11, TU15, TU16).
 */
export function claims(ruleset: Ruleset): Phase {
  const { options } = ruleset;
  /** Why a claim is wrong, if it is. */
  function wrongIn(s: State, seat: Seat, claim: Claim): Wrong['why'] | undefined {
    const game = firstGame(s);
    const found = strafenOf(options, s, game).find((one) => isSame(one, knownIn(claim)));
    if (!found || isUsedUp(options, found.id, memoryOf(s).claimed)) return 'strafe-not-held';
    return found.claimedBy === sideOf(game, seat) ? undefined : 'strafe-not-your-side';
  }

  function refuseClaim(s: State, seat: Seat, claim: Claim): Refusal | undefined {
    const { bonus, suit } = claim;
    const at = { item: bonus };
    if (isFamily(bonus) !== (suit !== undefined)) return refusal('suit-of-family', at, RULE);
    const { claimed, wrong } = memoryOf(s);
    if (claimed.some((one) => isSame(one, knownIn(claim)))) return refusal('strafe-already-claimed', at, RULE);
    const tried = wrong.find((one) => one.by === seat && isSame(one, knownIn(claim)));
    return tried && refusal(tried.why, at, RULE);
  }

  function decideClaim(s: State, by: Seat, claim: Claim): readonly Event[] {
    const memory = memoryOf(s);
    const why = wrongIn(s, by, claim);
    const known = knownIn(claim);
    const note = (notes: Partial<Memory>): Event => ({ type: 'noted', phase: CLAIMS, notes: { ...memory, ...notes } });
    if (why !== undefined) return [note({ wrong: [...memory.wrong, { ...known, by, why }] })];
    return [
      { type: 'items', items: [...s.items, itemOf(known.id, 'claimed', by)] },
      note({ claimed: [...memory.claimed, known] }),
    ];
  }

  const openTo = (s: State, seat: Seat): readonly Claim[] => ALL.filter((claim) => !refuseClaim(s, seat, claim));
  const isDone = (s: State, seat: Seat): boolean => memoryOf(s).done.includes(seat);
  return definePhase<Said>({
    id: CLAIMS,
    actions: ACTION,
    turn(s) {
      const must = s.active.filter((seat) => !isDone(s, seat));
      if (must.length === 0) return { must, may: [] };
      return {
        must,
        may: s.active.filter((seat) => isDone(s, seat) && openTo(s, seat).length > 0),
        table: 'may',
        seconds: options['claim-seconds'],
      };
    },
    offers: (s, seat) => [
      {
        kind: 'one-of',
        actions: [...(isDone(s, seat) ? [] : [{ type: 'claims-done' }]), ...openTo(s, seat)],
      },
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
      const memory = memoryOf(s);
      const done = by === 'table' ? s.active : [...memory.done, by];
      return [{ type: 'noted', phase: CLAIMS, notes: { ...memory, done } satisfies Memory }];
    },
    next: () => [{ type: 'ended', end: 'settle' }],
    show(s, viewer): Json {
      const { done, wrong } = memoryOf(s);
      const { points, best, tricks } = countedIn(ruleset, s);
      const own = wrong.filter(({ by }) => by === viewer).map(({ by: _, ...one }) => one);
      return { done, wrong: own, counted: { points, best, tricks } satisfies Counted };
    },
  });
}
