import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { GAME, isHalved, keyOf, levelOf, SELF, standOf } from '#engine/games/reform/items.ts';
import { refusal, type RefusalCode } from '#engine/games/reform/refusals/index.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item } from '#engine/kernel/score.ts';
import { isOwners, type StepFault, stepFault } from '#engine/phases/talk/steps.ts';

/** The steps of doubling in the order in which they are said (reform §6.3). */
export const STEPS = ['kontra', 'rekontra', 'subkontra', 'hirsch', 'mord'] as const;
export type DoublingStep = (typeof STEPS)[number];

/** What is said of a step to an item, by its key. */
interface Doubled {
  readonly type: DoublingStep;
  readonly item: string;
}

const RULE = 'reform §6.3';

const FAULTS: Readonly<Record<StepFault, RefusalCode>> = {
  'too-high': 'kontra-above-limit',
  said: 'kontra-wrong-step',
  skips: 'kontra-wrong-step',
};

/** Whether the series has fixed the value of the game, so that nothing is doubled (reform §9). */
export const isFixed = ({ now }: State): boolean => now.notes['fixed'] !== undefined;

const findItem = (s: State, key: string): Item | undefined => s.items.find((item) => keyOf(item) === key);

/** Why a seat may not double an item. */
export function refuseStep(ruleset: Ruleset, s: State, seat: Seat, { item: key, type }: Doubled): Refusal | undefined {
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
export const selfKeys = ({ items }: State): readonly string[] => [
  ...new Set(items.map((item) => (item.about === GAME ? GAME : keyOf(item)))),
];

/** Why a seat may not halve an item of its own side. */
export function refuseSelf(ruleset: Ruleset, s: State, seat: Seat, key: string): Refusal | undefined {
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
export function refuseProtest(ruleset: Ruleset, s: State, seat: Seat, key: string): Refusal | undefined {
  if (!ruleset.options.protest) return refusal('option-off', { option: 'protest' }, 'reform §12');
  const item = findItem(s, key);
  if (!item) return refusal('no-such-item', { text: key }, RULE);
  const last = standOf(firstGame(s), item, seat) === 'none' ? undefined : lastOfSide(s, item, seat);
  const isOpen = last !== undefined && last.by !== seat && !item.protests?.some(({ by }) => by === seat);
  return isOpen ? undefined : refusal('nothing-to-protest', { item: item.about }, RULE);
}

/** Whose step a protest is against. */
const protestOf = (s: State, item: Item, by: Seat): Item => ({
  ...item,
  protests: [...(item.protests ?? []), { by, of: lastOfSide(s, item, by)?.of ?? item.doublings.length }],
});

/** The items after a step, Selbstkontra or Protest; the first step counts more before the exchange (reform §6.4). */
export function withStep(
  s: State,
  by: Seat,
  { type, item: key }: { readonly type: DoublingStep | typeof SELF | 'protest'; readonly item: string },
  isEarly: boolean,
): readonly Item[] {
  const named = type === SELF ? halvedBy(s, key) : s.items.filter((item) => keyOf(item) === key);
  const early = isEarly && type === 'kontra';
  return s.items.map((item) => {
    if (!named.includes(item)) return item;
    if (type === 'protest') return protestOf(s, item, by);
    return { ...item, doublings: [...item.doublings, { step: type, by, ...(early && { early }) }] };
  });
}
