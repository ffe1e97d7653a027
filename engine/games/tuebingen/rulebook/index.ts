import type { RulePage } from '#engine/kernel/family/definition.ts';
import { BONUS_IDS } from '../bonuses.ts';
import type { Ruleset } from '../ruleset.ts';
import { auctionPages } from './auction.ts';
import { basics } from './basics.ts';
import { bonusPage } from './bonus-page.ts';
import { contractPage } from './contract-page.ts';

/** The rule book of one table, made from its rules: basics, every game, the Strafen. */
export const rulebookOf = (ruleset: Ruleset): readonly RulePage[] => [
  ...basics(ruleset),
  ...auctionPages(ruleset),
  ...ruleset.contracts.map((contract) => contractPage(ruleset, contract)),
  ...BONUS_IDS.map((bonus) => bonusPage(ruleset, bonus)),
];
