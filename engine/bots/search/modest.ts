import type { Action } from '#engine/kernel/deal/action.ts';
import type { GameDefinition } from '#engine/kernel/family/definition.ts';
import type { PhraseGroup } from '#engine/kernel/words/phrase.ts';

/** What raises what a deal is played for, beside what is done in it anyhow. */
const RAISES: readonly PhraseGroup[] = ['bonus', 'doubling'];

/**
 * Those that let things be: to be silent (`null`) or to say something quiet. Where neither can be, those that raise nothing; where
 * all do, all of them.
 */
export function modestIn<A extends Action | null>(
  options: readonly A[],
  { groupOf }: Pick<GameDefinition, 'groupOf'>,
): readonly A[] {
  const groups = options.map((option) => (option ? groupOf(option) : 'quiet'));
  const quiet = options.filter((_, i) => groups[i] === 'quiet');
  if (quiet.length > 0) return quiet;
  const steady = options.filter((_, i) => !RAISES.some((group) => group === groups[i]));
  return steady.length > 0 ? steady : options;
}
