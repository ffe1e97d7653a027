import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { basics } from './basics.ts';
import { bonusPage } from './bonus-page.ts';
import { contractPage } from './contract-page.ts';
import { notYet } from './not-yet.ts';

/** The rule book of one table, made from its rules: basics, every game from the lowest, the bonuses, what is not there yet. */
export const rulebookOf = (ruleset: Ruleset): readonly RulePage[] => [
  ...basics(ruleset),
  ...ruleset.contracts.map((contract) => contractPage(ruleset, contract)),
  ...ruleset.bonuses.map((bonus) => bonusPage(ruleset, bonus)),
  notYet(ruleset),
];
