import { z } from 'zod';
import { type Card, handOf } from '#engine/core/card.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { Event, State } from '#engine/kernel/deal/state.ts';
import { type Item, itemOf } from '#engine/kernel/score.ts';
import { birdOf, BIRDS, BONUS_IDS, type BonusId, kindOf } from '../bonuses.ts';
import { refusal } from '../refusals.ts';
import type { Ruleset } from '../ruleset.ts';

/** What is said of bonuses and doublings before play (illustrated §6.2). */

/** What a step doubles: the game, or a bonus by its id. */
export const GAME = 'game';

export const STEPS = ['kontra', 'rekontra'] as const;
export type KontraStep = (typeof STEPS)[number];

export const ANNOUNCE = z.strictObject({ type: z.literal('announce'), bonus: z.enum(BONUS_IDS) });
export const DOUBLE = z.strictObject({ type: z.enum(STEPS), item: z.enum([GAME, ...BONUS_IDS]) });
export type Announce = z.infer<typeof ANNOUNCE>;
export type Double = z.infer<typeof DOUBLE>;

export const announce = (bonus: BonusId): Announce => ({ type: 'announce', bonus });
const double = (type: KontraStep, item: Double['item']): Double => ({ type, item });

const handIn = (s: State, seat: Seat): readonly Card[] => s.zones[handOf(seat)] ?? [];

/** Somebody announces a bonus, before or after the talon is taken up. */
export interface Announcing {
  readonly bonus: BonusId;
  readonly stage: 'before' | 'announced';
  readonly by: Seat;
}

/** Whether a bonus is still open to be announced at this stage by somebody on this side. */
export function isOpenTo(
  { worth, profile, bonuses }: Ruleset,
  s: State,
  { bonus, stage, by: seat }: Announcing,
): boolean {
  const { declarer, contract } = firstGame(s);
  if (!bonuses.includes(bonus) || kindOf(bonus) === 'meld') return false;
  if (seat !== declarer && !(BIRDS.includes(bonus) && profile.birds.announced === 'anybody')) return false;
  return worth(bonus, stage, contract) !== undefined && !s.items.some(({ about }) => about === bonus);
}

/** Why a seat may not announce a bonus now (illustrated §6.1, R13). */
export function refuseBonus(ruleset: Ruleset, s: State, announcing: Announcing): Refusal | undefined {
  const { bonus, by: seat } = announcing;
  if (s.items.some(({ about }) => about === bonus))
    return refusal('announced-already', { item: bonus }, 'illustrated §6.1');
  if (!isOpenTo(ruleset, s, announcing)) return refusal('not-announced-now', { item: bonus }, 'illustrated §6.1');
  const bird = birdOf(bonus);
  return bird && !handIn(s, seat).includes(bird.card)
    ? refusal('bird-not-held', { card: bird.card }, 'illustrated §6.1')
    : undefined;
}

export const announced = (s: State, { bonus, stage, by }: Announcing): readonly Event[] => [
  { type: 'items', items: [...s.items, itemOf(bonus, stage, by)] },
];

/** Which items a window is about. */
export type InWindow = (item: Item) => boolean;

/** Whether an item may be doubled by the next step: kontra by the other side of who said it, rekontra by its own. */
function isDoubled({ doublings }: Item, step: KontraStep): boolean {
  return doublings.length === STEPS.indexOf(step);
}

/** Every doubling that anybody may say of the items of a window. */
export const doublingsIn = (s: State, step: KontraStep, isIn: InWindow): readonly Double[] =>
  s.items
    .filter((item) => isIn(item) && isDoubled(item, step))
    .map(({ about }) => double(step, about as Double['item']));

/** Why something may not be doubled now; `steps`: what may be said in this window, of which items. */
export function refuseDouble(
  s: State,
  { type, item: about }: Double,
  steps: Readonly<Partial<Record<KontraStep, InWindow>>>,
  rule: string,
): Refusal | undefined {
  const item = s.items.find((one) => one.about === about);
  if (!item) return refusal('nothing-to-double', { item: about }, rule);
  if (item.doublings.length > STEPS.indexOf(type)) return refusal('doubled-already', { item: about }, rule);
  const isIn = steps[type];
  return isIn?.(item) && isDoubled(item, type) ? undefined : refusal('not-to-double', { item: about }, rule);
}

/** The items with one of them doubled once more. */
export const doubledIn = (s: State, { type, item: about }: Double, by: Seat, early: boolean): readonly Event[] => [
  {
    type: 'items',
    items: s.items.map((item) =>
      item.about === about
        ? { ...item, doublings: [...item.doublings, { step: type, by, ...(early && { early: true as const }) }] }
        : item,
    ),
  },
];
