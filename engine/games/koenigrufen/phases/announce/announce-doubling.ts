import type { Refusal } from '#engine/core/refusal.ts';
import type { Seat } from '#engine/core/seat.ts';
import { relation } from '#engine/games/koenigrufen/knowledge.ts';
import { refusal, type RefusalCode } from '#engine/games/koenigrufen/refusals.ts';
import type { Ruleset } from '#engine/games/koenigrufen/ruleset.ts';
import { firstGame } from '#engine/kernel/deal/first-game.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import type { Item } from '#engine/kernel/score.ts';
import { isOwners, type StepFault, stepFault } from '#engine/phases/talk/steps.ts';
import { isLate, memoryOf, mustChoose } from './announce-memory.ts';

/** Each step doubles once more; the steps are said in this order. */
export const DOUBLING_STEPS = ['kontra', 'rekontra', 'subkontra'] as const;
export type DoublingStep = (typeof DOUBLING_STEPS)[number];

const FAULTS: Readonly<Record<StepFault, RefusalCode>> = {
  'too-high': 'no-more-doubling',
  said: 'already-doubled',
  skips: 'not-doubled-yet',
};

/** What somebody says: a step, about the item with this index. */
interface Doubled {
  readonly type: DoublingStep;
  readonly item: number;
}

/**
 * Why a seat may not double an item (tirol §6.2). A kontra against one's own hidden side is accepted, for nobody could
 * know, and is void when the deal is settled (R10); only the called partner knows better.
 */
export function refuseDoubling(
  ruleset: Ruleset,
  s: State,
  seat: Seat,
  { item: index, type: step }: Doubled,
): Refusal | undefined {
  const item = s.items[index];
  if (!item) return refusal('no-such-item', { count: index });
  if (!memoryOf(s).lies && ruleset.hasPutRight('doubling-after-lie'))
    return refusal('lie-first', { item: item.about }, 'tirol §6.2');
  const standing = item.doublings.length;
  const fault = stepFault(DOUBLING_STEPS, step, { most: ruleset.options['kontra-levels'], standing });
  if (fault) return refusal(FAULTS[fault], { item: item.about }, 'tirol §6.2');
  if (ruleset.customs.announcing === 'once' && isLate(s, index))
    return refusal('too-late-to-double', { item: item.about }, 'tirol §14');
  return isOwners(standing) ? refuseRekontra(s, seat, item) : refuseKontra(ruleset, s, seat, item);
}

function refuseKontra(ruleset: Ruleset, s: State, seat: Seat, item: Item): Refusal | undefined {
  // Negative games: every opponent alone.
  if (item.against.length > 0)
    return item.against.includes(seat) ? undefined : refusal('not-your-pair', { item: item.about }, 'tirol §6.2');
  const game = firstGame(s);
  if (mustChoose(ruleset, game, seat)) {
    const announced = s.items.some(({ about, by }) => by === seat && ruleset.bonus(about)?.kind === 'valat');
    if (announced) return refusal('kontra-or-valat', { item: item.about }, 'tirol §14');
  }
  if (relation(game, s, seat, item.by) !== 'own') return undefined;
  return seat === game.partner
    ? refusal('kontra-by-partner', { item: item.about }, 'tirol §6.2, §8.5')
    : refusal('own-item', { item: item.about }, 'tirol §6.2');
}

function refuseRekontra(s: State, seat: Seat, item: Item): Refusal | undefined {
  if (item.against.length > 0)
    return item.by === seat ? undefined : refusal('not-your-pair', { item: item.about }, 'tirol §6.2');
  if (item.doublings.at(-1)?.by === seat) return refusal('own-kontra', { item: item.about }, 'tirol §6.2');
  const game = firstGame(s);
  return relation(game, s, seat, item.by) === 'other'
    ? refusal('not-your-item', { item: item.about }, 'tirol §6.2')
    : undefined;
}
