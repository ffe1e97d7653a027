import type { ActionWords, Saying } from '#engine/kernel/words/action-words.ts';
import type { BavarianAction } from '../phases/index.ts';
import type { PhaseId } from '../phases/names.ts';
import type { Ruleset } from '../ruleset.ts';

/** The words for every action of this family. */
export type Rows = ActionWords<BavarianAction, Saying<Ruleset, PhaseId>>;
