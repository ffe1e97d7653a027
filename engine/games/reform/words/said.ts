import type { ActionWords, Saying } from '#engine/kernel/words/action-words.ts';
import type { PhaseId } from '../names.ts';
import type { ReformAction } from '../phases/index.ts';
import type { Ruleset } from '../ruleset.ts';

/** Where something is said in this family. */
export type At = Saying<Ruleset, PhaseId>;

/** The words for every action of this family. */
export type Rows = ActionWords<ReformAction, At>;
