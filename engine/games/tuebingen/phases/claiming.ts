import { z } from 'zod';
import type { Json } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import { notesOf } from '#engine/kernel/deal/phase.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { type Game, itemOf } from '#engine/kernel/score.ts';
import { BONUS_IDS, type BonusId, isFamily } from '../bonuses.ts';
import { type Suit, SUITS } from '../cards.ts';
import { countedIn } from '../counting/counted.ts';
import type { Options } from '../options/options.ts';
import type { Ruleset } from '../ruleset.ts';
import { isSame, type Strafe, strafenOf } from '../strafen/in-deal.ts';
import { CLAIMS } from './names.ts';

/** What every version of the window for Strafen has: what is said in it, and what it remembers (tuebingen §7.1). */

export const RULE = 'tuebingen §7.1';

const CLAIM = z.strictObject({
  type: z.literal('claim'),
  bonus: z.enum(BONUS_IDS),
  suit: z.enum(SUITS).exactOptional(),
});
export type Claim = z.infer<typeof CLAIM>;
export const isClaim = (action: Action): action is Claim => CLAIM.safeParse(action).success;
export const ACTION = z.discriminatedUnion('type', [
  CLAIM,
  z.strictObject({ type: z.enum(['claims-done', 'time-up']) }),
]);
export type WindowAction = z.infer<typeof ACTION>;

/** Everything that can be claimed: of families, of each suit. */
export const ALL: readonly Claim[] = BONUS_IDS.flatMap((bonus): readonly Claim[] =>
  isFamily(bonus) ? SUITS.map((suit) => ({ type: 'claim', bonus, suit })) : [{ type: 'claim', bonus }],
);

export type Known = { readonly id: BonusId; readonly suit?: Suit };
export const knownIn = ({ bonus, suit }: Claim): Known => ({ id: bonus, ...(suit !== undefined && { suit }) });

/** Why a claim is not true. */
export type WhyNot = 'strafe-not-held' | 'strafe-not-your-side';

/** A claim in vain, as the first version of the rules kept it. */
type Wrong = Known & { readonly by: Seat; readonly why: WhyNot };

export type WindowMemory = {
  readonly done: readonly Seat[];
  readonly claimed: readonly Known[];
  readonly wrong?: readonly Wrong[];
};
export const memoryOf = (s: State): WindowMemory => notesOf<WindowMemory>(s, CLAIMS, { done: [], claimed: [] });
export const isDone = (s: State, seat: Seat): boolean => memoryOf(s).done.includes(seat);

/** What everybody is told of the count: the declarer's side, the best opponent of a Raus, the tricks of a Tout. */
export type Counted = { readonly points: number; readonly best: number; readonly tricks: number };

/** Who is done, and what was counted. */
export function shownTo(ruleset: Ruleset, s: State): { readonly [key: string]: Json } {
  const { points, best, tricks } = countedIn(ruleset, s);
  return { done: memoryOf(s).done, counted: { points, best, tricks } satisfies Counted };
}

/** The Strafen that were claimed in time, in the order in which they were. */
export function claimedIn(options: Options, s: State, game: Game): readonly Strafe[] {
  const { claimed } = memoryOf(s);
  if (claimed.length === 0) return [];
  const all = strafenOf(options, s, game);
  return claimed.flatMap((one) => all.filter((strafe) => isSame(one, strafe)));
}

export const noted = (s: State, notes: Partial<WindowMemory>): Event => ({
  type: 'noted',
  phase: CLAIMS,
  notes: { ...memoryOf(s), ...notes },
});

/** A claim that is true. */
export function claimedBy(s: State, by: Seat, claim: Claim): readonly Event[] {
  const known = knownIn(claim);
  return [
    { type: 'items', items: [...s.items, itemOf(known.id, 'claimed', by)] },
    noted(s, { claimed: [...memoryOf(s).claimed, known] }),
  ];
}
