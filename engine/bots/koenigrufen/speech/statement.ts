import { because } from '#engine/bots/advice.ts';
import { must } from '#engine/core/assert-never.ts';
import { isBird } from '#engine/games/koenigrufen/ruleset.ts';
import type { PhaseAction } from '../actions.ts';
import { countsOf } from '../bidding/auction.ts';
import type { Mind } from '../mind.ts';
import { best } from '../play/points.ts';
import type { Chosen } from '../reasons.ts';
import { bonusChance } from './chances.ts';
import { itemChance } from './doubling.ts';

type Statement = PhaseAction<'bird' | 'announce'>;
type Doubling = Extract<Statement, { readonly item: number }>;

/** How much more an announcement must be expected to bring than silence, in points. */
const LEAST_GAIN = 0.25;
/** An item is doubled if its chance to be made is below the first, and its kontra redoubled if it is above the second. */
const [KONTRA_BELOW, REKONTRA_ABOVE] = [0.36, 0.85];

/** What to say before play: one by one, announcements and doublings that are expected to pay; then good. */
export function chooseStatement(mind: Mind, actions: readonly Statement[]): Chosen {
  const naming = actions.filter((action) => action.type === 'name-bird');
  if (naming.length > 0)
    return because(
      best(naming, ({ bonus }) => gainOf(mind, bonus) + amountOf(mind, bonus)),
      'name-bird',
    );
  const announcement = best(
    actions.filter((action) => action.type === 'announce').filter(({ bonus }) => gainOf(mind, bonus) > LEAST_GAIN),
    ({ bonus }) => gainOf(mind, bonus),
  );
  if (announcement) {
    const isOfBird = isBird(must(mind.seen.ruleset.bonus(announcement.bonus), announcement.bonus));
    return because(announcement, isOfBird ? 'announce-bird' : 'announce', countsOf(mind.seen));
  }
  const doubling = actions.filter((action) => 'item' in action).find((action) => isWorthDoubling(mind, action));
  if (doubling) return because(doubling, doubling.type === 'rekontra' ? 'stands' : 'fails');
  return because(
    actions.find(({ type }) => type === 'good'),
    'nothing-sure',
  );
}

const amountOf = ({ seen }: Mind, id: string): number => seen.ruleset.amount(id, 'announced') ?? 0;

/** How much more announcing a bonus is expected to bring than leaving it unsaid, in points. */
function gainOf(mind: Mind, id: string): number {
  const { ruleset } = mind.seen;
  const bonus = must(ruleset.bonus(id), id);
  const [silent, announced] = [ruleset.amount(id, 'silent') ?? 0, ruleset.amount(id, 'announced') ?? 0];
  const chance = bonusChance(mind, bonus);
  return announced * (2 * chance - 1) - silent * Math.max(0, bonus.kind === 'course' ? 2 * chance - 1 : chance);
}

/** Kontra where the item will most likely fail; rekontra where it will most likely not. */
function isWorthDoubling(mind: Mind, { type, item }: Doubling): boolean {
  const chance = itemChance(mind, must(mind.seen.view.items[item], 'an item'));
  return type === 'rekontra' ? chance > REKONTRA_ABOVE : chance < KONTRA_BELOW;
}
