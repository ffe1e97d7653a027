import { text } from '#engine/core/text.ts';
import type { EveningPlan } from '#engine/kernel/family/definition.ts';

/** Sixteen deals at four are twenty at five, so that everybody plays sixteen. */
const SIXTEEN = { 4: 16, 5: 20 };

/** How well-known cups and clubs play; each profile lists those that use it. */
const EVENINGS = {
  tirolcup: {
    name: text('Tirolcup: 3 Runden zu 16', 'Tirolcup: 3 rounds of 16'),
    deals: SIXTEEN,
    rounds: 3,
    differs: {
      placePoints: { mode: 'tie-break', list: [4, 2, 1, 0] },
      tieBreaks: ['place-points', 'best-round', 'lot'],
    },
  },
  raiffeisen: {
    name: text('Raiffeisen: 3 Runden zu 16', 'Raiffeisen: 3 rounds of 16'),
    deals: SIXTEEN,
    rounds: 3,
    differs: { minutes: 90 },
  },
  kaernten: {
    name: text('Kärnten: 3 Runden zu 20', 'Carinthia: 3 rounds of 20'),
    deals: { 4: 20, 5: 25 },
    rounds: 3,
  },
  skoty: {
    name: text('Skoty-Abend: Minus zählt halb', 'Skoty evening: minus counts half'),
    deals: SIXTEEN,
    rounds: 2,
    differs: { halving: 'round' },
  },
} as const satisfies Readonly<Record<string, Omit<EveningPlan, 'id'>>>;

export type EveningId = keyof typeof EVENINGS;

export const eveningsOf = ({ evenings }: { readonly evenings: readonly EveningId[] }): readonly EveningPlan[] =>
  evenings.map((id) => ({ id, ...EVENINGS[id] }));
