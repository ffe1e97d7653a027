import type { EveningPlan } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { EVENING_TEXTS } from './evening-texts.ts';

/** At four the dealer sits out: everybody plays as many as at three. */
const DEALS = { 3: 36, 4: 48 };
const ONE_POT = { id: 'one-pot', name: EVENING_TEXTS['one-pot'], deals: DEALS, rounds: null };

const ONE_BANK = { ...ONE_POT, id: 'one-bank', name: EVENING_TEXTS['one-bank'] };

export const eveningsOf = ({ hasPot, payment }: Ruleset): readonly EveningPlan[] => [
  { id: 'club', name: EVENING_TEXTS.club, deals: DEALS, rounds: 2 },
  ...(hasPot ? [{ ...ONE_POT, differs: { oneSeries: true } }] : []),
  ...(payment === 'sharp' ? [{ ...ONE_BANK, differs: { oneSeries: true } }] : []),
];
