import { contractsOf } from '../../../kernel/family/contracts.ts';
import { fallbacksOf } from '../../../kernel/family/options.ts';
import { CONTRACT_IDS } from '../contract.ts';
import { OPTIONS, type Options } from '../options.ts';
import { PROFILES } from '../profiles/index.ts';
import { FAMILY, type Ruleset } from '../ruleset.ts';
import { simplePoints } from '../profiles/simple-points.ts';

const OPEN: Options = { ...fallbacksOf(OPTIONS), 'kontra-max': 5, 'frage-trump': 'any', bettel: true };

/** A table whose entries may say most: every game of every profile. */
export const mostAsked: Ruleset = {
  ...FAMILY.resolve(simplePoints, OPEN, FAMILY.rulesVersion),
  ...contractsOf(
    CONTRACT_IDS.flatMap((id) =>
      PROFILES.flatMap(({ contracts }) => contracts.filter((one) => one.id === id)).slice(0, 1),
    ),
  ),
};
