import type { EveningPlan } from '../../kernel/family/definition.ts';
import { EVENING_TEXTS } from './evening-texts.ts';
import type { Ruleset } from './ruleset.ts';

/** At four the dealer sits out: everybody plays as many as at three. */
const DEALS = { 3: 36, 4: 48 };
const ONE_POT = { id: 'one-pot', name: EVENING_TEXTS['one-pot'], deals: DEALS, rounds: null };

export const eveningsOf = ({ options }: Ruleset): readonly EveningPlan[] => [
  { id: 'club', name: EVENING_TEXTS.club, deals: DEALS, rounds: 2 },
  ...(options.payment === 'points' ? [{ ...ONE_POT, differs: { oneSeries: true } }] : []),
];
