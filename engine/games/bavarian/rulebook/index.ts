import type { RulePage } from '../../../kernel/types.ts';
import type { Ruleset } from '../ruleset.ts';

export const rulebookOf = (_ruleset: Ruleset): readonly RulePage[] => [];
