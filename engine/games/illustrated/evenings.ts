import { text } from '#engine/core/text.ts';
import type { EveningPlan } from '#engine/kernel/family/definition.ts';

/** At four the dealer sits out: everybody plays as many as at three. */
const DEALS = { 3: 36, 4: 48 };

/** How evenings of these games are run: a number of deals, with as many series as come about, or a series a round. */
export const eveningsOf = (): readonly EveningPlan[] => [
  {
    id: 'club',
    name: text('Klubabend: 2 Runden zu 36, zu viert 48', 'Club evening: 2 rounds of 36, or 48 at four'),
    deals: DEALS,
    rounds: 2,
  },
  {
    id: 'one-series',
    name: text('Jede Runde eine Partie bis 100', 'Each round one series to 100'),
    deals: DEALS,
    rounds: null,
    differs: { oneSeries: true },
  },
];
