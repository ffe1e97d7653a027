/** Why a step is not the next one: the table does not play it, it has been said, or one before it is missing. */
export type StepFault = 'too-high' | 'said' | 'skips';

/** `most`: how many of the steps are played. `standing`: how many have been said. */
export function stepFault<Step extends string>(
  steps: readonly Step[],
  step: Step,
  { most, standing }: { readonly most: number; readonly standing: number },
): StepFault | undefined {
  const at = steps.indexOf(step);
  if (at >= most) return 'too-high';
  if (standing > at) return 'said';
  return standing < at ? 'skips' : undefined;
}

/** Whether a step, counted from 0, is said by the side that the item belongs to: each one answers the one before. */
export const isOwners = (at: number): boolean => at % 2 === 1;
