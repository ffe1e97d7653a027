import { text } from '#engine/core/text.ts';
import type { EveningPlan } from '#engine/kernel/family/definition.ts';

/** Rounds in which everybody deals equally often (reform §9): four times, or once. */
const FOUR_TIMES = { 4: 16, 5: 20 };
const ONCE = { 4: 4, 5: 5 };

/** How evenings of these games are likely to be run. */
export const eveningsOf = (): readonly EveningPlan[] => [
  {
    id: 'club',
    name: text('Klubabend: 3 Runden, jeder gibt viermal', 'Club evening: 3 rounds, everybody deals four times'),
    deals: FOUR_TIMES,
    rounds: 3,
  },
  {
    id: 'short-rounds',
    name: text('Kurze Runden, in denen jeder einmal gibt', 'Short rounds in which everybody deals once'),
    deals: ONCE,
    rounds: null,
  },
];
