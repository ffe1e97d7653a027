import { z } from 'zod';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { GAME, isHalved, keyOf, levelOf, SELF, standOf } from '#engine/games/reform/items.ts';
import { STEPS } from '#engine/games/reform/noted.ts';
import { refusal, type RefusalCode } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item } from '#engine/kernel/score.ts';
import { isOwners, type StepFault, stepFault } from '#engine/phases/talk/steps.ts';
import { GOOD } from '#engine/phases/talk/talk.ts';

const STEP = z.strictObject({ type: z.enum(STEPS), item: z.string() });
const HALVING = z.strictObject({ type: z.literal(SELF), item: z.string() });
/** It names the step, or only who knows on which side its speaker is could tell which one is meant. */
const PROTEST = z.strictObject({ type: z.literal('protest'), item: z.string(), step: z.enum(STEPS) });

/** What is said to an item, by its key: a step, Selbstkontra or Protest. */
export const DOUBLING = z.discriminatedUnion('type', [STEP, HALVING, PROTEST]);
export const DOUBLING_OR_GOOD = z.union([GOOD, DOUBLING]);
export type Doubling = z.infer<typeof DOUBLING>;
type Step = z.infer<typeof STEP>;
type Protest = z.infer<typeof PROTEST>;

const RULE = 'reform §6.3';

/** How many have to say `good` in a row. */
export const GOODS_TO_END = 3;

const FAULTS: Readonly<Record<StepFault, RefusalCode>> = {
  'too-high': 'kontra-above-limit',
  said: 'kontra-wrong-step',
  skips: 'kontra-wrong-step',
};

/** Whether the series has fixed the value of the game, so that nothing is doubled (reform §9). */
export const isFixed = ({ now }: State): boolean => now.notes['fixed'] !== undefined;

const findItem = (s: State, key: string): Item | undefined => s.items.find((item) => keyOf(item) === key);

/** Everything that could be said to the items. */
export const doublings = (s: State): readonly Doubling[] => [
  ...s.items
    .map(keyOf)
    .flatMap((item): readonly Doubling[] => [
      ...STEPS.map((type) => ({ type, item })),
      ...STEPS.map((step) => ({ type: 'protest', item, step }) as const),
    ]),
  ...selfKeys(s).map((item): Doubling => ({ type: SELF, item })),
];

/** Why a seat may not say a step, Selbstkontra or Protest. */
export function refuseDoubling(ruleset: Ruleset, s: State, seat: Seat, action: Doubling): Refusal | undefined {
  if (action.type === SELF) return refuseSelf(ruleset, s, seat, action.item);
  if (action.type === 'protest') return refuseProtest(ruleset, s, seat, action);
  return refuseStep(ruleset, s, seat, action);
}

/** Why a seat may not double an item. */
function refuseStep(ruleset: Ruleset, s: State, seat: Seat, { item: key, type }: Step): Refusal | undefined {
  const item = findItem(s, key);
  if (!item) return refusal('no-such-item', { text: key }, RULE);
  const not = (code: RefusalCode): Refusal => refusal(code, { item: item.about }, RULE);
  if (isFixed(s) || isHalved(item)) return not('kontra-closed');
  const standing = levelOf(item);
  const fault = stepFault(STEPS, type, { most: ruleset.options.kontraLevels, standing });
  if (fault) return not(FAULTS[fault]);
  const stand = standOf(firstGame(s), item, seat);
  if (stand === 'none') return not('kontra-not-your-pair');
  if ((stand === 'own') !== isOwners(standing)) return not('kontra-own-side');
  return item.protests?.some(({ by }) => by === seat) ? not('kontra-after-protest') : undefined;
}

/** What Selbstkontra halves: a bonus, or the game, in a negative one with all pairs at once (reform §6.3). */
const halvedBy = ({ items }: State, key: string): readonly Item[] =>
  items.filter((item) => (item.about === GAME ? GAME : keyOf(item)) === key);

/** The keys that Selbstkontra can name. */
const selfKeys = ({ items }: State): readonly string[] => [
  ...new Set(items.map((item) => (item.about === GAME ? GAME : keyOf(item)))),
];

/** Why a seat may not halve an item of its own side. */
function refuseSelf(ruleset: Ruleset, s: State, seat: Seat, key: string): Refusal | undefined {
  if (!ruleset.options.selbstkontra) return refusal('option-off', { option: 'selbstkontra' }, 'reform §12');
  const items = halvedBy(s, key);
  const [item] = items;
  if (!item) return refusal('no-such-item', { text: key }, RULE);
  const not = (code: RefusalCode): Refusal => refusal(code, { item: item.about }, RULE);
  if (standOf(firstGame(s), item, seat) !== 'own') return not('selbstkontra-not-yours');
  if (isFixed(s) || items.some(isHalved)) return not('kontra-closed');
  return items.some((one) => levelOf(one) > 0) ? not('selbstkontra-too-late') : undefined;
}

/** The last step that a seat's side has said on an item, from 1, and who said it. */
function lastOfSide(s: State, item: Item, seat: Seat): { readonly by: Seat; readonly of: number } | undefined {
  const isOwn = standOf(firstGame(s), item, seat) === 'own';
  const said = isHalved(item) ? [] : item.doublings.map(({ by }, at) => ({ by, of: at + 1 }));
  return said.filter(({ of }) => isOwners(of - 1) === isOwn).at(-1);
}

/** Why a seat may not protest against what a partner has said for their side. */
function refuseProtest(ruleset: Ruleset, s: State, seat: Seat, { item: key, step }: Protest): Refusal | undefined {
  if (!ruleset.options.protest) return refusal('option-off', { option: 'protest' }, 'reform §12');
  const item = findItem(s, key);
  if (!item) return refusal('no-such-item', { text: key }, RULE);
  const last = standOf(firstGame(s), item, seat) === 'none' ? undefined : lastOfSide(s, item, seat);
  const isMeant = last !== undefined && last.by !== seat && STEPS[last.of - 1] === step;
  const isOpen = isMeant && !item.protests?.some(({ by }) => by === seat);
  return isOpen ? undefined : refusal('nothing-to-protest', { item: item.about }, RULE);
}

/** The items after a step, Selbstkontra or Protest; the first step counts more before the exchange (reform §6.4). */
export function withStep(s: State, by: Seat, action: Doubling, isEarly: boolean): readonly Item[] {
  const { type, item: key } = action;
  const named = type === SELF ? halvedBy(s, key) : s.items.filter((item) => keyOf(item) === key);
  const early = isEarly && type === 'kontra';
  return s.items.map((item) => {
    if (!named.includes(item)) return item;
    if (action.type === 'protest')
      return { ...item, protests: [...(item.protests ?? []), { by, of: STEPS.indexOf(action.step) + 1 }] };
    return { ...item, doublings: [...item.doublings, { step: type, by, ...(early && { early }) }] };
  });
}
